import sharp from 'sharp';
import { Refusal } from '../../../platform/refusals/index.js';
import { cutPlates, tiltOf } from './cut-plates.js';
import type { Box } from './engine.js';
import type { Grey } from './grey.js';

/** A photograph as it is kept until its plates are read: upright, level and grey. Where no plates are found it is one whole. */
export interface Prepared {
  readonly picture: Buffer;
  /** Smaller, for a page. */
  readonly shown: Buffer;
  readonly width: number;
  readonly height: number;
  readonly boxes: Box[];
}

/** What is opened at all: a bomb of some kilobytes can hold gigabytes of pixels. */
const MOST_PIXELS = 64_000_000;
/** On the longer side: a wall of a hundred plates has some 300 pixels for each. */
const KEPT = 5000;
const LOOKED_AT = 1000;
const SHOWN = 1400;

/**
 * Opens a photograph, turns it upright by what the camera noted and level by its lines, and finds its plates.
 * @throws Refusal 415 when the bytes are no JPEG, PNG or WebP, whatever the file is called; 422 when they are broken or too large
 */
export async function prepare(file: Buffer): Promise<Prepared> {
  if (!isPicture(file)) throw new Refusal(415, 'not_a_picture', 'This is not a JPEG, PNG or WebP picture.');
  try {
    const upright = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: KEPT, height: KEPT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .grayscale()
      .jpeg({ quality: 90 })
      .toBuffer();
    const tilt = tiltOf((await small(upright)).grey);
    const picture = tilt === 0 ? upright : await level(upright, tilt);
    const { width, height } = await sharp(picture).metadata();
    const { grey, scale } = await small(picture);
    const boxes = cutPlates(grey).map((box) => enlarged(box, scale, { width, height }));
    const shown = await sharp(picture)
      .resize({ width: SHOWN, withoutEnlargement: true })
      .jpeg({ quality: 70 })
      .toBuffer();
    return { picture, shown, width, height, boxes: boxes.length > 0 ? boxes : [{ left: 0, top: 0, width, height }] };
  } catch (cause) {
    throw broken(cause);
  }
}

/** Of a picture that cannot be opened, when it comes or when what was kept of it has decayed. */
export const broken = (cause: unknown): Refusal =>
  Object.assign(new Refusal(422, 'broken_picture', 'This picture cannot be opened: it is broken or far too large.'), {
    cause,
  });

async function level(picture: Buffer, tilt: number): Promise<Buffer> {
  const { channels } = await sharp(picture).stats();
  const ground = Math.round(channels[0]?.mean ?? 255);
  return sharp(picture)
    .rotate(-tilt, { background: { r: ground, g: ground, b: ground } })
    .grayscale()
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function small(picture: Buffer): Promise<{ grey: Grey; scale: number }> {
  const { width } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { grey: { width: info.width, height: info.height, pixels: new Uint8Array(data) }, scale: width / info.width };
}

function enlarged(box: Box, scale: number, whole: { width: number; height: number }): Box {
  const left = Math.max(0, Math.floor(box.left * scale));
  const top = Math.max(0, Math.floor(box.top * scale));
  const width = Math.min(whole.width - left, Math.ceil(box.width * scale));
  const height = Math.min(whole.height - top, Math.ceil(box.height * scale));
  return { left, top, width, height };
}

/** What the first bytes say; the name of a file and its announced type say nothing. */
function isPicture(file: Buffer): boolean {
  const starts = (bytes: string, at = 0) => file.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
  return starts('\x89PNG\r\n\x1a\n') || starts('\xff\xd8\xff') || (starts('RIFF') && starts('WEBP', 8));
}
