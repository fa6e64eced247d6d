export { RESOLVE, refusedAddress, resolveBySystem, type Resolve, type Rules } from './checked-address.js';
export { safeGet } from './safe-get.js';
export { safeSftp } from './safe-sftp.js';
export { isSftp, refusedSftp } from './sftp-address.js';
export { safePost, type Answered } from './safe-post.js';
