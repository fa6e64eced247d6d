export { ContactRow } from './contact.entity.js';
export { ContactMerges, type Merge } from './contact-merges.js';
export { ContactsModule } from './contacts.module.js';
export type { ContactQuery } from './contact-list.js';
export { ContactsService, type NewContact } from './contacts.service.js';
