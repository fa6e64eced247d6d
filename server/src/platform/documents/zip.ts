import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. `content` is asked when its turn comes, after all that precede it were written. */
export interface ZipEntry {
  readonly name: string;
  readonly content: () => Readable | string;
}

/** An archive of these files, written while it is read. A failure of one content is a failure of the whole. */
export function zip(entries: readonly ZipEntry[], mtime: Date): Readable {
  const archive = new ZipFile();
  const output = new PassThrough();
  archive.on('error', (failure: Error) => output.destroy(failure));
  for (const { name, content } of entries) {
    archive.addReadStreamLazy(name, { mtime }, (give) => {
      const made = content();
      give(null, typeof made === 'string' ? Readable.from([Buffer.from(made)], { objectMode: false }) : made);
    });
  }
  archive.end();
  archive.outputStream.pipe(output);
  return output;
}
