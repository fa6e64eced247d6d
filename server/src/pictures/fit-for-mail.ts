import type { PICTURE_TYPES } from '@zikaron/contract';
import { Refusal } from '../platform/refusals/index.js';

/** Letters are 600 px wide; twice that is sharp on every screen. */
const MOST_WIDTH = 1200;
const MOST_HEIGHT = 2400;
/** What is opened at all: a bomb of a few kilobytes can hold gigabytes of pixels. */
const MOST_PIXELS = 50_000_000;

/** A picture that every mail program shows. */
export interface FitPicture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

/**
 * Draws a picture anew: upright, at most 1200 × 2400 px, without place, camera or any other note that the file held, as PNG
 * where it is a drawing or transparent and as JPEG otherwise. Of a moving picture the first frame is kept.
 * @throws Refusal 415 when the bytes are no PNG, JPEG, GIF or WebP, whatever the file is called; 422 when they are broken
 */
export async function fitForMail(file: Buffer): Promise<FitPicture> {
  const kind = kindOf(file);
  if (!kind) throw new Refusal(415, 'not_a_picture', 'This is not a PNG, JPEG, GIF or WebP picture.');
  // 20 MB, which a process that draws nothing need not carry.
  const { default: sharp } = await import('sharp');
  try {
    const drawn = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MOST_WIDTH, height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true });
    const { hasAlpha } = await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata();
    const isDrawing = kind === 'image/png' || kind === 'image/gif' || hasAlpha;
    const ready = isDrawing ? drawn.png({ compressionLevel: 9 }) : drawn.jpeg({ quality: 82, mozjpeg: true });
    const { data, info } = await ready.toBuffer({ resolveWithObject: true });
    return { type: isDrawing ? 'image/png' : 'image/jpeg', width: info.width, height: info.height, content: data };
  } catch (cause) {
    const refusal = new Refusal(422, 'broken_picture', 'This picture cannot be opened: it is broken or far too large.');
    throw Object.assign(refusal, { cause });
  }
}

type PictureType = (typeof PICTURE_TYPES)[number];

/** What the first bytes say; the name of a file and its announced type say nothing. */
function kindOf(file: Buffer): PictureType | null {
  const starts = (bytes: string, at = 0) => file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('GIF87a') || starts('GIF89a')) return 'image/gif';
  return starts('RIFF') && starts('WEBP', 8) ? 'image/webp' : null;
}
