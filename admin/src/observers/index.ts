import VolunteerIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { lazy } from 'react';
import type { ResourcePages } from '../resource-pages';

export const observers: ResourcePages = {
  name: 'observers',
  icon: VolunteerIcon,
  list: lazy(() => import('./ObserversPage')),
};
