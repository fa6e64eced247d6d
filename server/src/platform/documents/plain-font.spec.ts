import { readFileSync } from 'node:fs';
import { fontFiles } from './fonts.js';
import { plainFont, unpacked } from './plain-font.js';

describe('a font file as OpenType', () => {
  it.each(fontFiles().map(({ name, file }) => [name, file]))(
    'given %s, then each table lies where the header says, with the checksum that it has in the file',
    (_, file) => {
      const woff = readFileSync(file);
      const font = unpacked(woff);
      expect(font.readUInt32BE(0)).toBe(woff.readUInt32BE(4));
      const count = font.readUInt16BE(4);
      expect(count).toBe(woff.readUInt16BE(12));
      for (let at = 0; at < count; at++) {
        const [tag, checksum, offset, length] = [0, 4, 8, 12].map((place) => font.readUInt32BE(12 + at * 16 + place));
        const isHead = tag === 0x68656164;
        if (!isHead) expect([at, sumOf(font.subarray(offset, (offset ?? 0) + (length ?? 0)))]).toEqual([at, checksum]);
      }
    },
  );

  it('given the same file again, then it is not unpacked again; given another kind, then it is refused', () => {
    const [{ file } = { file: '' }] = fontFiles();
    expect(plainFont(file)).toBe(plainFont(file));
    expect(() => unpacked(Buffer.from('OTTO and more'))).toThrow('no WOFF');
  });
});

/** The sum of a table's 32-bit words, as OpenType has it; that of `head` leaves a field out. */
function sumOf(table: Buffer): number {
  const words = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}
