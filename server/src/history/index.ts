export { HistorySeals } from './history-seals.service.js';
export { HistoryModule } from './history.module.js';
