import { Inject, Injectable } from '@nestjs/common';
import type { availableFields, expressionsToFill, filledExpressions, templateToValidate } from '@zikaron/contract';
import type { z } from 'zod';
import {
  checkTemplate,
  compileTemplate,
  fieldsByCategory,
  renderLetter,
  sampleValues,
  writtenAs,
  type MergeField,
  type LetterLanguage,
  type MergeValues,
} from '../merge-fields/index.js';
import { picturesAt } from '../pictures/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { LetterValues, type ValuesOfLetter, type WhoseLetter } from './letter-values.js';
import { TemplatesService } from './templates.service.js';
import type { validateTemplate, TemplateValidation, Written } from './validate-template.js';

const VALIDATE = new URL('./validate-template.task.js', import.meta.url);

/** What staff look up and try out before a template is used. */
@Injectable()
export class MergeFieldTesting {
  constructor(
    private readonly values: LetterValues,
    private readonly templates: TemplatesService,
    private readonly work: HeavyWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The catalogue by category, in one language. */
  fields(language: LetterLanguage): z.input<typeof availableFields> {
    const described = (field: MergeField) => ({
      field: field.path,
      written: writtenAs(field),
      meaning: field.meaning[language],
      sample: String(field.sample[language]),
      required: field.required,
    });
    const categories = Object.entries(fieldsByCategory());
    return {
      fieldDocumentation: Object.fromEntries(
        categories.map(([name, fields]) => [name, fields.map(described)] as const),
      ),
    };
  }

  /** Tests a template on one record, or on the sample when none is named. @throws NotFound for a record of someone else */
  async validate(
    org: OrganizationId,
    { templateHtml, subject, ...whose }: z.output<typeof templateToValidate>,
  ): Promise<TemplateValidation> {
    const language = /<html\b[^>]*\slang="he"/i.test(templateHtml) ? 'he' : 'en';
    const [{ values, records }, dateOrder] = await Promise.all([
      this.valuesOf(org, whose, language),
      this.templates.dateOrder(org),
    ]);
    const template = { subject, html: templateHtml };
    const order: Parameters<typeof validateTemplate> = [
      ...([template, values, records, { language, dateOrder }] as const),
      picturesAt(this.config),
    ];
    return this.work.run<typeof order, TemplateValidation>(org, VALIDATE, order);
  }

  /** What expressions say to a family, or in the sample when none is named. @throws NotFound for a record of someone else */
  async fill(
    org: OrganizationId,
    { language, expressions, ...whose }: z.output<typeof expressionsToFill>,
  ): Promise<z.input<typeof filledExpressions>> {
    const [{ values }, dateOrder] = await Promise.all([
      this.valuesOf(org, whose, language),
      this.templates.dateOrder(org),
    ]);
    return { filled: expressions.map((expression) => filledIn(expression, values, { language, dateOrder })) };
  }

  /** A letter that is looked at leads nowhere: whoever holds a family's own links answers for the family. */
  private async valuesOf(org: OrganizationId, whose: WhoseLetter, language: LetterLanguage): Promise<ValuesOfLetter> {
    const sample = sampleValues(language);
    if (whose.yahrzeitId === undefined && whose.observerId === undefined) return { values: sample, records: {} };
    const { values, records } = await this.values.of(org, whose, language);
    return { values: values.links?.unsubscribe ? { ...values, links: sample.links } : values, records };
  }
}

function filledIn(expression: string, values: MergeValues, written: Written): string {
  if (checkTemplate(expression, { kind: 'subject' }).length > 0) return '';
  return renderLetter(compileTemplate({ ...written, subject: expression, html: '', text: '' }), values).subject;
}
