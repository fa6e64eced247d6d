export interface MailFile {
  /** ASCII letters, digits, dots and dashes; anything else becomes a dash. */
  readonly filename: string;
  /** For example `text/calendar; method=PUBLISH`; a text is written in UTF-8. */
  readonly type: string;
  readonly content: string | Buffer;
}

interface MailBody {
  readonly text: string;
  readonly html: string;
  readonly files: readonly MailFile[];
}

/**
 * Writes a mail as it goes over the line (RFC 5322, 2045): header lines that are ready, then text and HTML as
 * alternatives, then files. A text in ASCII goes as it is, for whoever reads mail raw, and for filters, and one that is nearly so
 * keeps what is; the other parts are base64, so that every line is short and no text can look like a boundary.
 * nodemailer's composer builds a tree of streams for this and takes ten times as long.
 * @param headerLines each ended by CRLF, without MIME headers @param boundary unique to this mail, ASCII
 */
export function writeMail(headerLines: string, { text, html, files }: MailBody, boundary: string): Buffer {
  const alternatives = `${boundary}-a`;
  const letter =
    `Content-Type: multipart/alternative; boundary="${alternatives}"\r\n\r\n` +
    `--${alternatives}\r\n${textPart(text, boundary)}` +
    `--${alternatives}\r\n${part('text/html; charset=utf-8', html)}` +
    `--${alternatives}--\r\n`;
  if (files.length === 0) return Buffer.from(`${headerLines}MIME-Version: 1.0\r\n${letter}`);

  const enclosed = files.map((file) => `--${boundary}\r\n${enclosure(file)}`).join('');
  return Buffer.from(
    `${headerLines}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n` +
      `--${boundary}\r\n${letter}${enclosed}--${boundary}--\r\n`,
  );
}

function enclosure({ filename, type, content }: MailFile): string {
  const name = filename.replace(/[^A-Za-z0-9.-]/g, '-');
  const disposition = `Content-Disposition: attachment; filename="${name}"\r\n`;
  const charset = typeof content === 'string' ? '; charset=utf-8' : '';
  return disposition + part(type.replace(/[^\x20-\x7e]/g, '') + charset, content);
}

/** RFC 5322 2.1.1: a line has 998 characters at most. */
const LONGEST_LINE = 998;

const isPlain = (text: string, boundary: string): boolean =>
  /^[\t\r\n\x20-\x7e]*$/.test(text) &&
  !text.includes(boundary) &&
  text.split(/\r\n|\r|\n/).every((line) => line.length <= LONGEST_LINE);

function textPart(text: string, boundary: string): string {
  if (isPlain(text, boundary)) return plainPart(text);
  if (isNearlyPlain(text) && !text.includes(boundary)) return quotedPart(text);
  return part('text/plain; charset=utf-8', text);
}

/** Whether one character in ten at most is outside ASCII, as in an English letter with a Hebrew name. */
const isNearlyPlain = (text: string): boolean => (text.match(/[^\t\r\n\x20-\x7e]/g) ?? []).length * 10 <= text.length;

const quotedPart = (text: string): string =>
  `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n` +
  `${text
    .split(/\r\n|\r|\n/)
    .map(quotedLine)
    .join('\r\n')}\r\n`;

/** RFC 2045 6.7: what is not ASCII as its bytes, a space at the end too, and 76 characters in a line. */
function quotedLine(text: string): string {
  const bytes = Buffer.from(text).toString('latin1');
  const quoted = bytes.replace(/[^\t\x20-\x3c\x3e-\x7e]|[\t ]$/g, quotedByte);
  let lines = '';
  let at = 0;
  while (quoted.length - at > 76) {
    const cut = quoted.lastIndexOf('=', at + 74);
    const end = cut > at + 72 ? cut : at + 75;
    lines += `${quoted.slice(at, end)}=\r\n`;
    at = end;
  }
  return lines + quoted.slice(at);
}

const quotedByte = (byte: string): string => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

const plainPart = (text: string): string =>
  `Content-Type: text/plain; charset=us-ascii\r\nContent-Transfer-Encoding: 7bit\r\n\r\n${text.replace(/\r\n|\r|\n/g, '\r\n')}\r\n`;

const part = (type: string, content: string | Buffer): string =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Lines(content)}`;

/** Lines of 76 characters (RFC 2045). */
function base64Lines(content: string | Buffer): string {
  const encoded = (typeof content === 'string' ? Buffer.from(content) : content).toString('base64');
  let lines = '';
  for (let at = 0; at < encoded.length; at += 76) lines += `${encoded.slice(at, at + 76)}\r\n`;
  return lines;
}
