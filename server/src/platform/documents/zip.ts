import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. `content` is asked when its turn comes, after all that precede it were written. */
export interface ZipEntry {
  readonly name: string;
  readonly content: () => Readable | string;
}

/**
 * An archive of these files, written while it is read. A failure of one content is a failure of the whole; when nobody
 * takes the archive any more, the content that is being read is let go.
 */
export function zip(entries: readonly ZipEntry[], mtime: Date): Readable {
  const archive = new ZipFile();
  const output = new PassThrough();
  const fail = (failure: Error) => output.destroy(failure);
  let reading: Readable | undefined;
  archive.on('error', fail);
  output.on('close', () => reading?.destroy());
  for (const { name, content } of entries) {
    archive.addReadStreamLazy(name, { mtime }, (give) => {
      reading = streamOf(content());
      reading.on('error', fail);
      give(null, reading);
    });
  }
  archive.end();
  archive.outputStream.pipe(output);
  return output;
}

const streamOf = (content: Readable | string): Readable =>
  typeof content === 'string' ? Readable.from([Buffer.from(content)], { objectMode: false }) : content;
