import { Injectable } from '@nestjs/common';
import type { IssueRecords, LetterLanguage, MergeValues } from '../merge-fields/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** Whose letter: a yahrzeit, an observer of it, or both. */
export interface WhoseLetter {
  readonly yahrzeitId?: string | undefined;
  readonly observerId?: string | undefined;
}

/** The values that stand in one letter, and the records they came from. */
export interface ValuesOfLetter {
  readonly values: MergeValues;
  readonly records: IssueRecords;
}

type FindsValues = (org: OrganizationId, whose: WhoseLetter, language: LetterLanguage) => Promise<ValuesOfLetter>;

/** The values of real letters. The floor that knows the records registers how to find them, since calls go down only. */
@Injectable()
export class LetterValues {
  private find: FindsValues | null = null;

  foundBy(find: FindsValues): void {
    this.find = find;
  }

  /** In the letter's language, whatever the family's own is. @throws NotFound when the organization has no such record */
  of(org: OrganizationId, whose: WhoseLetter, language: LetterLanguage): Promise<ValuesOfLetter> {
    if (!this.find) throw new Error('No module has registered how to find the values of a letter.');
    return this.find(org, whose, language);
  }
}
