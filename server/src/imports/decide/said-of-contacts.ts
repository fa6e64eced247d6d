import { bothPhones, type ImportIssue } from '@zikaron/contract';
import { personKey } from '../understand/names.js';
import type { UnderstoodObserver } from '../understand/understand-row.js';
import { holds, issue } from './contacts-that-differ.js';

/** What rows of a list have said of one who observes, and in which row first. */
interface Said extends Pick<UnderstoodObserver, 'name' | 'email' | 'phone' | 'address'> {
  readonly row: number;
}

/** The telephones of both; the first alone where there is no room for more. */
export function phonesOf(first: string | null, other: string | null): string | null {
  if (!first || !other || holds(first, other, 'phone')) return first ?? other;
  return bothPhones(first, other) ?? first;
}

/**
 * What rows of a list say of one contact otherwise than an earlier row: telephones are kept together, of addresses and of names
 * the first one stays. Each is said once.
 */
export class SaidOfContacts {
  /** By the email address, and by the name. */
  private readonly said = new Map<string, Said>();
  private readonly remarked = new Set<string>();

  /** What is to be remarked of those who observe in this row. */
  remarks(row: number, observers: readonly UnderstoodObserver[]): ImportIssue[] {
    return observers.flatMap((observer) => {
      const before = this.saidOf(observer);
      const { name, email, phone, address } = before ?? observer;
      const now = { row: before?.row ?? row, name, email: email ?? observer.email };
      const phones = phonesOf(phone, observer.phone);
      this.keep({ ...now, phone: phones, address: address ?? observer.address }, observer);
      return before ? this.otherwise(before, observer, phones) : [];
    });
  }

  private saidOf({ name, email }: UnderstoodObserver): Said | undefined {
    const named = this.said.get(personKey(name));
    if (!email) return named;
    return this.said.get(email.toLowerCase()) ?? (named?.email ? undefined : named);
  }

  private keep(said: Said, { name }: UnderstoodObserver): void {
    if (said.email) this.said.set(said.email.toLowerCase(), said);
    if (personKey(name) === personKey(said.name)) this.said.set(personKey(name), said);
  }

  private otherwise(before: Said, observer: UnderstoodObserver, phones: string | null): ImportIssue[] {
    const { name, phone, address } = observer;
    const [key, known] = [personKey(name), `${before.name} in row ${before.row}`];
    const issues: ImportIssue[] = [];
    if (key !== personKey(before.name) && !name.includes('@'))
      issues.push(issue('contact_named', 'warning', `This address is that of ${known}, who will have the letter`));
    if (phone && before.phone && !holds(before.phone, phone, 'phone'))
      issues.push(
        phones && holds(phones, phone, 'phone')
          ? issue('contact_phones', 'info', `Another telephone than that of ${known}: both are kept`)
          : issue(
              'contact_phone',
              'warning',
              `Another telephone than that of ${known}, which stays: there is no room for both`,
            ),
      );
    if (address && before.address && !holds(before.address, address, 'address'))
      issues.push(issue('contact_address', 'warning', `Another address than that of ${known}, which stays`));
    return issues.filter(({ code }) => this.isNew(`${code} ${before.row} ${key} ${phone ?? ''} ${address ?? ''}`));
  }

  private isNew(remark: string): boolean {
    const isNew = !this.remarked.has(remark);
    this.remarked.add(remark);
    return isNew;
  }
}
