import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const TYPES = { TXT: 16, CNAME: 5, A: 1, AAAA: 28 } as const;
type Type = keyof typeof TYPES;
const NAME_ERROR = 3;
const SERVER_FAILURE = 2;

/** A DNS server (RFC 1035) that knows what a spec writes into it, on a port of its own. */
export class DnsServer {
  /** `TXT bethel.example` → texts; `CNAME bounces.bethel.example` → names; `A api` → addresses. */
  readonly records = new Map<string, string[]>();
  /** Answers that something is wrong with the server itself. */
  isBroken = false;
  asked: string[] = [];

  private constructor(private readonly socket: Socket) {
    socket.on('message', (question, from) => socket.send(this.answer(question), from.port, from.address));
  }

  static async start(): Promise<DnsServer> {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return new DnsServer(socket);
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async stop(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }

  private answer(query: Buffer): Buffer {
    const { name, end } = nameAt(query);
    const code = query.readUInt16BE(end);
    const type = (Object.keys(TYPES) as Type[]).find((one) => TYPES[one] === code) ?? 'CNAME';
    this.asked.push(`${type} ${name}`);
    const found = this.records.get(`${type} ${name}`) ?? [];
    const isKnown = found.length > 0 || (type === 'AAAA' && this.records.has(`A ${name}`));
    const error = this.isBroken ? SERVER_FAILURE : isKnown ? 0 : NAME_ERROR;
    const answers = error ? [] : found.map((value) => resource(code, data(type, value)));
    const head = Buffer.alloc(12);
    head.writeUInt16BE(query.readUInt16BE(0), 0);
    head.writeUInt16BE(0x8180 | error, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    return Buffer.concat([head, query.subarray(12, end + 4), ...answers]);
  }
}

function nameAt(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** Points back to the name in the question. */
function resource(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function data(type: Type, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  return type === 'TXT' ? text(value) : encoded(value);
}

/** In pieces of 255 bytes, as every long text in DNS. */
function text(value: string): Buffer {
  const pieces = value.match(/.{1,255}/g) ?? [''];
  return Buffer.concat(pieces.flatMap((piece) => [Buffer.of(piece.length), Buffer.from(piece)]));
}

const encoded = (name: string): Buffer =>
  Buffer.concat([...name.split('.').flatMap((label) => [Buffer.of(label.length), Buffer.from(label)]), Buffer.of(0)]);
