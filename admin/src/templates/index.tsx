import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourcePages } from '../resource-pages';

const TemplateTestPage = lazy(() => import('./TemplateTestPage'));

export const templates: ResourcePages = {
  name: 'templates',
  icon: ArticleIcon,
  list: lazy(() => import('./TemplateList')),
  edit: lazy(() => import('./TemplatePage')),
  routes: <Route path=":id/test" element={<TemplateTestPage />} />,
  recordRepresentation: 'name',
};
