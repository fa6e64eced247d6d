export {
  figures,
  heavyPieces,
  letterAttempts,
  lettersPlanned,
  lettersSent,
  listReads,
  replicaAge,
  timeRequests,
  timetableRuns,
} from './figures.js';
