import type {
  ConfirmedName,
  DnsRecord,
  ImportField,
  ImportSource,
  ImportSummary,
  MergeFieldIssue,
  OrganizationSettings,
  PictureBox,
  RecordFinding,
  RestoredArchive,
  ServiceSettings,
  WebhookDelivery,
  Yahrzeit,
} from '@zikaron/contract';
import type { ColumnType } from 'kysely';

/**
 * What the schema cannot say by itself: what a jsonb value holds, and that a view's column is never null (views only). A new jsonb column
 * does not compile until it is here.
 */
interface ColumnTypes {
  'audit_log.after': object;
  'audit_log.before': object;
  'bulk_action.value': string | number | boolean | null;
  'bulk_action_record.after': unknown;
  'bulk_action_record.before': unknown;
  'contact.calledName': ConfirmedName;
  'email_message.attemptLog': {
    /** An instant, ISO 8601. */
    at: string;
    outcome: string;
    /** The relay's last words, or why there were none. */
    response: string | null;
  }[];
  'email_message.headers': Record<string, string>;
  'email_message.mergeFieldIssues': MergeFieldIssue[];
  'email_message.mergeFieldsUsed': string[];
  'import.askedBy': { readonly id: string | null; readonly name: string };
  'import.columns': ImportSummary['columns'];
  'import.counts': ImportSummary['counts'];
  'import.hidden': ImportSummary['hidden'];
  'import.sunsetWords': ImportSummary['sunsetWords'];
  'import_source.asks': ImportSource['asks'];
  'import_source.chosen': ImportSource['chosen'];
  'import_row.brought': string[];
  'import_row.cells': string[];
  'import_row.replaced': object;
  'import_row.understood': object;
  'learned_preset.columns': { readonly heading: string; readonly field: ImportField | 'workedOut' }[];
  'list_issue.names': {
    readonly key: string;
    readonly service: string;
    readonly name: string;
    readonly hash: string;
  }[];
  'notification.data': { readonly actionUrl?: string };
  'notification.values': Record<string, string | number>;
  'organization.rules': OrganizationSettings['rules'];
  'organization.shabbatTimes': OrganizationSettings['shabbatTimes'];
  'photograph_plate.box': PictureBox;
  'photograph_plate.lines': string[];
  'restored_archive.told': RestoredArchive;
  'sender_domain.found': Partial<Record<DnsRecord['key'], RecordFinding>>;
  'service_settings.noService': ServiceSettings['noService'];
  'service_settings.policy': ServiceSettings['policy'];
  'service_settings.services': ServiceSettings['services'];
  /** A design as it was saved: the HTML that the designer shows, its own notes, and the MJML it was made from, if any. */
  'template.metadataJson': { html?: string; mjml?: string; designJson?: unknown };
  'template_version.metadataJson': ColumnTypes['template.metadataJson'];
  'uncounted_letter.issues': MergeFieldIssue[];
  'webhook_delivery.attempts': WebhookDelivery['attempts'];
  'webhook_delivery.data': object;
  'yahrzeit.rules': Yahrzeit['rules'];
}

/** A jsonb column: read as what it holds, written as text, since a driver takes an array for one of Postgres' own. */
export type Jsonb<Name extends keyof ColumnTypes> = ColumnType<ColumnTypes[Name], string, string>;
export type NullableJsonb<Name extends keyof ColumnTypes> = ColumnType<
  ColumnTypes[Name] | null,
  string | null,
  string | null
>;

/** A column with a default: it may be left out. */
export type Defaulted<T> =
  T extends ColumnType<infer Read, infer Written, infer Changed>
    ? ColumnType<Read, Written | undefined, Changed>
    : ColumnType<T, T | undefined, T>;

/** A view's column: as said above, or as the view has it, where anything may be null. */
export type Viewed<Name extends string, Else> = Name extends keyof ColumnTypes ? ColumnTypes[Name] : Else;
