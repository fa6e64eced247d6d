export { AuthModule } from './auth.module.js';
export { createConfirmedUser, makeIdentityTables } from './embedded-identity.js';
export { mountIdentity } from './mount-identity.js';
export { Callers } from './callers.service.js';
export { HERE, hereOptions, sessionCookie } from './session-cookie.js';
export { operatorsOnly } from './operators-only.js';
export { refuseUnguardedRoutes } from './unguarded-routes.js';
export { RecoveryCodeRow } from './recovery-code.entity.js';
export { WebSessionRow } from './web-session.entity.js';
