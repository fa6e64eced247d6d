export { RESOLVE, refusedAddress, resolveBySystem, type Network, type Resolve, type Rules } from './checked-address.js';
export { safeGet, type Fetched } from './safe-get.js';
export { safeSftp, type SftpTrust } from './safe-sftp.js';
export { isSftp, refusedSftp } from './sftp-address.js';
export { safePost, type Answered } from './safe-post.js';
