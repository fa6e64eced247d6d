import { HttpException } from '@nestjs/common';
import { Refusal } from '../refusals/index.js';

/** A body of more bytes than are taken, as it was announced or as it unpacks. */
export const tooLarge = (mostBytes: number): Refusal =>
  new Refusal(413, 'too_large', `This is too large: at most ${Math.floor(mostBytes / 1024)} kB are taken here.`);

/** What Express's body parsers say of a body that they could not read; Nest hands it on as the cause of an exception of its own. */
interface UnreadBody {
  readonly type?: unknown;
  readonly status?: unknown;
  readonly limit?: unknown;
}

/** Why a body parser did not read a body, in our words; null for any other failure. Theirs may repeat what was sent. */
export function unreadBody(thrown: unknown): Refusal | null {
  const said = thrown instanceof HttpException ? thrown.cause : thrown;
  if (said instanceof Refusal) return said;
  const { type, status, limit } = (said ?? {}) as UnreadBody;
  switch (type) {
    case 'entity.too.large':
      return tooLarge(Number(limit));
    case 'parameters.too.many':
      return new Refusal(413, 'too_large', `This holds more than ${MOST_PARAMETERS} values. Send it in parts.`);
    case 'charset.unsupported':
      return new Refusal(415, 'not_utf8', 'Text is read in UTF-8 alone.');
    case 'encoding.unsupported':
      return new Refusal(415, 'unknown_compression', 'This is compressed in a way that is not read here.');
    case 'entity.parse.failed':
      return new Refusal(400, 'bad_request', 'This is not the JSON that it is said to be.');
    case 'request.aborted':
    case 'request.size.invalid':
      return new Refusal(400, 'bad_request', 'Not all of this arrived. Send it again.');
    default:
      return status === 400 && isOfZlib(said) ? new Refusal(400, 'bad_request', NOT_UNPACKED) : null;
  }
}

const MOST_PARAMETERS = 1000;
const NOT_UNPACKED = 'This cannot be unpacked: it is not compressed as its head says.';

const isOfZlib = (said: unknown): boolean =>
  /^(Z_|ERR__?ZLIB|ERR_BROTLI|ERR__ERROR)/.test(String((said as { code?: unknown }).code));
