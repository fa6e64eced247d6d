import MailIcon from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import type { ResourcePages } from '../resource-pages';

export const emails: ResourcePages = {
  name: 'emails',
  icon: MailIcon,
  list: lazy(() => import('./EmailList')),
  edit: lazy(() => import('./EmailPage')),
  recordRepresentation: 'subject',
};
