export { ContactRow } from './contact.entity.js';
export { ContactsModule } from './contacts.module.js';
export { ContactsService, type NewContact } from './contacts.service.js';
