import { Injectable } from '@nestjs/common';
import type { LetterPreview, testEmail } from '@zikaron/contract';
import type { z } from 'zod';
import type { CivilDate } from '../../calendar/index.js';
import { LetterLinks, TestLetters, type Letter, type LinksOfLetter } from '../../emails/index.js';
import { sampleValues, TemplateRefused } from '../../merge-fields/index.js';
import { Invalid, NotFound } from '../../platform/http/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { TemplatesService } from '../../templates/index.js';
import { EmailJobsService } from '../email-jobs.service.js';
import { JobRuns } from '../job-runs.js';
import { languageOf, type LetterRecord } from './letter-record.js';
import { linksOf, LetterRecordsService } from './letter-records.service.js';
import { ObservanceLetters } from './observance-letters.js';

/** Letters that staff look at, on the screen or in their own mailbox; nothing is planned or kept. */
@Injectable()
export class LetterPreviews {
  constructor(
    private readonly jobs: EmailJobsService,
    private readonly runs: JobRuns,
    private readonly templates: TemplatesService,
    private readonly records: LetterRecordsService,
    private readonly letters: ObservanceLetters,
    private readonly links: LetterLinks,
    private readonly testLetters: TestLetters,
  ) {}

  /** One letter of a job as it would be written now. @throws Invalid when it cannot be written */
  async ofJob(org: OrganizationId, jobId: string, observerId: string, date: CivilDate | null): Promise<LetterPreview> {
    const { templateId } = await this.jobs.get(org, jobId);
    const together = date === null ? [] : await this.runs.inOneLetter(org, jobId, observerId, date);
    const asked = together.length > 1 ? together : [{ observanceId: observerId, date }];
    const [first, ...others] = await Promise.all(
      asked.map((one) => this.records.find(org, { observerId: one.observanceId }, one.date)),
    );
    if (!first) throw new NotFound('observer');
    const letter = await this.real(org, templateId, [first, ...others], linksOf(this.links, org, first));
    return { ...letter, mergeFieldIssues: [...letter.mergeFieldIssues] };
  }

  /** Sends one letter to whoever tests: with sample values, or those of a record, whose links are left out. */
  async sendTest(org: OrganizationId, test: z.output<typeof testEmail>): Promise<{ messageId: string }> {
    const { to, templateId, sample, ...whose } = test;
    const isReal = !sample && (whose.yahrzeitId !== undefined || whose.observerId !== undefined);
    const letter = isReal
      ? await this.real(org, templateId, [await this.records.find(org, whose)], null)
      : await this.sample(org, templateId);
    return this.testLetters.send(org, to, letter);
  }

  private async real(
    org: OrganizationId,
    templateId: string,
    records: readonly [LetterRecord, ...LetterRecord[]],
    links: LinksOfLetter | null,
  ): Promise<Letter> {
    const letters = await this.templates.inLanguages(org, templateId);
    const written = refusing(() => this.letters.write(letters(languageOf(records[0])), records, links));
    if ('failed' in written) throw new Invalid([{ path: 'observerId', message: written.failed }], 'not_writable');
    return written.letter;
  }

  private async sample(org: OrganizationId, templateId: string): Promise<Letter> {
    const template = await this.templates.forSending(org, templateId);
    return refusing(() => this.letters.fill(template, sampleValues(template.language), null).letter);
  }
}

/** A template that breaks a rule is the caller's to mend. */
function refusing<Answer>(write: () => Answer): Answer {
  try {
    return write();
  } catch (refused) {
    if (!(refused instanceof TemplateRefused)) throw refused;
    throw new Invalid([{ path: 'templateId', message: refused.message }], 'template_refused');
  }
}
