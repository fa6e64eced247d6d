import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { report } from '../report';
import { CrashScreen } from './CrashScreen';

/** The crash screen for what the router catches before the boundary can. */
export function CrashRoute() {
  const thrown = useRouteError();
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  useEffect(() => void report(thrown), [thrown]);
  return <CrashScreen error={error} />;
}
