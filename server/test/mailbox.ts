import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A mailbox that speaks POP3 (RFC 1939), for as long as a spec lasts. */
export class Mailbox {
  /** By their names in the mailbox. */
  readonly mails = new Map<string, string>();
  fetched = 0;
  /** Cuts the line instead of taking QUIT: nothing is deleted. */
  breaksAtTheEnd = false;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((socket) => void this.serve(socket));
  }

  static async start(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    mailbox.server.listen(0, '127.0.0.1');
    await once(mailbox.server, 'listening');
    return mailbox;
  }

  get url(): string {
    return `pop3://bounces:secret%20word@127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }

  private async serve(socket: Socket): Promise<void> {
    socket.on('error', () => undefined);
    const here = [...this.mails];
    const gone = new Set<string>();
    const say = (...lines: string[]) => socket.write(`${lines.join('\r\n')}\r\n`);
    say('+OK ready');
    for await (const line of createInterface({ input: socket })) {
      const [command, argument = ''] = [line.split(' ')[0], line.slice(line.indexOf(' ') + 1)];
      const [uid = '', text = ''] = here[Number(argument) - 1] ?? [];
      switch (command) {
        case 'USER':
          say('+OK');
          break;
        case 'PASS':
          say(argument === 'secret word' ? '+OK' : '-ERR no');
          break;
        case 'UIDL':
          say('+OK', ...here.map(([name], n) => `${n + 1} ${name}`), '.');
          break;
        case 'LIST':
          say('+OK', ...here.map(([, mail], n) => `${n + 1} ${mail.length}`), '.');
          break;
        case 'RETR':
          this.fetched++;
          say('+OK', ...text.split('\r\n').map((one) => (one.startsWith('.') ? `.${one}` : one)), '.');
          break;
        case 'DELE':
          gone.add(uid);
          say('+OK');
          break;
        case 'QUIT':
          if (this.breaksAtTheEnd) return void socket.destroy();
          for (const one of gone) this.mails.delete(one);
          socket.end('+OK\r\n');
          break;
        default:
          say('-ERR what?');
      }
    }
  }
}
