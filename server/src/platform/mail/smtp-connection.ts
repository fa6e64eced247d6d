import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Readable } from 'node:stream';

/** What nodemailer says about a failed dialogue. `response` and `responseCode` are the relay's own words. */
export interface LineError extends Error {
  code?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
  /** The line itself did not come about: name, connection, greeting, TLS or login. */
  beforeTheMail?: true;
}

export interface LineOptions {
  readonly connection: ConstructorParameters<typeof SMTPConnection>[0] & object;
  readonly login: { user: string; pass: string } | null;
}

/** One connection to the relay: opened, greeted and logged in by the first mail, then used for one mail after another. */
export class SmtpLine {
  private readonly connection: SMTPConnection;
  private ready: Promise<void> | null = null;
  /** Settled when the line breaks, with whatever broke it. */
  private readonly broken: Promise<never>;
  private break!: (error: LineError) => void;
  private open = true;
  private sent = 0;

  constructor(private readonly options: LineOptions) {
    this.connection = new SMTPConnection(options.connection);
    this.broken = new Promise((_, reject) => (this.break = reject));
    // Whoever sends is told through `send`; an idle line may break unheard.
    this.broken.catch(() => undefined);
    this.connection.on('error', (error: LineError) => this.break(error));
    this.connection.on('end', () => {
      this.open = false;
      // nodemailer ends a line before it says why: what it says then comes first.
      const ended = Object.assign(new Error('The relay closed the line.'), { code: 'ECONNECTION' });
      setImmediate(() => this.break(ended));
    });
  }

  /** Reads SMTP_URL in nodemailer's form. @throws when it is not an SMTP address */
  static options(url: string, { connection, silence }: { connection: number; silence: number }): LineOptions {
    if (!/^smtps?:\/\/[^/]/.test(url)) throw new Error('SMTP_URL must begin with smtp:// or smtps:// and name a host.');
    const { auth, ...rest } = parseConnectionUrl(url);
    const patience = { connectionTimeout: connection, greetingTimeout: connection, socketTimeout: silence };
    const login = auth?.user ? { user: auth.user, pass: auth.pass ?? '' } : null;
    return { connection: { ...rest, ...patience }, login };
  }

  get isOpen(): boolean {
    return this.open;
  }

  /** Mails that the relay accepted over this line. */
  get mails(): number {
    return this.sent;
  }

  /** @returns the relay's answer to the text, when it took it @throws LineError */
  async send(envelope: { from: string; to: string }, text: Readable): Promise<string> {
    this.ready ??= this.start();
    await this.ready.catch((error: LineError) => {
      throw Object.assign(error, { beforeTheMail: true });
    });
    const response = new Promise<string>((resolve, reject) => {
      const done = (error: LineError | null, info?: { response: string }) =>
        error ? reject(error) : resolve(info?.response ?? '');
      this.connection.send({ from: envelope.from, to: [envelope.to] }, text, done);
    });
    const words = await Promise.race([response, this.broken]);
    this.sent++;
    return words;
  }

  /** Gives the line up at once; whoever is sending over it hears why. */
  fail(reason: string): void {
    this.break(Object.assign(new Error(reason), { code: 'ETIMEDOUT' }));
    this.close();
  }

  close(): void {
    this.open = false;
    this.connection.close();
  }

  private async start(): Promise<void> {
    await this.until((done) => this.connection.connect(done));
    const { login } = this.options;
    if (login) await this.until((done) => this.connection.login(login, done));
  }

  private until(step: (done: (error?: LineError | null) => void) => void): Promise<void> {
    const answered = new Promise<void>((resolve, reject) => step((error) => (error ? reject(error) : resolve())));
    return Promise.race([answered, this.broken]);
  }
}
