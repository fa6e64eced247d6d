import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { unreadable } from './read-text.js';

/** What a workbook may hold: files, and bytes when all that is read of it is unpacked. */
const MOST_FILES = 5_000;
const MOST_BYTES = 300 * 1024 * 1024;

/** The files of an archive by their path. */
export interface Parts {
  has(path: string): boolean;
  /** The bytes of one file, unpacked while they are read. Refuses when more come out than the limit, or than was announced. */
  stream(path: string): AsyncIterable<Buffer>;
}

/** Reads the directory of an archive. What it announces is believed only until it is unpacked (`validateEntrySizes`). */
export async function openArchive(file: Buffer): Promise<Parts> {
  const archive = await open(file);
  if (archive.entryCount > MOST_FILES) throw tooMuch();
  const entries = await directory(archive);
  const openStream = promisify(archive.openReadStream.bind(archive) as (entry: Entry, done: Opened) => void);
  let unpacked = 0;

  async function* stream(path: string): AsyncGenerator<Buffer> {
    const entry = entries.get(path);
    if (!entry) throw new Error(`The archive has no ${path}`);
    if (unpacked + entry.uncompressedSize > MOST_BYTES) throw tooMuch();
    for await (const part of (await openStream(entry)) as AsyncIterable<Buffer>) {
      unpacked += part.length;
      if (unpacked > MOST_BYTES) throw tooMuch();
      yield part;
    }
  }
  return { has: (path) => entries.has(path), stream };
}

type Opened = (failure: Error | null, stream: Readable) => void;

const open = promisify((file: Buffer, done: (failure: Error | null, archive: ZipFile) => void) =>
  yauzl.fromBuffer(file, { lazyEntries: true, validateEntrySizes: true }, done),
);

function directory(archive: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    archive.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      archive.readEntry();
    });
    archive.on('end', () => resolve(entries));
    archive.on('error', reject);
    archive.readEntry();
  });
}

const tooMuch = () => unreadable('not_a_table', 'This workbook unpacks to more than 300 MB. Save the sheet as CSV.');
