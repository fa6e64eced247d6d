import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';
import type { ReturnPaths } from '../../emails/index.js';
import { idInMessageId, statusIn, type DeliveryEvent } from '../delivery-event.js';

/** Where mail servers write to whom a mail was really delivered. */
const ADDRESSED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to'];
/** Deeper than any report, and no deeper is read. */
const MOST_NESTED = 10;
const MOST_HEADER_BYTES = 65_536;
/** Lines that may be boundaries: no server writes so many, and each costs time. */
const MOST_DASHES = 2_000;
/** Of the longest mail that is read, in lines of twenty letters. */
const MOST_LINES = 50_000;

/** What a mail that came back says. */
interface CameBack {
  readonly news: DeliveryEvent[];
  /** The letter it is about, as far as anything proves that; null when nothing does. */
  readonly messageId: string | null;
  /** Nobody needs to read it: a machine answered for a person, or said that all is well. */
  readonly isAutomatic: boolean;
  /** For staff, where it was not understood. */
  readonly subject: string;
  readonly text: string;
}

/**
 * Reads a mail that came back: a delivery status notification (RFC 3464), a reader's complaint (RFC 5965, or as Microsoft
 * writes them), or whatever else a mail server writes to a return path of ours. It counts only when it proves to be about a
 * letter: by the letter's signed return path, or by its Message-ID, which nobody knows who does not have the letter.
 */
export async function eventsInMail(raw: Buffer, returnPaths: ReturnPaths, now: Date): Promise<CameBack> {
  const mail = await parsed(raw);
  if (!mail) return { news: [], messageId: null, isAutomatic: false, subject: '', text: '' };
  const letter = partOf(mail, 'message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers');
  const messageId = letterOf(mail, letter, returnPaths);
  const said = { messageId, isAutomatic: isAnswerOfAMachine(mail), subject: mail.subject ?? '', text: mail.text ?? '' };
  if (messageId === null) return { ...said, news: [] };

  const status = partOf(mail, 'message/delivery-status', 'message/global-delivery-status');
  const feedback = partOf(mail, 'message/feedback-report');
  if (feedback) return { ...said, isAutomatic: true, news: complaint(fieldsOf(feedback), messageId, now) };
  if (status) return { ...said, isAutomatic: true, news: statusNews(status, messageId, now) };
  if (isMicrosoftComplaint(mail, letter)) return { ...said, news: [complained(messageId, 'Junk report', null, now)] };
  return { ...said, news: isFromAServer(mail) ? wordsOfAServer(mail, messageId, now) : [] };
}

async function parsed(raw: Buffer): Promise<Email | null> {
  const text = raw.toString('latin1');
  if ((text.match(/^--/gm) ?? []).length > MOST_DASHES || text.split('\n').length > MOST_LINES) return null;
  try {
    const options: PostalMimeOptions = {
      ...{ forceRfc822Attachments: true, attachmentEncoding: 'utf8' },
      ...{ maxNestingDepth: MOST_NESTED, maxHeadersSize: MOST_HEADER_BYTES },
    };
    return await PostalMime.parse(raw, options);
  } catch {
    // What cannot be read at all says nothing.
    return null;
  }
}

const partOf = ({ attachments }: Email, ...types: string[]): string | null => {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  return part && typeof part.content === 'string' ? part.content : null;
};

const headers = ({ headers: all }: Email, ...names: string[]): string =>
  all.flatMap(({ key, value }) => (names.includes(key) ? value : [])).join('\n');

/** By a return path that was addressed; else by what went back with it, since some servers cut off what follows the plus. */
function letterOf(mail: Email, letter: string | null, returnPaths: ReturnPaths): string | null {
  const addressed = returnPaths.in(headers(mail, ...ADDRESSED));
  const feedback = partOf(mail, 'message/feedback-report');
  const fields = fieldsOf(feedback ?? '');
  const original = fieldsOf(letter?.split(/\r?\n\r?\n/, 1)[0] ?? '');
  const inside = returnPaths.in([fields.get('original-mail-from'), original.get('return-path')].join('\n'));
  const proven = new Set([...addressed, ...(feedback || addressed.length === 0 ? inside : [])]);
  // Two return paths in one report would let one letter's reader speak about another letter.
  if (proven.size > 0) return proven.size === 1 ? ([...proven][0] ?? null) : null;
  return idInMessageId(original.get('message-id')) ?? idInMessageId(quotedMessageId(mail.text ?? ''));
}

/** In a plain mail the letter's headers stand at its end, below some line. */
const quotedMessageId = (text: string): string | null => /^Message-I[Dd]:\s*(<[^>\s]{1,200}>)/m.exec(text)?.[1] ?? null;

/** `Name: value` lines as RFC 5322 folds them; of what stands more than once, the first. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([!-9;-~]{1,100}):[ \t]*(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

function statusNews(part: string, messageId: string, at: Date): DeliveryEvent[] {
  const groups = part
    .split(/(?:\r?\n){2,}/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action') || fields.has('final-recipient') || fields.has('status'));
  return groups.flatMap((fields) => {
    const action = fields.get('action')?.toLowerCase() ?? 'failed';
    if (action !== 'failed' && action !== 'delayed') return [];
    const detail = fields.get('diagnostic-code') ?? null;
    const status = exactStatus(fields.get('status'), detail);
    const recipient = addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'));
    const kind = action === 'delayed' ? 'deferred' : 'bounced';
    const eventId = `${kind} ${status ?? ''} ${recipient ?? ''}`;
    // A report that names nobody is about somebody else: an address is never given up on a guess.
    return [{ messageId, kind, status, detail, at, eventId, isForGood: false, recipient: recipient ?? '' }];
  });
}

/** Some servers say `5.0.0` and leave what they mean to their words. */
function exactStatus(stated: string | undefined, detail: string | null): string | null {
  const status = statusIn(stated);
  const inWords = statusIn(detail);
  return status === null || (/^[245]\.0\.0$/.test(status) && inWords) ? inWords : status;
}

