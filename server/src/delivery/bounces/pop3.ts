import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { connect as connectSecurely } from 'node:tls';
import type { MailboxAddress, MailSession, StoredMail } from './mail-store.js';

const SILENCE_MS = 30_000;

/**
 * One session with a mailbox (POP3, RFC 1939): the smallest protocol that lists, fetches and deletes. What was deleted
 * is gone only after `quit`, so a session that breaks deletes nothing.
 */
export class Pop3Session implements MailSession {
  private readonly lines: AsyncIterator<string, undefined>;
  private failure: Error | null = null;

  private constructor(private readonly socket: Socket) {
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('The mailbox fell silent.')));
    socket.setEncoding('latin1');
    const reader = createInterface({ input: socket, crlfDelay: Infinity });
    this.lines = reader[Symbol.asyncIterator]();
    socket.on('error', (error) => (this.failure = error));
    // A line that breaks has no end, and whoever waits for its next word would wait for ever.
    socket.on('close', () => reader.close());
  }

  /** @throws when the mailbox is out of reach or does not let us in */
  static async open({ host, port, secure, user, password }: MailboxAddress): Promise<Pop3Session> {
    const socket = secure ? connectSecurely({ host, port, servername: host }) : connect({ host, port });
    await once(socket, secure ? 'secureConnect' : 'connect', { signal: AbortSignal.timeout(SILENCE_MS) });
    const session = new Pop3Session(socket);
    try {
      await session.answer();
      await session.say(`USER ${user}`);
      await session.say(`PASS ${password}`);
      return session;
    } catch (error) {
      session.close();
      throw error;
    }
  }

  async list(): Promise<StoredMail[]> {
    const uids = new Map((await this.many('UIDL')).map((line) => line.split(' ') as [string, string]));
    const sizes = await this.many('LIST');
    return sizes.map((line) => {
      const [number = '', size = ''] = line.split(' ');
      return { number: Number(number), uid: uids.get(number) ?? '', size: Number(size) };
    });
  }

  async fetch({ number }: StoredMail): Promise<Buffer> {
    return Buffer.from((await this.many(`RETR ${number}`)).join('\r\n'), 'latin1');
  }

  async delete({ number }: StoredMail): Promise<void> {
    await this.say(`DELE ${number}`);
  }

  /** Deletes what was to be deleted. */
  async quit(): Promise<void> {
    await this.say('QUIT');
  }

  close(): void {
    this.socket.destroy();
  }

  private async say(command: string): Promise<void> {
    if (/[\r\n]/.test(command)) throw new Error('A command to the mailbox is one line.');
    this.socket.write(`${command}\r\n`);
    await this.answer();
  }

  private async answer(): Promise<void> {
    const line = await this.line();
    if (!line.startsWith('+OK')) throw new Error(`The mailbox answered: ${line.slice(0, 200)}`);
  }

  private async many(command: string): Promise<string[]> {
    await this.say(command);
    const lines: string[] = [];
    for (let line = await this.line(); line !== '.'; line = await this.line()) {
      lines.push(line.startsWith('.') ? line.slice(1) : line);
    }
    return lines;
  }

  private async line(): Promise<string> {
    const { value, done } = await this.lines.next();
    if (done) throw this.failure ?? new Error('The mailbox closed the line.');
    return value;
  }
}
