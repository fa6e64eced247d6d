import EventIcon from '@mui/icons-material/EventOutlined';
import { lazy } from 'react';
import type { ResourcePages } from '../resource-pages';

export const yahrzeits: ResourcePages = {
  name: 'yahrzeits',
  icon: EventIcon,
  list: lazy(() => import('./YahrzeitList')),
  edit: lazy(() => import('./YahrzeitPage')),
  recordRepresentation: 'name',
};
