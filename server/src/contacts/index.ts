export { ContactRow } from './contact.entity.js';
export { ContactMergeService } from './contact-merge.service.js';
export { ManyContacts, type ChangedContact } from './many-contacts.js';
export { holdBoth, JOINED, Merges, type Follow, type Merge, type Pair } from './merges.js';
export { ContactsModule } from './contacts.module.js';
export { ContactsService } from './contacts.service.js';
