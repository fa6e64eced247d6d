import { Logger, StreamableFile } from '@nestjs/common';
import type { Readable } from 'node:stream';

const log = new Logger('Download');

/** What a file is that leaves the house. */
interface About {
  /** May hold any script: it is written as RFC 6266 says, with a plain name for old programs. */
  readonly fileName: string;
  readonly type: string;
  readonly content: Readable;
  /** How many records stand in it, where that is known before it is made. */
  readonly rows?: number;
}

/**
 * A file as a route's answer, sent while it is made, no faster than it is taken. When its making fails midway the connection
 * is cut, since a file that merely ends would be taken for whole; a caller who goes away is no failure.
 */
export class Download extends StreamableFile {
  readonly rows: number | undefined;

  constructor({ fileName, type, content, rows }: About) {
    super(content, { type, disposition: disposition(fileName) });
    this.rows = rows;
    this.setErrorHandler((failure, response) => {
      log.error(failure);
      response.destroy?.();
    });
  }
}

const disposition = (title: string): string => {
  // No program keeps a colon; what parts or climbs folders names none.
  const fileName = title.replace(/: /g, ' - ').replace(/[/\\]/g, '-').replace(/^\.+/, '');
  const plain = fileName.replace(/[^\w. ()-]/g, '_');
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
};
