export {
  figures,
  heavyPieces,
  letterAttempts,
  lettersFailed,
  lettersPlanned,
  lettersSent,
  listReads,
  replicaAge,
  timeRequests,
  timetableRuns,
} from './figures.js';
