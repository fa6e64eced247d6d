export { refusedAddress, type Resolve, type Rules } from './checked-address.js';
export { dnsResolver, NAMES_THAT_SOMEBODY_TYPED, RESOLVE } from './names.js';
export { safeGet } from './safe-get.js';
export { safeSftp } from './safe-sftp.js';
export { isSftp, refusedSftp } from './sftp-address.js';
export { safePost, type Answered } from './safe-post.js';
