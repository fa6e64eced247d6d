import HistoryIcon from '@mui/icons-material/History';
import { lazy } from 'react';
import type { ResourcePages } from '../resource-pages';

export const history: ResourcePages = {
  name: 'history',
  icon: HistoryIcon,
  list: lazy(() => import('./HistoryList')),
};
