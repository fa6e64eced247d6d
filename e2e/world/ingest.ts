import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** One report as the error-reporting service takes it: the envelope's header, then each item with its own. */
export interface Envelope {
  header: { trace?: { sample_rate?: string }; dsn?: string };
  items: { type: string; body: string }[];
  text: string;
}

export interface Ingest {
  dsn: string;
  received: Envelope[];
  close: () => Promise<void>;
}

/** Stands in for the error-reporting service, on a port of its own, and keeps what it is sent. */
export async function anIngest(): Promise<Ingest> {
  const received: Envelope[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const text = (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString();
      if (request.method === 'POST') received.push(envelopeOf(text));
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { dsn: `http://key@127.0.0.1:${port}/1`, received, close };
}

function envelopeOf(text: string): Envelope {
  const [header = '{}', ...lines] = text.split('\n');
  const items = lines.flatMap((line, at) => {
    if (at % 2 === 1 || line === '') return [];
    return [{ type: (JSON.parse(line) as { type: string }).type, body: lines[at + 1] ?? '' }];
  });
  return { header: JSON.parse(header) as Envelope['header'], items, text };
}
