import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { ResourcePages } from '../resource-pages';

export const contacts: ResourcePages = {
  name: 'contacts',
  icon: PeopleIcon,
  list: lazy(() => import('./ContactList')),
  edit: lazy(() => import('./ContactPage')),
  recordRepresentation: 'name',
};
