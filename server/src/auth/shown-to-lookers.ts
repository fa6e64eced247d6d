import { Refusal } from '../platform/http/index.js';

/**
 * All that is shown to whoever looks in, by operation id: what is not here is refused, and so is every route that comes
 * later, until somebody has thought about it. Not here: what changes anything, files to take away, addresses and keys that
 * open something, the history, who else signs in, and what only one member is told.
 */
export const SHOWN_TO_LOOKERS: ReadonlySet<string> = new Set([
  ...['getMe', 'getOrganization', 'getUsage', 'getSettings', 'getSettingsChoices', 'getServices', 'getDatesState'],
  ...['convertDate', 'listAnniversaries', 'listBulkActions', 'listSenderDomains', 'getThisWeek', 'getForecast'],
  ...['listYahrzeits', 'getWeekAhead', 'getYahrzeit', 'getYahrzeitDetails', 'listYahrzeitActivity', 'listFirstYears'],
  ...['listContacts', 'getContact', 'getContactDetails', 'getSuccession', 'listObservers', 'listResponses'],
  ...['listHolds', 'listHeldLetters', 'listHoldSuggestions', 'listWithoutRememberer', 'listKeepers'],
  ...['listEmails', 'getEmail', 'getSendingProgress', 'listDeliveryReports', 'listSuppressions', 'listReleases'],
  ...['listEmailJobs', 'getEmailJob', 'compareEmailJob', 'listEmailJobRuns', 'listRuns', 'listRunOutcomes'],
  ...['listTemplates', 'getTemplate', 'listTemplateVersions', 'getTemplateVersion', 'listMergeFields', 'previewLetter'],
  ...['listCoverage', 'listLost', 'listPrintedBatches', 'getServiceList', 'listServicesAround', 'listNotRead'],
  ...['listWithoutParent', 'getCalledContact', 'getCalledName', 'listListIssues', 'getListIssue', 'getPulpitMail'],
  ...['listImports', 'getImport', 'listImportRows', 'listImportCrops', 'getImportPlan', 'listUnlistedPeople'],
  ...['getImportTraces', 'listLeapYearChoices', 'listQueues', 'getQueueCounts', 'listQueueJobs', 'listNotifications'],
  ...['getNotificationStats', 'getDigestChoice', 'getQualitySummary', 'getMergeFieldSummary', 'getQualityOverTime'],
  ...['listIncompleteRecords', 'listDateProblems', 'listDuplicates', 'listDuplicateContacts'],
]);

/** What whoever looks in may do: go. */
const LEAVING = 'leaveLook';

/** Whether a request of this method is let through to this operation while its sender looks in. */
const isShown = (operation: string | undefined, method: string): boolean =>
  operation !== undefined &&
  (method === 'GET' ? SHOWN_TO_LOOKERS.has(operation) : method === 'POST' && operation === LEAVING);

/** @throws Refusal `only_looking` */
export function mustBeShown(operation: string | undefined, method: string): void {
  if (isShown(operation, method)) return;
  throw new Refusal(
    403,
    'only_looking',
    'You are looking in by an owner’s consent: nothing is changed, and nothing is taken away.',
  );
}

/** The addresses that letters give to families, by which whoever has them acts in their place. */
const OPENS_SOMETHING = /(\/(?:u|p|r|w|calendar|sheet|list)\/)[\w-]{40,}/g;

/** An answer in which such addresses stand, as it is shown to whoever looks in: they end where their secret begins. */
export const withoutSecrets = (answer: unknown): unknown =>
  answer === undefined ? answer : JSON.parse(JSON.stringify(answer).replace(OPENS_SOMETHING, '$1…'));
