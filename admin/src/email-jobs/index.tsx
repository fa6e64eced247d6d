import { lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourcePages } from '../resource-pages';

const RunPreview = lazy(() => import('./RunPreview'));

export const emailJobs: ResourcePages = {
  name: 'email-jobs',
  path: 'emails/jobs',
  list: lazy(() => import('./EmailJobList')),
  edit: lazy(() => import('./EmailJobPage')),
  routes: <Route path=":id/run" element={<RunPreview />} />,
};
