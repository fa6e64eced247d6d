import { createServer, type Server, type Socket, type AddressInfo } from 'node:net';

/** Where in a dialogue a relay misbehaves; `text` is after the final dot, `midtext` after the first bytes of the text. */
export type Stage = 'greeting' | 'tls' | 'mail' | 'rcpt' | 'data' | 'midtext' | 'text';

/** What it does there: answer this, say nothing more, cut the line; or, always, answer byte by byte. */
export type Misdeed = { at: Stage | 'always'; does: 'hang' | 'drop' | 'drip' | { reply: string } };

/** A mail whose whole text arrived. `answer` is null when the sink never answered it: the sender cannot know. */
export interface ReceivedMail {
  messageId: string;
  recipients: string[];
  answer: string | null;
  text: string;
}

/** Chooses what goes wrong, when a line is opened and when a mail begins; null for nothing. */
export type Script = (moment: 'line' | 'mail') => Misdeed | null;

/**
 * A relay on 127.0.0.1 that takes mail from anybody, keeps what it saw and misbehaves by a script. It speaks just enough
 * SMTP, without the pauses of a real one, so that it can also stand in benchmarks.
 */
export class SmtpSink {
  readonly received: ReceivedMail[] = [];
  /** Recipients of every mail that was begun, whatever became of it. */
  readonly asked: string[] = [];
  private readonly lines = new Set<Socket>();
  private opened = 0;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  /** @param habits `keepTexts` false when only the counts matter; `hesitateMs` before each text is answered */
  static async start(script: Script = () => null, habits: Partial<Habits> = {}): Promise<SmtpSink> {
    const server = createServer({ noDelay: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const sink = new SmtpSink(server, (server.address() as AddressInfo).port);
    server.on('connection', (socket) => {
      sink.opened++;
      sink.lines.add(socket);
      socket.on('close', () => sink.lines.delete(socket));
      new Dialogue(socket, script, sink, { keepTexts: true, hesitateMs: 0, ...habits }).greet();
    });
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  get linesOpened(): number {
    return this.opened;
  }

  async stop(): Promise<void> {
    for (const line of this.lines) line.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

interface Habits {
  keepTexts: boolean;
  hesitateMs: number;
}

class Dialogue {
  private buffer = '';
  private inText = false;
  private welcome = false;
  private recipients: string[] = [];
  private misdeed: Misdeed | null = null;

  constructor(
    private readonly socket: Socket,
    private readonly script: Script,
    private readonly sink: SmtpSink,
    private readonly habits: Habits,
  ) {
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => this.hear(bytes.toString('latin1')));
  }

  greet(): void {
    this.misdeed = this.script('line');
    this.say('greeting', '220 sink ESMTP');
  }

  private hear(text: string): void {
    this.buffer += text;
    while (this.inText ? this.endOfText() : this.nextCommand());
  }

  private endOfText(): boolean {
    if (this.misdeed?.at === 'midtext') return this.misbehave(this.misdeed.does);
    const end = this.buffer.indexOf('\r\n.\r\n');
    if (end < 0) return false;
    const text = this.buffer.slice(0, end);
    this.buffer = this.buffer.slice(end + 5);
    this.inText = false;
    const messageId = /^Message-ID: *(.*)$/im.exec(text)?.[1]?.trim() ?? '';
    const mail: ReceivedMail = {
      messageId,
      recipients: this.recipients,
      answer: null,
      text: this.habits.keepTexts ? text : '',
    };
    this.sink.received.push(mail);
    const answer = () => this.say('text', '250 2.0.0 taken', (words) => (mail.answer = words));
    if (this.habits.hesitateMs) setTimeout(answer, this.habits.hesitateMs);
    else answer();
    return !this.socket.destroyed;
  }

  private nextCommand(): boolean {
    const end = this.buffer.indexOf('\r\n');
    if (end < 0) return false;
    const line = this.buffer.slice(0, end);
    this.buffer = this.buffer.slice(end + 2);
    this.obey(line.slice(0, 4).toUpperCase(), line);
    return !this.socket.destroyed;
  }

  private obey(verb: string, line: string): void {
    switch (verb) {
      case 'EHLO':
        return this.say(
          'greeting',
          this.misdeed?.at === 'tls' ? '250-sink\r\n250 STARTTLS' : '250-sink\r\n250 PIPELINING',
        );
      case 'STAR':
        return this.say('tls', '220 go ahead\r\nthis is not TLS');
      case 'MAIL':
        this.misdeed = this.script('mail');
        this.recipients = [];
        this.welcome = true;
        return this.say('mail', '250 2.1.0 ok', (answer) => (this.welcome = answer.startsWith('250')));
      case 'RCPT':
        this.recipients.push(/<(.*?)>/.exec(line)?.[1] ?? '');
        this.sink.asked.push(...this.recipients.slice(-1));
        return this.say('rcpt', '250 2.1.5 ok', (answer) => (this.welcome &&= answer.startsWith('250')));
      case 'DATA':
        // A sender that pipelines asks before it has read that it was turned away.
        if (!this.welcome) return this.say('mail', '503 5.5.1 nobody to send to');
        return this.say('data', '354 go', (answer) => (this.inText = answer.startsWith('354')));
      case 'QUIT':
        return void this.socket.end('221 bye\r\n');
      default:
        return this.say('mail', '250 ok');
    }
  }

  private say(stage: Stage, words: string, said: (words: string) => void = () => undefined): void {
    const { misdeed } = this;
    if (misdeed?.at === stage && !words.startsWith('503')) {
      if (typeof misdeed.does !== 'string') said(misdeed.does.reply);
      this.misbehave(misdeed.does);
      return;
    }
    said(words);
    if (misdeed?.at === 'always') void this.drip(`${words}\r\n`);
    else this.socket.write(`${words}\r\n`);
  }

  /** @returns false: nothing more is heard in this turn */
  private misbehave(does: Misdeed['does']): false {
    if (does === 'drop') this.socket.destroy();
    else if (does === 'hang') this.socket.removeAllListeners('data').resume();
    else if (does !== 'drip') this.socket.write(`${does.reply}\r\n`);
    return false;
  }

  private async drip(words: string): Promise<void> {
    for (const character of words) {
      if (this.socket.destroyed) return;
      this.socket.write(character);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }
}
