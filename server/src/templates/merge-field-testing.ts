import { Injectable } from '@nestjs/common';
import type { availableFields, templateToValidate } from '@zikaron/contract';
import type { z } from 'zod';
import { fieldsByCategory, sampleValues, writtenAs, type LetterLanguage } from '../merge-fields/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { LetterValues } from './letter-values.js';
import type { validateTemplate, TemplateValidation } from './validate-template.js';

const VALIDATE = new URL('./validate-template.task.js', import.meta.url);

/** What staff look up and try out before a template is used. */
@Injectable()
export class MergeFieldTesting {
  constructor(
    private readonly values: LetterValues,
    private readonly work: HeavyWork,
  ) {}

  /** The catalogue by category, in one language. */
  fields(language: LetterLanguage): z.input<typeof availableFields> {
    const described = Object.entries(fieldsByCategory()).map(([category, fields]) => [
      category,
      fields.map((field) => ({
        field: field.path,
        written: writtenAs(field),
        meaning: field.meaning[language],
        sample: String(field.sample[language]),
        required: field.required,
      })),
    ]);
    return { fieldDocumentation: Object.fromEntries(described) };
  }

  /** Tests a template on one record, or on the sample when none is named. @throws NotFound for a record of someone else */
  async validate(
    org: OrganizationId,
    { templateHtml, subject, ...whose }: z.output<typeof templateToValidate>,
  ): Promise<TemplateValidation> {
    const language = /<html\b[^>]*\slang="he"/i.test(templateHtml) ? 'he' : 'en';
    const isReal = whose.yahrzeitId !== undefined || whose.observerId !== undefined;
    const { values, records } = isReal
      ? await this.values.of(org, whose)
      : { values: sampleValues(language), records: {} };
    const order: Parameters<typeof validateTemplate> = [{ subject, html: templateHtml }, values, records, language];
    return this.work.run<typeof order, TemplateValidation>(org, VALIDATE, order);
  }
}
