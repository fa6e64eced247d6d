export { bytesOfIds, idAt, readToken, signToken } from './signed-token.js';
