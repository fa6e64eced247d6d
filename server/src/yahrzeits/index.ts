export { ObservanceRow } from './observance.entity.js';
export { ObserversService } from './observers.service.js';
export { OccurrenceRow } from './occurrence.entity.js';
export { OccurrencesService } from './occurrences.service.js';
export { customsOf, datedBetween, deathOf, type Customs, type Dated } from './dated.js';
export type { YahrzeitQuery } from './yahrzeit-list.js';
export { YahrzeitRow } from './yahrzeit.entity.js';
export { YahrzeitsModule } from './yahrzeits.module.js';
export { YahrzeitsService } from './yahrzeits.service.js';
