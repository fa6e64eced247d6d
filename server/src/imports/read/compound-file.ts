/** Streams of an OLE compound file ([MS-CFB]), as old Office programs write them, by their name. */
export type Streams = ReadonlyMap<string, () => Buffer>;

export const isCompound = (file: Buffer): boolean => file.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1';

const END_OF_CHAIN = 0xfffffffe;
const HEADER_PLACES = 109;
const ENTRY = 128;
const [STREAM, ROOT] = [2, 5];

/**
 * Reads the directory. Nothing is ever read twice: a chain that is longer than its file, as one that leads round, is refused.
 * @throws RangeError or Error for what is no such file
 */
export function openCompound(file: Buffer): Streams {
  const size = 1 << atMost(file.readUInt16LE(30), 12);
  if (size < 512) throw new RangeError('Sectors that small hold no table of others');
  const small = 1 << atMost(file.readUInt16LE(32), 12);
  const sector = (at: number) => file.subarray((at + 1) * size, (at + 2) * size);
  const most = Math.ceil(file.length / size);
  const table = Buffer.concat(tableSectors(file, size, most, sector).map(sector));
  const chain = (first: number) => Buffer.concat(chainOf(first, table, most).map(sector));

  const entries = entriesOf(chain(file.readUInt32LE(48)));
  const inSmall = file.readUInt32LE(56);
  const smallTable = chain(file.readUInt32LE(60));
  const root = entries.find(({ type }) => type === ROOT);
  const smallStream = root ? chain(root.first) : Buffer.alloc(0);
  const smallSector = (at: number) => smallStream.subarray(at * small, (at + 1) * small);
  const streamOf = ({ first, length }: Entry): Buffer => {
    if (length >= inSmall) return chain(first).subarray(0, length);
    const parts = chainOf(first, smallTable, Math.ceil(smallStream.length / small));
    return Buffer.concat(parts.map(smallSector)).subarray(0, length);
  };
  return new Map(entries.filter(({ type }) => type === STREAM).map((entry) => [entry.name, () => streamOf(entry)]));
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly first: number;
  readonly length: number;
}

function entriesOf(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, n) => {
    const entry = directory.subarray(n * ENTRY, (n + 1) * ENTRY);
    const name = entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2));
    return { name, type: entry.readUInt8(66), first: entry.readUInt32LE(116), length: entry.readUInt32LE(120) };
  });
}

/** Where the table of all chains stands: the first sectors are named in the header, more of them in a chain of its own. */
function tableSectors(file: Buffer, size: number, most: number, sector: (at: number) => Buffer): number[] {
  const count = atMost(file.readUInt32LE(44), most);
  const places = Array.from({ length: HEADER_PLACES }, (_, n) => file.readUInt32LE(76 + n * 4));
  let next = file.readUInt32LE(68);
  while (places.length < count && next < END_OF_CHAIN) {
    const more = sector(next);
    for (let at = 0; at < size - 4; at += 4) places.push(more.readUInt32LE(at));
    next = more.readUInt32LE(size - 4);
  }
  return places.slice(0, count);
}

function chainOf(first: number, table: Buffer, most: number): number[] {
  const sectors: number[] = [];
  for (let at = first; at < END_OF_CHAIN; at = table.readUInt32LE(at * 4)) {
    if (sectors.push(at) > most) throw new Error('A chain leads round');
  }
  return sectors;
}

function atMost(value: number, most: number): number {
  if (value > most) throw new RangeError('This is larger than its file');
  return value;
}
