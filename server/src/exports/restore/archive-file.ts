import { exportManifest, type ExportManifest } from '@zikaron/contract';
import { parse } from 'csv-parse';
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { unguarded } from '../../platform/documents/index.js';
import { Refusal } from '../../platform/refusals/index.js';

export const MANIFEST = 'manifest.json';
const MOST_OF_MANIFEST = 1024 * 1024;
/** Of all files when they are unpacked. */
const MOST_UNPACKED = 8 * 1024 ** 3;
/** Of one row: a picture of eight megabytes in hexadecimal digits. */
const MOST_OF_ROW = 20 * 1024 * 1024;

/** A row by its headings, in text as it was written; null is an empty cell without quotes. */
export type ArchivedRow = Readonly<Record<string, string | null>>;

/** An archive of a congregation that is being read. It believes nothing that it can check. */
export class ArchiveFile {
  private constructor(
    private readonly file: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly manifest: ExportManifest,
    /** By which the archive is known: SHA-256 of its manifest, which holds that of every file. */
    readonly identity: string,
  ) {}

  /**
   * Opens one with these files and no others.
   * @throws Refusal 422 `archive_unreadable`, `archive_unknown_file`; 413 `archive_too_large` of what unpacks to more than 8 GB
   */
  static async open(path: string, known: ReadonlySet<string>): Promise<ArchiveFile> {
    const file = await yauzl
      .openPromise(path, { autoClose: false, lazyEntries: true, validateEntrySizes: true })
      .catch((cause: unknown) => Promise.reject(unreadable(cause)));
    try {
      const entries = await directory(file, known);
      const described = entries.get(MANIFEST);
      if (!described || described.uncompressedSize > MOST_OF_MANIFEST) throw unreadable();
      const written = await text(await file.openReadStreamPromise(described)).catch((cause: unknown) =>
        Promise.reject(unreadable(cause)),
      );
      const manifest = understood(written);
      const strange = manifest.files.find(({ name }) => !entries.has(name));
      if (strange || manifest.files.length !== entries.size - 1) throw damaged(strange?.name ?? MANIFEST);
      return new ArchiveFile(file, entries, manifest, createHash('sha256').update(written).digest('hex'));
    } catch (failure) {
      file.close();
      throw failure;
    }
  }

  close(): void {
    this.file.close();
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The rows of one file. After the last it is known that the file is as the manifest says. @throws Refusal 422 `archive_damaged` */
  async *rows(name: string): AsyncGenerator<ArchivedRow> {
    const facts = this.manifest.files.find((file) => file.name === name);
    const entry = this.entries.get(name);
    if (!facts || !entry) throw damaged(name);
    const hash = createHash('sha256');
    const measure = new Transform({
      transform(part: Buffer, _, done) {
        hash.update(part);
        done(null, part);
      },
    });
    const table = parse({ bom: true, columns: uniqueHeadings, max_record_size: MOST_OF_ROW, cast: cellAsWritten });
    const reading = pipeline(await this.file.openReadStreamPromise(entry), measure, table);
    reading.catch(() => undefined);
    let rows = 0;
    try {
      for await (const row of table as AsyncIterable<ArchivedRow>) {
        // Read no further: lines of nothing unpack a thousandfold, and take a quarter of an hour.
        if (++rows > facts.rows || Object.values(row).every((cell) => cell === null)) throw damaged(name);
        yield row;
      }
      await reading;
    } catch (cause) {
      throw cause instanceof Refusal ? cause : damaged(name, cause);
    } finally {
      table.destroy();
    }
    if (rows !== facts.rows || hash.digest('hex') !== facts.sha256) throw damaged(name);
  }
}

const refusal = (status: 413 | 422, code: string, message: string, cause?: unknown) =>
  Object.assign(new Refusal(status, code, message, [{ path: 'file', message }]), { cause });

const unreadable = (cause?: unknown) =>
  refusal(
    422,
    'archive_unreadable',
    'This is not the archive of a congregation, as Settings gives it, or it did not arrive whole: download it there once more.',
    cause,
  );

/** The archive contradicts itself, or says what no congregation can have. */
export const damaged = (name: string, cause?: unknown) =>
  refusal(422, 'archive_damaged', `The archive is damaged or was changed: ${name} is not as it was made.`, cause);

/** Names that are not ours are read no further, whatever they hold; so are two of one name. */
async function directory(file: ZipFile, known: ReadonlySet<string>): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  try {
    for await (const entry of file.eachEntry()) {
      const name = entry.fileName;
      if (entries.has(name) || (name !== MANIFEST && !known.has(name)))
        throw refusal(422, 'archive_unknown_file', `The archive has a file that no archive of ours has: ${name}`);
      unpacked += entry.uncompressedSize;
      if (unpacked > MOST_UNPACKED)
        throw refusal(413, 'archive_too_large', 'The archive unpacks to more than 8 GB, which is not taken.');
      entries.set(name, entry);
    }
  } catch (cause) {
    throw cause instanceof Refusal ? cause : unreadable(cause);
  }
  return entries;
}

function understood(written: string): ExportManifest {
  try {
    const manifest = exportManifest.parse(JSON.parse(written));
    const { schema = '', organization } = manifest;
    if (!/^\d*$/.test(schema) || organization.name.includes('\0')) throw new Error('No archive of ours says that.');
    return manifest;
  } catch (cause) {
    throw unreadable(cause);
  }
}

function uniqueHeadings(headings: string[]): string[] {
  if (new Set(headings).size !== headings.length) throw new Error('Two columns have one heading.');
  return headings;
}

/** What the guard against formulas put before a text is taken away again. */
const cellAsWritten = (cell: string, { quoting, header }: { quoting: boolean; header: boolean }): string | null => {
  if (!quoting && !header) return cell === '' ? null : cell;
  return unguarded(cell);
};
