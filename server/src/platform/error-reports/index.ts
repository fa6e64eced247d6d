export { flushErrorReports, reportError, startErrorReports, traceRequests } from './error-reports.js';
