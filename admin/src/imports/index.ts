import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { lazy } from 'react';
import type { ResourcePages } from '../resource-pages';

export const imports: ResourcePages = {
  name: 'imports',
  icon: UploadIcon,
  list: lazy(() => import('./ImportList')),
  edit: lazy(() => import('./ImportPage')),
  recordRepresentation: 'fileName',
};
