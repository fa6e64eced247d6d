export { CalendarLinkRow } from './calendar-link.entity.js';
export { CalendarLinksModule } from './calendar-links.module.js';
