import { useRouteError } from 'react-router-dom';
import { CrashReport } from './CrashReport';

/** The crash screen for what the router catches. */
export const CrashRoute = () => <CrashReport error={useRouteError()} />;
