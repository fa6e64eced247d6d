import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { lazy } from 'react';
import type { ResourcePages } from '../resources';

export const templates: ResourcePages = {
  name: 'templates',
  icon: ArticleIcon,
  list: lazy(() => import('./TemplateList')),
  edit: lazy(() => import('./TemplatePage')),
  recordRepresentation: 'name',
};
