/** A mail, or a part of one: headers by lower-case name, unfolded, and what follows the first empty line. */
export interface MailPart {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const MOST_PARTS = 20;
const MOST_HEADERS = 500;

/** Reads text of latin1, each character a byte. A header that stands more than once is joined, line by line. */
export function partOf(text: string): MailPart {
  const end = /\r?\n\r?\n/.exec(text);
  const head = end ? text.slice(0, end.index) : text;
  return { headers: fieldsOf(head), body: end ? text.slice(end.index + end[0].length) : '' };
}

/** `Name: value` lines as RFC 5322 folds them. */
export function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  for (const line of lines.slice(0, MOST_HEADERS)) {
    const [, name, value = ''] = /^([!-9;-~]{1,100}):[ \t]*(.*)$/.exec(line) ?? [];
    if (!name) continue;
    const key = name.toLowerCase();
    const before = fields.get(key);
    fields.set(key, before === undefined ? value : `${before}\n${value}`);
  }
  return fields;
}

/** `multipart/report`, in lower case, without its parameters. */
export const typeOf = ({ headers }: MailPart): string =>
  (headers.get('content-type') ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase() ?? '';

export function parameterOf({ headers }: MailPart, name: string): string | null {
  const value = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'i').exec(
    headers.get('content-type') ?? '',
  );
  return value?.[1] ?? value?.[2] ?? null;
}

/** The parts of a multipart (RFC 2046); none when it has no boundary or never begins. */
export function partsOf(part: MailPart): MailPart[] {
  const boundary = parameterOf(part, 'boundary');
  if (!boundary) return [];
  const parts: string[][] = [];
  for (const line of part.body.split(/\r?\n/)) {
    const mark = line.trimEnd();
    if (mark === `--${boundary}--`) break;
    if (mark === `--${boundary}`) {
      if (parts.push([]) > MOST_PARTS) break;
    } else parts.at(-1)?.push(line);
  }
  return parts.slice(0, MOST_PARTS).map((lines) => partOf(lines.join('\n')));
}

/** The body as its transfer encoding says (RFC 2045). */
export function decodedBody({ headers, body }: MailPart): string {
  switch (headers.get('content-transfer-encoding')?.trim().toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('latin1');
    case 'quoted-printable':
      return body
        .replace(/[ \t]*=[ \t]*\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    default:
      return body;
  }
}
