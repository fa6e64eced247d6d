export {
  figures,
  letterAttempts,
  lettersPlanned,
  lettersSent,
  listReads,
  replicaAge,
  timeRequests,
} from './figures.js';
