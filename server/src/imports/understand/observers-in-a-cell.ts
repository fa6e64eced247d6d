import { isEmailAddress } from '@zikaron/contract';
import { peopleIn } from './people-in-a-cell.js';
import { kinIn } from './relationships.js';

/** One of the people whom a cell names, and what else it says of them. */
export interface NamedPerson {
  /** As it is written there. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** "(daughter)": whose, the cell does not say. */
  readonly kin: string;
}

/** What may be an address: each is looked at once, however long the cell. */
const WORD = /[^\s<>;,()]+/g;
const PHONE =
  /(?:\b(?:tel|phone|cell|mobile|home|work|[chmw])[.:]\s*)?(?<![\p{L}\d])[+(]?\d(?:[\s()./-]{0,2}\d){6,14}(?:\s?\((?:tel|phone|cell|mobile|home|work|office|נייד|בבית|[chmw])\.?\))?/giu;
const ROUND = /^[\s,;:<>[\]–-]+|(?<![\s,;:<>[\]–-])[\s,;:<>[\]–-]+$/g;

interface Reached {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** What is left of the cell without them. */
  readonly rest: string;
}

/** The telephones and addresses that stand in a cell, and what is left of it without them. */
export function reachedIn(cell: string): Reached {
  if (!/[@\d]/.test(cell)) return { emails: NONE, phones: NONE, rest: cell };
  const emails = (cell.includes('@') ? (cell.match(WORD) ?? []) : [])
    .filter(isEmailAddress)
    .map((email) => email.toLowerCase());
  const without = emails.length > 0 ? cell.replace(WORD, (found) => (isEmailAddress(found) ? ' ' : found)) : cell;
  const phones = (without.match(PHONE) ?? []).map((phone) => phone.trim());
  const rest = phones.length > 0 ? without.replace(PHONE, ' ') : without;
  return { emails, phones, rest: rest.replace(/<\s*>|\(\s*\)/g, ' ').replace(ROUND, '') };
}

/** "Ruth Sand 555-0199 ruth@example.org; Ben Sand (son)": everybody whom the cell names, with what stands beside the name. */
export function observersIn(cell: string): NamedPerson[] {
  const lines = linesOf(cell);
  const together = lines.length > 1 ? peopleIn(lines.map(({ rest }) => rest).join(';')) : [];
  if (together.length !== lines.length)
    return lines.flatMap((line) => {
      const names = peopleIn(line.rest);
      return (names.length > 0 ? names : ['']).map((name, at) => person(name, line, at));
    });
  return together.map((name, at) => person(name, lines[at] ?? NOTHING, 0));
}

const NONE: readonly string[] = [];
const NOTHING: Reached = { emails: NONE, phones: NONE, rest: '' };

/** Of a cell that holds telephones or addresses its lines, each address with what stands before it; else the cell as it is. */
function linesOf(cell: string): Reached[] {
  const whole = reachedIn(cell);
  if (whole.emails.length === 0 && whole.phones.length === 0) return [{ emails: NONE, phones: NONE, rest: cell }];
  return cell
    .replace(WORD, (found) => (isEmailAddress(found) ? `${found};` : found))
    .split(/[;\n|]/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map(reachedIn)
    .reduce<Reached[]>((lines, line) => {
      const last = lines.at(-1);
      // What stands alone behind a name is of that name.
      if (line.rest || !last) return [...lines, line];
      const joined = { ...last, emails: [...last.emails, ...line.emails], phones: [...last.phones, ...line.phones] };
      return [...lines.slice(0, -1), joined];
    }, []);
}

function person(written: string, { emails, phones }: Reached, at: number): NamedPerson {
  const email = emails[at] ?? null;
  const phone = phones.join(', ') || null;
  for (const beside of /[(–-]|^\p{Ll}/u.test(written) ? KIN_BESIDE : []) {
    const { name, kin } = beside.exec(written)?.groups ?? {};
    if (name && kin && kinIn(kin.trim())) return { name, email, phone, kin: `(${kin.trim()})` };
  }
  return { name: written, email, phone, kin: '' };
}

/** "Jane Adler (daughter)", "Jane Adler - daughter", "sister Jill Fay". */
const KIN_BESIDE = [
  /^(?<name>[^(]*[^\s(])\s*\((?<kin>[^()]+)\)$/,
  /^(?<name>[^–-]*[^\s–-])\s+[–-]\s*(?<kin>[^–-]+)$/,
  /^(?<kin>\p{Ll}+)\s+(?<name>\p{Lu}.*)$/u,
];
