import sharp from 'sharp';
import { heavyTask } from '../../../platform/heavy-task/index.js';
import type { Box } from './engine.js';
import { broken } from './prepare.js';
import { readPlate, type PlateLine } from './read-plate.js';

/** A photograph as it is kept, and which of its plates are to be read. */
export interface PlatesToRead {
  readonly picture: Uint8Array;
  readonly boxes: readonly Box[];
}

/** A plate as it was read, with a small picture of it, in grey, for whoever checks it. */
export interface ReadPlate {
  readonly lines: PlateLine[];
  readonly crop: Buffer;
}

const SHOWN = { width: 720, height: 720 };

/** Reads plates one after the other, in the order of the boxes. @throws Refusal 422 `broken_picture` for what has decayed where it is kept */
export default heavyTask<PlatesToRead, ReadPlate[]>(async ({ picture, boxes }) => {
  const whole = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  const read: ReadPlate[] = [];
  for (const box of boxes) {
    const plate = await cutOut(whole, box);
    const crop = await sharp(plate)
      .resize({ ...SHOWN, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 70 })
      .toBuffer();
    read.push({ lines: await readPlate(plate), crop });
  }
  return read;
});

async function cutOut(whole: Buffer, { left, top, width, height }: Box): Promise<Buffer> {
  try {
    const plate = sharp(whole, { failOn: 'error' }).extract({ left, top, width, height });
    return await plate.png({ compressionLevel: 1 }).toBuffer();
  } catch (cause) {
    throw broken(cause);
  }
}
