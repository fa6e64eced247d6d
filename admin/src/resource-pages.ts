import type { ReactNode } from 'react';
import type { ResourceProps } from 'react-admin';

/** A resource, where it lives in the API when that differs from its name, and its further pages. */
export interface ResourcePages extends ResourceProps {
  path?: string;
  routes?: ReactNode;
}
