import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const TYPES: Record<number, 'TXT' | 'CNAME'> = { 16: 'TXT', 5: 'CNAME' };
const NAME_ERROR = 3;

/** The DNS of the congregations in the stories (RFC 1035), where `DNS_SERVERS` of the copy points to. */
export async function aDnsServer() {
  /** `TXT bethel.example` → its text. */
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => socket.send(answer(query, records), from.port, from.address));
  socket.bind(Number(process.env.E2E_PORT ?? 4400) + 5, '127.0.0.1');
  await once(socket, 'listening');
  return { records, stop: () => socket.close() };
}

function answer(query: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = query.readUInt16BE(at + 1);
  const value = records.get(`${TYPES[type] ?? ''} ${labels.join('.').toLowerCase()}`);
  const data = value && (TYPES[type] === 'TXT' ? pieces(value.match(/.{1,255}/g) ?? []) : nameOf(value));

  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(data ? 0x8180 : 0x8180 | NAME_ERROR, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data ? 1 : 0, 6);
  const question = query.subarray(12, at + 5);
  if (!data) return Buffer.concat([head, question]);
  const resource = Buffer.alloc(12);
  // Points back to the name in the question; good for a minute.
  resource.writeUInt16BE(0xc00c, 0);
  resource.writeUInt16BE(type, 2);
  resource.writeUInt16BE(1, 4);
  resource.writeUInt32BE(60, 6);
  resource.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, question, resource, data]);
}

/** Each with its length before it. */
const pieces = (texts: readonly string[]): Buffer =>
  Buffer.concat(texts.flatMap((text) => [Buffer.of(text.length), Buffer.from(text)]));

const nameOf = (name: string): Buffer => Buffer.concat([pieces(name.split('.')), Buffer.of(0)]);
