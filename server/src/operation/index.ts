export { HowItStands, type Standing } from './how-it-stands.js';
export { Metrics } from './metrics.js';
export { OperatorMail } from './operator-mail.js';
export { OperationModule } from './operation.module.js';
export { OperatorOrganizations } from './operator-organizations.js';
export { Crashes } from './crashes.js';
export { tellLastWords } from './last-words.js';