/** `rfc822; ploni@example.org` (RFC 3464 2.3.1), `utf-8; …` (RFC 6533); some leave the type out. */
const addressIn = (field = ''): string | null =>
  /^<?([^<>\s;@]+@[^<>\s]+)>?$/.exec(field.trim().replace(/^(?:rfc822|utf-8)\s*;\s*/i, ''))?.[1] ?? null;

/** What a mail program's "spam" button makes; other kinds of feedback say nothing about wanting letters. */
const COMPLAINTS = ['abuse', 'fraud', 'other', 'virus'];

function complaint(fields: ReadonlyMap<string, string>, messageId: string, at: Date): DeliveryEvent[] {
  const feedback = fields.get('feedback-type')?.toLowerCase() ?? '';
  if (!COMPLAINTS.includes(feedback)) return [];
  const recipient = fields.get('original-rcpt-to')?.replace(/^<|>$/g, '') ?? '';
  // Services that keep their readers' names to themselves write a mask; the letter had one reader.
  const isKnown = /^[^\s@]+@[^\s@]+$/.test(recipient) && !/redacted/i.test(recipient);
  return [complained(messageId, `Feedback report: ${feedback}`, isKnown ? recipient : null, at)];
}

const complained = (messageId: string, detail: string, recipient: string | null, at: Date): DeliveryEvent => ({
  ...{ messageId, kind: 'complained', status: null, isForGood: false, recipient },
  ...{ detail, at, eventId: 'complained' },
});

/** Outlook.com's junk reports are the letter alone, with who complained in a header of its own. */
const isMicrosoftComplaint = (mail: Email, letter: string | null): boolean =>
  mail.from?.address?.toLowerCase() === 'staff@hotmail.com' || /^x-hmxmroriginalrecipient:/im.test(letter ?? '');

const DAEMONS = /^(mailer-daemon|postmaster|mdaemon|mail-daemon|maildaemon|mail\.daemon|mmdf|double-bounce)\b/i;
const OUT_OF_OFFICE = /^(auto(matic)?[ -]?(reply|response|antwort)|out of (the )?office|abwesen|vacation)/i;

/** A mail server by name, or an empty sender that is no machine's answer for a person. */
function isFromAServer(mail: Email): boolean {
  return isNamedAServer(mail) || (headers(mail, 'return-path').trim() === '<>' && !isAnswerOfAMachine(mail));
}

const isNamedAServer = (mail: Email): boolean =>
  DAEMONS.test(mail.from?.address ?? '') || headers(mail, 'x-failed-recipients') !== '';

/** A vacation and the like (RFC 3834, and what came before it). Servers mark what comes back in the same way. */
function isAnswerOfAMachine(mail: Email): boolean {
  if (isNamedAServer(mail)) return false;
  const marked = /auto-(replied|generated)/i.test(headers(mail, 'auto-submitted'));
  const older =
    /auto_?reply/i.test(headers(mail, 'precedence')) || headers(mail, 'x-autoreply', 'x-autorespond') !== '';
  return marked || older || OUT_OF_OFFICE.test(mail.subject ?? '');
}

const STILL_TRYING =
  /\b(delayed|not yet been delivered|will (be )?retr(y|ied)|warning: message|still being|no action is required)\b/i;
const GONE =
  /\b(user unknown|unknown (user|recipient|address)|no such (user|person|address|recipient|mailbox)|does not exist|doesn't (exist|have)|not listed in|invalid recipient|mailbox (unavailable|not found)|recipient not found)\b/i;

/** What a server says in words only: the letter came back, and its code is the first that stands there. */
function wordsOfAServer(mail: Email, messageId: string, at: Date): DeliveryEvent[] {
  const words = beforeTheLetter(mail.text ?? '');
  if (STILL_TRYING.test(words) && !/permanent|failed permanently|giving up/i.test(words)) {
    return [
      {
        messageId,
        kind: 'deferred',
        status: null,
        detail: words,
        at,
        eventId: 'deferred',
        isForGood: false,
        recipient: '',
      },
    ];
  }
  const recipient =
    addressIn(headers(mail, 'x-failed-recipients').split(/[,\n]/)[0]) ??
    /^[^\S\r\n]*<?([^<>\s@]+@[^<>\s:]+)>?:?[^\S\r\n]*$/m.exec(words)?.[1] ??
    /<([^<>\s@]+@[^<>\s]+)>/.exec(words)?.[1] ??
    '';
  const status = exactStatus(statusIn(words) ?? undefined, words);
  const isForGood = status === null && GONE.test(words);
  const eventId = `bounced ${status ?? ''} ${recipient}`;
  return [{ messageId, kind: 'bounced', status, detail: detailOf(words), at, eventId, isForGood, recipient }];
}

/** What follows is the letter itself, whose words say nothing about its way. */
const beforeTheLetter = (text: string): string =>
  text.split(/^--.*(?:copy of (?:the|your) message|original message|message headers|below this line).*$/im, 1)[0] ?? '';

/** The line with the code, else the first that says something. */
const detailOf = (words: string): string =>
  (/^.*\b[45]\d\d[ -].*$/m.exec(words) ?? GONE.exec(words) ?? [words.trim()])[0].trim();
