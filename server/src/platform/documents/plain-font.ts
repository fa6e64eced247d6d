import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const [HEADER, ENTRY] = [
  { woff: 44, plain: 12 },
  { woff: 20, plain: 16 },
];

const read = new Map<string, Buffer>();

/**
 * A font file as OpenType, once in a process: what draws documents would else unpack each table of a WOFF file with a slow
 * inflate of its own, in each document.
 */
export function plainFont(file: string): Buffer {
  const font = read.get(file) ?? unpacked(readFileSync(file));
  read.set(file, font);
  return font;
}

/** The tables of a WOFF file, inflated, behind the header of OpenType. The order and the checksums stay. */
export function unpacked(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This font is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woff.subarray(HEADER.woff + at * ENTRY.woff);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const head = Buffer.alloc(HEADER.plain + count * ENTRY.plain);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  let offset = head.length;
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = head.subarray(HEADER.plain + at * ENTRY.plain);
    entry.set(tag, 0);
    entry.set(checksum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(data.length, 12);
    offset += Math.ceil(data.length / 4) * 4;
  }
  return Buffer.concat([head, ...tables.map(({ data }) => padded(data))]);
}

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
