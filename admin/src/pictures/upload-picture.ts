import { PICTURE_BYTES, type Picture } from '@zikaron/contract';
import { ApiError, call } from '../api/http';
import { saying } from '../api/saying';

/** Puts a picture on our own host, made fit for mail programs. @throws ApiError with a reason a person can use */
export async function uploadPicture(file: Blob): Promise<Picture> {
  if (file.size > PICTURE_BYTES) throw new ApiError((await saying())('A picture may have 8 MB at most.'), 413);
  return call<Picture>('/pictures', { method: 'POST', body: file });
}
