import type { EmailJob, EmailJobDraft } from '@zikaron/contract';
import type { Edition } from '../forms/merge-conflicts';

/** Whom a job of specific people names. */
export type People = Pick<EmailJob['inputJson'], 'yahrzeitIds' | 'contactIds' | 'observerIds'>;
export const nobody: People = { yahrzeitIds: [], contactIds: [], observerIds: [] };

/** What stands in the form. */
export interface JobValues extends People {
  mode: 'window' | 'ids';
  templateId?: string | null;
  window: { basis: 'sendDate' | 'observanceDate' | 'serviceDate'; fromDays: number; toDays: number };
  sendAt?: string | null;
  timing: EmailJob['inputJson']['timing'];
}

export const newJobValues: JobValues = {
  mode: 'window',
  window: { basis: 'sendDate', fromDays: 0, toDays: 7 },
  ...nobody,
  timing: 'eachOnItsDay',
};

export const jobValuesOf = ({ inputJson }: EmailJob): JobValues => ({
  mode: inputJson.mode,
  templateId: inputJson.templateId,
  window: inputJson.window ?? newJobValues.window,
  yahrzeitIds: inputJson.yahrzeitIds,
  contactIds: inputJson.contactIds,
  observerIds: inputJson.observerIds,
  sendAt: inputJson.sendAt,
  timing: inputJson.timing,
});

/** As the form is opened with it. */
export const editionOf = (job: EmailJob): Edition<JobValues> => ({ values: jobValuesOf(job), version: job.version });

/** Only letters of a window by the day of sending, without a time, have days of their own. */
export const hasTiming = ({ mode, window, sendAt }: Pick<JobValues, 'mode' | 'window' | 'sendAt'>): boolean =>
  mode === 'window' && window.basis === 'sendDate' && !sendAt;

/** Ids, split on commas and whitespace; each once. */
export const idsIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** What the form sends: what is empty, and what belongs to the other mode, is left out. */
export function jobDraftOf(values: JobValues): Partial<EmailJobDraft> {
  const { mode, templateId, window, yahrzeitIds, contactIds, observerIds, sendAt, timing } = values;
  return {
    mode,
    ...(templateId && { templateId }),
    ...(mode === 'window' ? { window } : { yahrzeitIds, contactIds, observerIds }),
    ...(sendAt && { sendAt: new Date(sendAt).toISOString() }),
    ...(hasTiming(values) && { timing }),
  };
}
