import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rowsIn } from '../../../test/read-rows.js';
import { readFile } from './read-file.js';

const theFile = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../test/data/workbooks/${name}`, import.meta.url)));
const THERE = theFile('sheetjs-biff8.export.xls');

const said = async (file: Buffer): Promise<string> => {
  try {
    const read = await rowsIn(file);
    return `${read.length} rows`;
  } catch (refusal) {
    return (refusal as { code?: string }).code ?? String(refusal);
  }
};

/** The record of this number, with its head of four bytes. */
const recordAt = (file: Buffer, type: number): number => {
  const head = Buffer.alloc(2);
  head.writeUInt16LE(type);
  return file.indexOf(head, 512);
};

describe('an old Excel workbook', () => {
  it('then it counts days as it says, and rows as Excel does', async () => {
    const { encoding, rows } = await readFile(theFile('sheetjs-biff8.mac.xls'));
    const numbers = [];
    for await (const part of rows) numbers.push(...part.map(({ row }) => row));

    expect(encoding).toBe('Excel 1904');
    expect(numbers[0]).toBe(1);
  });

  it('given a password, then it is refused in words', async () => {
    const file = Buffer.from(THERE);
    file.writeUInt16LE(0x2f, recordAt(file, 0x42));

    await expect(rowsIn(file)).rejects.toMatchObject({ message: expect.stringContaining('has a password') });
  });

  it('given NUL or half of a character in a cell, then the rest of it is read, as text that can be kept', async () => {
    const file = Buffer.from(THERE);
    const at = file.indexOf(Buffer.from('Name', 'utf16le'));
    file.writeUInt16LE(0, at + 2);
    file.writeUInt16LE(0xd800, at + 4);

    expect((await rowsIn(file))[0]?.join()).toContain('N\uFFFD\uFFFDe');
  });

  it('given it ends anywhere, or any of its bytes is another, then it is read or refused, and never hangs', async () => {
    for (let at = 0; at < THERE.length; at += 61) {
      const changed = Buffer.from(THERE);
      changed[at] = 0xff - (changed[at] ?? 0);
      expect(await said(changed)).toMatch(/^(\d+ rows|not_a_table|empty_file|too_many_columns|which_sheet)$/);
      expect(await said(THERE.subarray(0, at))).toMatch(/^(\d+ rows|not_a_table|empty_file)$/);
    }
  });

  it('given sectors too small to name others, then it is refused and not gone through without end', async () => {
    const file = Buffer.from(THERE);
    file.writeUInt16LE(2, 30);
    file.writeUInt32LE(1000, 44);
    file.writeUInt32LE(200, 68);
    file.writeUInt32LE(200, 804);

    expect(await said(file)).toBe('not_a_table');
  });

  it('given chains of sectors that lead round, then it is refused', async () => {
    const file = Buffer.from(THERE);
    const table = (file.readUInt32LE(76) + 1) * 512;
    for (let at = 0; at < 512; at += 4) file.writeUInt32LE(0, table + at);

    expect(await said(file)).toBe('not_a_table');
  });
});
