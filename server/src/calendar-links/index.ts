export { CalendarLinkRow } from './calendar-link.entity.js';
export { CalendarLinksModule } from './calendar-links.module.js';
export { CalendarLinksService } from './calendar-links.service.js';
export { CalendarsService } from './calendars.service.js';
export { mergeLinks } from './merge-links.js';
