export { Transport, type Attempt, type Mail } from './transport.js';
export { Relay } from './relay.js';
export { headerText, mailboxHeader } from './header-text.js';
export { signingKey, signMail, type SigningKey } from './sign-mail.js';
export { buttonTo, escaped, staffMail, unlinked } from './staff-mail.js';
export { writeMail } from './write-mail.js';
