export { Transport, type Attempt, type Mail } from './transport.js';
export { Relay, type RelayTimeouts } from './relay.js';
export { headerText, mailboxHeader } from './header-text.js';
export { signingKey, signMail, type SigningKey } from './sign-mail.js';
export { buttonTo, escaped, staffMail, type StaffLetter } from './staff-mail.js';
export { writeMail, type MailBody, type MailFile } from './write-mail.js';
