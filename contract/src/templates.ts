import { z } from 'zod';
import { id, instant, line, listQuery, pageOf, versionRead } from './common.js';
import { emailAddress } from './email-address.js';

export const TEMPLATE_KEYS = [
  'default_reminder',
  'custom_reminder',
  'anniversary',
  'notification',
  'handlebars_html',
] as const;
export const templateKey = z.enum(TEMPLATE_KEYS);
export type TemplateKey = z.infer<typeof templateKey>;

/** What the designer saved: its own notes, and the letter as HTML. With `mjml`, the server makes the HTML from it. */
export const templateMetadata = z.object({
  html: z.string().max(500_000).optional(),
  mjml: z.string().max(500_000).optional(),
  designJson: z.unknown().optional(),
});

const oneLine = z
  .string()
  .trim()
  .max(500)
  .regex(/^\P{Cc}*$/u, 'must not hold line breaks or control characters');

export type TemplateMetadata = z.infer<typeof templateMetadata>;

export const newTemplate = z.object({
  name: line().default('New Template'),
  jsxComponentKey: templateKey.default('default_reminder'),
  language: z.enum(['en', 'he']).default('en'),
});

/** What is left out stays as it is. `version` is the one that was edited: a newer one is not overwritten. */
export const templateChange = z.object({
  name: line().optional(),
  jsxComponentKey: templateKey.optional(),
  language: z.enum(['en', 'he']).optional(),
  subject: oneLine.min(1, 'is required').optional(),
  preheader: oneLine.nullable().optional(),
  metadataJson: templateMetadata.optional(),
  version: versionRead,
});

export const template = z.object({
  id,
  name: z.string(),
  jsxComponentKey: templateKey,
  language: z.enum(['en', 'he']),
  subject: z.string(),
  preheader: z.string().nullable(),
  metadataJson: templateMetadata,
  /** The same letter in the other language. */
  otherLanguageId: id.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Template = z.infer<typeof template>;

/** PUT /templates/{id}/other-language: which template is the same letter in the other language; null is none. */
export const otherLanguage = z.strictObject({ templateId: id.nullable() });

export const templateQuery = listQuery(['name', 'jsxComponentKey', 'createdAt', 'updatedAt'], {
  jsxComponentKey: templateKey.optional(),
});
/** Lists leave the design out: it may be large. */
export const templatePage = pageOf(template.omit({ metadataJson: true }));

/** One save of a template: who and when. */
export const templateVersion = z.object({
  version: z.int(),
  name: z.string(),
  subject: z.string(),
  preheader: z.string().nullable(),
  savedBy: z.string(),
  savedAt: instant,
});
/** A letter that is being written: checked and compiled like a saved one, and not kept. */
export const templateToPrepare = z.object({
  language: z.enum(['en', 'he']).default('en'),
  metadataJson: templateMetadata,
});
export const preparedTemplate = z.object({ html: z.string(), text: z.string() });

export const templateVersions = z.object({ data: z.array(templateVersion), total: z.int() });

export type TemplateVersion = z.infer<typeof templateVersion>;

/** A template as it was after one save. */
export const templateAsSaved = templateVersion.extend({
  metadataJson: templateMetadata,
  html: z.string(),
  text: z.string(),
});
export type TemplateAsSaved = z.infer<typeof templateAsSaved>;
export const versionNumber = z.coerce.number().int().min(1).max(2_000_000_000);

export const mergeFieldIssue = z.object({
  field: z.string(),
  type: z.enum(['missing_data', 'invalid_field', 'empty_value']),
  severity: z.enum(['high', 'medium', 'low']),
  message: z.string(),
  recordType: z.enum(['contact', 'yahrzeit', 'organization']).nullable(),
  recordId: z.string().nullable(),
});
export type MergeFieldIssue = z.infer<typeof mergeFieldIssue>;

/** POST /merge-field-testing/validate-template */
export const templateToValidate = z.object({
  templateHtml: z.string().max(500_000),
  subject: z.string().max(500).optional(),
  yahrzeitId: id.optional(),
  observerId: id.optional(),
});

/** POST /merge-field-testing/fill: what expressions, such as `{{formatDate observance.date}}`, say in one family's letter. */
export const expressionsToFill = z.object({
  language: z.enum(['en', 'he']).default('en'),
  expressions: z.array(z.string().max(500)).max(300),
  yahrzeitId: id.optional(),
  observerId: id.optional(),
});
/** In their order; empty where the record does not say it, or where it is no expression. */
export const filledExpressions = z.object({ filled: z.array(z.string()) });

export const templateValidation = z.object({
  validationResult: z.object({
    issues: z.array(mergeFieldIssue),
    fieldsUsed: z.array(z.string()),
    successRate: z.number(),
  }),
  mergeContext: z.record(z.string(), z.unknown()),
  html: z.string(),
  text: z.string(),
  paper: z.string(),
  subject: z.string(),
  extractedFields: z.array(z.string()),
  recommendations: z.array(z.string()),
});

/** One entry of the catalogue; `written` is how it is put into a letter, such as `{{formatDate observance.date}}`. */
export const mergeFieldEntry = z.object({
  field: z.string(),
  written: z.string(),
  meaning: z.string(),
  sample: z.string(),
  required: z.boolean(),
});
export type MergeFieldEntry = z.infer<typeof mergeFieldEntry>;

export type TemplateValidation = z.infer<typeof templateValidation>;

/** GET /merge-field-testing/available-fields */
export const availableFieldsQuery = z.object({ language: z.enum(['en', 'he']).default('en') });

export const availableFields = z.object({
  fieldDocumentation: z.record(z.string(), z.array(mergeFieldEntry)),
});

/** POST /merge-field-testing/bulk-analyze; without `recordType`, contacts and yahrzeits. */
export const BULK_LIMITS = [50, 100, 250, 500] as const;
export const bulkAnalysisQuestion = z.object({
  recordType: z.enum(['contacts', 'yahrzeits']).optional(),
  limit: z.int().min(1).max(500).default(100),
});

/** A record that would leave a letter with a gap, and what it lacks. */
export const incompleteRecord = z.object({
  recordType: z.enum(['contact', 'yahrzeit']),
  recordId: id,
  name: z.string(),
  issues: z.array(mergeFieldIssue),
});
export type IncompleteRecord = z.infer<typeof incompleteRecord>;

export const bulkAnalysis = z.object({
  summary: z.object({
    totalRecordsAnalyzed: z.int(),
    totalRecordsWithIssues: z.int(),
    /** Fields with a value of all fields looked at, in whole percent; 100 when there was nothing to look at. */
    overallCompleteness: z.int().min(0).max(100),
  }),
  /** What was looked at: what a letter must have, and what the templates name. */
  fieldsAnalyzed: z.array(z.string()),
  records: z.array(incompleteRecord),
});
export type BulkAnalysis = z.infer<typeof bulkAnalysis>;

/** POST /emails/send-test */
export const testEmail = z.object({
  to: emailAddress,
  templateId: id,
  sample: z.boolean().default(true),
  yahrzeitId: id.optional(),
  observerId: id.optional(),
});
export const testEmailSent = z.object({ messageId: id });
