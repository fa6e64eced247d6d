import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A stand-in for a service that speaks S3: the few calls that backups make, for one key, in memory. Signatures are not proved. */
export class FakeS3 {
  readonly objects = new Map<string, Buffer>();
  /** Uploads in parts that nobody completed or gave up. */
  readonly uploads = new Map<string, Map<number, Buffer>>();
  private readonly server: Server;

  constructor(private readonly keyId: string) {
    this.server = createServer((request, response) => {
      void this.answer(request).then(
        ([status, body, headers = {}]) => response.writeHead(status, headers).end(body),
        (failure: unknown) => response.writeHead(500).end(String(failure)),
      );
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async answer(request: IncomingMessage): Promise<[number, string | Buffer, Record<string, string>?]> {
    const { pathname, searchParams: asked } = new URL(request.url ?? '/', this.url);
    const key = decodeURIComponent(pathname);
    const body = await buffer(request);
    if (!request.headers.authorization?.includes(`Credential=${this.keyId}/`)) return [403, error('AccessDenied')];
    const upload = asked.get('uploadId');
    if (request.method === 'POST' && asked.has('uploads')) {
      this.uploads.set(key, new Map());
      return [200, `<InitiateMultipartUploadResult><UploadId>${key}</UploadId></InitiateMultipartUploadResult>`];
    }
    if (request.method === 'PUT' && upload) {
      this.uploads.get(upload)?.set(Number(asked.get('partNumber')), body);
      return [200, '', { ETag: `"${asked.get('partNumber')}"` }];
    }
    if (request.method === 'POST' && upload) {
      const parts = [...(this.uploads.get(upload) ?? [])].sort(([one], [other]) => one - other);
      this.objects.set(key, Buffer.concat(parts.map(([, part]) => part)));
      this.uploads.delete(upload);
      return [
        200,
        `<CompleteMultipartUploadResult><Location>${this.url}</Location><ETag>"whole"</ETag></CompleteMultipartUploadResult>`,
      ];
    }
    if (request.method === 'PUT') {
      this.objects.set(key, body);
      return [200, '', { ETag: '"whole"' }];
    }
    if (request.method === 'DELETE') {
      if (upload) this.uploads.delete(upload);
      else this.objects.delete(key);
      return [204, ''];
    }
    if (asked.has('uploads')) return [200, this.listUploads(pathname.slice(1))];
    if (asked.has('list-type')) return [200, this.list(pathname.slice(1), asked.get('prefix') ?? '')];
    const found = this.objects.get(key);
    return found ? [200, found] : [404, error('NoSuchKey')];
  }

  private listUploads(bucket: string): string {
    const uploads = [...this.uploads.keys()].map(
      (key) =>
        `<Upload><Key>${withoutBucket(key, bucket)}</Key><UploadId>${key}</UploadId>` +
        `<Initiated>2026-11-20T02:30:00.000Z</Initiated></Upload>`,
    );
    return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`;
  }

  private list(bucket: string, prefix: string): string {
    const keys = [...this.objects.keys()]
      .map((key) => withoutBucket(key, bucket))
      .filter((key) => key.startsWith(prefix));
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${keys
      .map((key) => `<Contents><Key>${key}</Key></Contents>`)
      .join('')}</ListBucketResult>`;
  }
}

const withoutBucket = (key: string, bucket: string): string => key.slice(bucket.replace(/\/$/, '').length + 2);
const error = (code: string): string => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
