export { flushErrorReports, hearErrors, reportError, startErrorReports, traceRequests } from './error-reports.js';
