/**
 * Of `scopes.0`, one of the scopes, the words are those of the scopes; `calledName.father` of a contact is the same part as
 * `father` of a record.
 */
export const plainOf = (field: string): string => field.replace(/\.\d+$/, '').replace(/^calledName\./, '');

/**
 * Where the name of a field may stand, the first that is there counts: the history's own, where a record or a called name is
 * written, and where the settings ask for it, so that a new setting is told by its own name.
 */
export const namesOf = (field: string): string[] => {
  const plain = plainOf(field);
  return [
    `resources.history.fieldNames.${plain}`,
    `activity.fields.${plain}`,
    `resources.yahrzeits.fields.${plain}`,
    `resources.contacts.fields.${plain}`,
    `calledName.parts.${plain}`,
    `settings.rules.${plain.replace(/^rules\./, '')}.label`,
    `settings.fields.${plain.replace(/^shabbatTimes\./, '')}`,
    `settings.services.policies.${plain.replace(/^policy\./, '')}`,
    `settings.senderDomains.records.${plain.replace(/^found\./, '')}`,
  ];
};

/** What only programs read, stands beside the line anyway, or came of it later: ids, when a row was made, how a job ran. */
const SILENT =
  /(^|\.)(id|organizationId|customerId|jobId|archive|createdAt|updatedAt|lastRunAt|outcomesRemovedAt|startedBy|localDate|range|markAll)$|^inputJson\.(mode|templateId)$|^(type|width|height)$|Count$/;

export const isTold = (field: string): boolean => !SILENT.test(field);
