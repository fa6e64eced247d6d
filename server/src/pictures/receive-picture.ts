import { PICTURE_BYTES } from '@zikaron/contract';
import { raw, type Request } from 'express';
import { announcedWithin, Refusal } from '../platform/http/index.js';

const read = raw({ type: () => true, limit: PICTURE_BYTES });
const announced = announcedWithin(PICTURE_BYTES);

/** Takes the body of a request as it is. @throws Refusal 413 as soon as it is announced or found to be too large */
export function receivePicture(request: Request): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { res: response } = request;
    if (!response) throw new Error('The request has no response.');
    const taken = (failure?: unknown) => {
      if (!failure) return resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      const isTooLarge = (failure as { status?: number }).status === 413;
      reject(isTooLarge ? new Refusal(413, 'too_large', 'A picture may have 8 MB at most.') : (failure as Error));
    };
    announced(request, response, (tooLarge?: unknown) => (tooLarge ? taken(tooLarge) : read(request, response, taken)));
  });
}
