export {
  figures,
  httpSeconds,
  letterAttempts,
  lettersPlanned,
  lettersSent,
  listReads,
  replicaAge,
  timeRequests,
} from './figures.js';
