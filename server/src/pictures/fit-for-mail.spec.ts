import sharp from 'sharp';
import { fitForMail } from './fit-for-mail.js';

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 29, g: 59, b: 92, alpha: 0.5 } } });

describe('a picture made fit for mail', () => {
  it('given a photograph on its side, then it stands upright, fits, and tells no place', async () => {
    const photograph = await blank(3000, 2000).jpeg().withMetadata({ orientation: 6 }).toBuffer();

    const { type, width, height, content } = await fitForMail(photograph);

    expect({ type, width, height }).toEqual({ type: 'image/jpeg', width: 1200, height: 1800 });
    expect(await sharp(content).metadata()).not.toHaveProperty('exif');
  });

  it('given a small drawing, then it is not made larger', async () => {
    const { type, width } = await fitForMail(await blank(40, 40).png().toBuffer());

    expect({ type, width }).toEqual({ type: 'image/png', width: 40 });
  });

  it.each([
    ['transparent WebP', () => blank(10, 10, 4).webp().toBuffer(), 'image/png'],
    ['WebP without it', () => blank(10, 10).webp().toBuffer(), 'image/jpeg'],
    ['GIF', () => blank(10, 10).gif().toBuffer(), 'image/png'],
  ])('given %s, which not every mail program shows, then it is drawn anew', async (_what, file, type) => {
    expect((await fitForMail(await file())).type).toBe(type);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('given %s, then it is refused', async (_what, text) => {
    await expect(fitForMail(Buffer.from(text))).rejects.toMatchObject({ status: 415, code: 'not_a_picture' });
  });

  it('given half a picture, or one that only begins as one, then it is refused', async () => {
    const whole = await blank(400, 400).png({ compressionLevel: 0 }).toBuffer();
    const refusal = { status: 422, code: 'broken_picture' };

    await expect(fitForMail(whole.subarray(0, 2000))).rejects.toMatchObject(refusal);
    await expect(fitForMail(Buffer.from('GIF89a<script>alert(1)</script>'))).rejects.toMatchObject(refusal);
  });

  it('given a small file of very many pixels, then it is refused unopened', async () => {
    const bomb = await blank(20_000, 10_000).png().toBuffer();

    await expect(fitForMail(bomb)).rejects.toMatchObject({ status: 422, code: 'broken_picture' });
  });
});
