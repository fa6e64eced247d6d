import { isEmailAddress } from '@zikaron/contract';
import { Readable } from 'node:stream';
import { oneLine } from '../text/index.js';
import { SmtpLine, type LineError, type LineOptions } from './smtp-connection.js';
import { Transport, type Attempt, type Mail } from './transport.js';

/** In milliseconds. RFC 5321 4.5.3.2 asks for patience after the final dot: cut short, a letter that arrived looks uncertain. */
export interface RelayTimeouts {
  /** Until the line is ready for a mail: name, connection, greeting, TLS, login. */
  readonly connection: number;
  /** Until the relay asks for the text: nothing is in doubt before, so whoever hangs there holds a line no longer. */
  readonly beforeText: number;
  /** Until the relay's next word. */
  readonly silence: number;
  /** For one mail altogether, so that a relay that drips does not hold a line for ever. */
  readonly mail: number;
}

/** What a relay on the internet may take (RFC 5321, 4.5.3.2), with less for what leaves nothing in doubt. */
export const PATIENT: RelayTimeouts = { connection: 30_000, beforeText: 30_000, silence: 300_000, mail: 600_000 };
const MAILS_PER_LINE = 100;
const IDLE_MS = 5_000;

/** Codes about the dialogue, our login or TLS, not the letter (RFC 5321, 4954, 3207): the house must be mended, then it goes. */
const NOT_ABOUT_THE_MAIL = new Set([503, 530, 534, 535, 538]);

/**
 * Hands mails to the relay of SMTP_URL (`smtp://`, or `smtps://` for TLS from the start; `?requireTLS=true`,
 * `?ignoreTLS=true` and `?tls.rejectUnauthorized=false` as in nodemailer), over lines that are kept for the next mail.
 * How many are open at once is up to the caller.
 */
export class Relay extends Transport {
  private readonly options: LineOptions;
  private readonly idle = new Map<SmtpLine, NodeJS.Timeout>();

  constructor(
    url: string,
    private readonly timeouts: RelayTimeouts = PATIENT,
  ) {
    super();
    this.options = SmtpLine.options(url, timeouts);
  }

  async send(mail: Mail, begin: () => Promise<boolean> = always): Promise<Attempt> {
    const { from, to } = mail.envelope;
    if (!isEmailAddress(to)) return never('The recipient is not exactly one email address.');
    if (!isEmailAddress(from)) return never('The return path is not exactly one email address.');

    const kept = this.takeIdle();
    if (kept) {
      const { attempt, stale } = await this.over(kept, mail, begin);
      if (!stale) return attempt;
    }
    return (await this.over(new SmtpLine(this.options), mail, begin)).attempt;
  }

  close(): void {
    for (const [line, timer] of this.idle) {
      clearTimeout(timer);
      line.close();
    }
    this.idle.clear();
  }

  /** `stale`: the relay had closed the kept line, and the text had not been handed over, so a fresh line may be tried. */
  private async over(
    line: SmtpLine,
    mail: Mail,
    begin: () => Promise<boolean>,
  ): Promise<{ attempt: Attempt; stale: boolean }> {
    const text = new HandedOverText(mail.content, begin);
    const used = line.mails > 0;
    const hurry = setTimeout(
      () => text.handedOver || line.fail('The relay took too long before it asked for the text.'),
      this.timeouts.beforeText,
    );
    try {
      const response = await withinTime(line, this.timeouts.mail, line.send(mail.envelope, text));
      this.keep(line);
      return { attempt: { outcome: 'accepted', response: plain(response) }, stale: false };
    } catch (error) {
      line.close();
      const failure = error as LineError;
      const stale = used && !text.asked && failure.code === 'ECONNECTION';
      return { attempt: afterRelayError(failure, text.handedOver), stale };
    } finally {
      clearTimeout(hurry);
    }
  }

  private takeIdle(): SmtpLine | undefined {
    for (const [line, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(line);
      if (line.isOpen) return line;
    }
    return undefined;
  }

  private keep(line: SmtpLine): void {
    if (line.mails >= MAILS_PER_LINE || !line.isOpen) return line.close();
    const timer = setTimeout(() => {
      this.idle.delete(line);
      line.close();
    }, IDLE_MS);
    this.idle.set(line, timer.unref());
  }
}

/**
 * The text of a mail that notes whether it was read. nodemailer reads it only after the relay's 354, and its errors do
 * not tell "never started" from "handed over, no answer": this does. Before its first byte it asks whether it may.
 */
class HandedOverText extends Readable {
  asked = false;
  handedOver = false;

  constructor(
    private readonly content: Buffer,
    private readonly begin: () => Promise<boolean>,
  ) {
    super();
  }

  override _read(): void {
    if (this.asked) return;
    this.asked = true;
    this.begin().then(
      (mayBegin) => (mayBegin ? this.handOver() : this.destroy(new Error('The text was not begun.'))),
      (failure: unknown) => this.destroy(new Error(`The text was not begun: ${String(failure)}`)),
    );
  }

  /** The line may have broken while it was asked. */
  private handOver(): void {
    if (this.destroyed) return;
    this.handedOver = true;
    this.push(this.content);
    this.push(null);
  }
}

const always = (): Promise<boolean> => Promise.resolve(true);

/**
 * Tells a failed dialogue apart. Only a reply to the mail itself is a no; what is said about the line defers, and so does an
 * answer that is none.
 */
function afterRelayError(error: LineError, handedOver: boolean): Attempt {
  const response = plain(error.response ?? error.message);
  const status = enhancedStatus(response);
  const aboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const code = aboutTheMail ? error.responseCode : undefined;

  if (code && code >= 500 && !NOT_ABOUT_THE_MAIL.has(code)) return { outcome: 'refused', response, status };
  if (code && code >= 400) return { outcome: 'deferred', response, status };
  if (handedOver) return { outcome: 'unknown', response, status };
  if (error.beforeTheMail) return { outcome: 'unreachable', response, status };
  // nodemailer itself declines an envelope that this relay cannot take, such as a Unicode address without SMTPUTF8.
  const isDeclined = aboutTheMail && error.response === undefined;
  return { outcome: isDeclined ? 'refused' : 'deferred', response, status };
}

/** The enhanced status code in a reply (RFC 3463), for example `5.1.1`. */
const enhancedStatus = (response: string): string | null =>
  /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;

const never = (response: string): Attempt => ({ outcome: 'refused', response, status: null });

/** A reply, fit to be stored and shown. */
const plain = (text: string): string => oneLine(text, 500);

async function withinTime<Answer>(line: SmtpLine, milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  const timer = setTimeout(() => line.fail('The relay took too long over one mail.'), milliseconds);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
