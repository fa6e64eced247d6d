import { lazy } from 'react';
import type { ResourcePages } from '../resource-pages';

export const runs: ResourcePages = {
  name: 'runs',
  list: lazy(() => import('./RunList')),
  edit: lazy(() => import('./RunPage')),
};
