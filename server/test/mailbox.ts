import { once } from 'node:events';
import { createServer, type Server, type Socket, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A mailbox that speaks POP3 (RFC 1939) and as much of IMAP (RFC 3501) as is asked of it, for as long as a spec lasts. */
export class Mailbox {
  /** By their names in the mailbox. */
  readonly mails = new Map<string, string>();
  fetched = 0;
  /** Cuts the line instead of taking QUIT: nothing is deleted. */
  breaksAtTheEnd = false;
  private readonly servers: Record<'pop3' | 'imap', Server> = {
    pop3: createServer((socket) => void this.serve(socket)),
    imap: createServer((socket) => void this.serveImap(socket)),
  };

  static async start(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    for (const server of Object.values(mailbox.servers)) await once(server.listen(0, '127.0.0.1'), 'listening');
    return mailbox;
  }

  url(protocol: 'pop3' | 'imap' = 'pop3'): string {
    const { port } = this.servers[protocol].address() as AddressInfo;
    return `${protocol}://bounces:secret%20word@127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    for (const server of Object.values(this.servers)) await once(server.close(), 'close');
  }

  private async serveImap(socket: Socket): Promise<void> {
    socket.on('error', () => undefined);
    const here = [...this.mails];
    const gone = new Set<string>();
    const say = (line: string) => socket.write(`${line}\r\n`);
    // As a mail server with a certificate that it made for itself.
    say('* OK [CAPABILITY IMAP4rev1 UIDPLUS STARTTLS] ready');
    for await (const line of createInterface({ input: socket })) {
      const [tag = '', command = '', ...rest] = line.split(' ');
      const uids = rest[1]?.split(',').map(Number) ?? [];
      const asked = command === 'UID' ? `UID ${rest[0]}` : command;
      switch (asked) {
        case 'STARTTLS':
          say(`${tag} OK begin`);
          socket.destroy();
          return;
        case 'LOGIN':
          say(line.includes('"secret word"') ? `${tag} OK in` : `${tag} NO [AUTHENTICATIONFAILED] no`);
          continue;
        case 'LIST':
          say('* LIST () "/" INBOX');
          break;
        case 'SELECT':
          say(`* ${here.length} EXISTS`);
          say('* OK [UIDVALIDITY 7] here');
          break;
        case 'FETCH':
          here.forEach(([, mail], n) => say(`* ${n + 1} FETCH (UID ${n + 1} RFC822.SIZE ${mail.length})`));
          break;
        case 'UID FETCH': {
          const [uid = 0] = uids;
          const [, text = ''] = here[uid - 1] ?? [];
          this.fetched++;
          say(`* ${uid} FETCH (UID ${uid} BODY[] {${Buffer.byteLength(text)}}\r\n${text})`);
          break;
        }
        case 'UID STORE':
          for (const uid of uids) gone.add(here[uid - 1]?.[0] ?? '');
          break;
        case 'UID EXPUNGE':
          if (this.breaksAtTheEnd) return void socket.destroy();
          for (const one of gone) this.mails.delete(one);
          break;
        case 'LOGOUT':
          say('* BYE');
          socket.end(`${tag} OK\r\n`);
          continue;
      }
      say(`${tag} OK done`);
    }
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
