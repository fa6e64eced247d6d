import type { ReturnPaths } from '../../emails/index.js';
import { statusIn, type News } from '../news.js';
import { decodedBody, fieldsOf, parameterOf, partOf, partsOf, typeOf, type MailPart } from './mail-parts.js';

/** Where mail servers write to whom a mail was really delivered. */
const ADDRESSED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to'];

/**
 * Reads a mail that came back: a delivery status notification (RFC 3464) or a reader's complaint (RFC 5965). Answers
 * nothing when it is neither, or when no return path of ours names the letter: whoever does not have the letter cannot
 * say anything about it, and whoever has it, only about their own.
 */
export function newsInMail(raw: Buffer, returnPaths: ReturnPaths, now: Date): News[] {
  const mail = partOf(raw.toString('latin1'));
  if (typeOf(mail) !== 'multipart/report') return [];
  const parts = partsOf(mail);
  const kind = parameterOf(mail, 'report-type')?.toLowerCase();
  const report = (...types: string[]) => parts.find((part) => types.includes(typeOf(part)));

  if (kind === 'delivery-status' || kind === 'global-delivery-status') {
    const part = report('message/delivery-status', 'message/global-delivery-status');
    const messageId = onlyOne(returnPaths, addresses(mail));
    return part && messageId ? statusNews(part, messageId, now) : [];
  }
  if (kind === 'feedback-report') {
    const part = report('message/feedback-report');
    return part ? complaint(part, mail, parts, returnPaths, now) : [];
  }
  return [];
}

/** Two return paths in one report would let one letter's reader speak about another letter. */
function onlyOne(returnPaths: ReturnPaths, text: string): string | null {
  const ids = new Set(returnPaths.in(text));
  const [id] = ids;
  return ids.size === 1 && id ? id : null;
}

const addresses = ({ headers }: MailPart): string => ADDRESSED.map((name) => headers.get(name) ?? '').join('\n');

function statusNews(part: MailPart, messageId: string, at: Date): News[] {
  const [, ...recipients] = decodedBody(part)
    .split(/(?:\r?\n){2,}/)
    .map(fieldsOf)
    .filter(({ size }) => size > 0);
  return recipients.flatMap((fields) => {
    const action = fields.get('action')?.trim().toLowerCase();
    if (action !== 'failed' && action !== 'delayed') return [];
    const detail = fields.get('diagnostic-code')?.trim() ?? null;
    const status = statusIn(fields.get('status')) ?? statusIn(detail);
    const recipient = addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'));
    const kind = action === 'delayed' ? 'deferred' : 'bounced';
    const eventId = `${kind} ${status ?? ''} ${recipient ?? ''}`;
    // A report that names nobody is about somebody else: an address is never given up on a guess.
    return [{ messageId, kind, status, detail, at, eventId, isForGood: false, recipient: recipient ?? '' }];
  });
}

/** `rfc822; ploni@example.org` (RFC 3464 2.3.1), `utf-8; …` (RFC 6533). */
const addressIn = (field: string | undefined): string | null =>
  /^\s*(?:rfc822|utf-8)\s*;\s*<?([^<>\s]+@[^<>\s]+?)>?\s*$/i.exec(field ?? '')?.[1] ?? null;

/** What a mail program's "spam" button makes; other kinds of feedback say nothing about wanting letters. */
const COMPLAINTS = ['abuse', 'fraud', 'other', 'virus'];

function complaint(
  part: MailPart,
  mail: MailPart,
  parts: readonly MailPart[],
  returnPaths: ReturnPaths,
  at: Date,
): News[] {
  const fields = fieldsOf(decodedBody(part));
  const feedback = fields.get('feedback-type')?.trim().toLowerCase() ?? '';
  const letter = parts.find((one) => ['message/rfc822', 'text/rfc822-headers'].includes(typeOf(one)));
  const original = letter && partOf(decodedBody(letter)).headers.get('return-path');
  const said = [addresses(mail), fields.get('original-mail-from'), original].join('\n');
  const messageId = onlyOne(returnPaths, said);
  if (!messageId || !COMPLAINTS.includes(feedback)) return [];
  const recipient = fields.get('original-rcpt-to')?.trim().replace(/^<|>$/g, '') ?? null;
  // Services that keep their readers' names to themselves write a mask; the letter had one reader.
  const known = recipient && /^[^\s@]+@[^\s@]+$/.test(recipient) && !/redacted/i.test(recipient) ? recipient : null;
  return [
    {
      ...{ messageId, kind: 'complained', status: null, isForGood: false, recipient: known },
      ...{ detail: `Feedback report: ${feedback}`, at, eventId: 'complained' },
    },
  ];
}
