import type { EmailJob, EmailJobDraft } from '@zikaron/contract';

/** What stands in the form. */
export interface JobValues {
  mode: 'window' | 'ids';
  templateId?: string | null;
  window: { basis: 'sendDate' | 'observanceDate' | 'serviceDate'; fromDays: number; toDays: number };
  yahrzeitIds: string[];
  sendAt?: string | null;
}

export const newJobValues: JobValues = {
  mode: 'window',
  window: { basis: 'sendDate', fromDays: 0, toDays: 7 },
  yahrzeitIds: [],
};

export const jobValuesOf = ({ inputJson }: EmailJob): JobValues => ({
  mode: inputJson.mode,
  templateId: inputJson.templateId,
  window: inputJson.window ?? newJobValues.window,
  yahrzeitIds: inputJson.yahrzeitIds,
  sendAt: inputJson.sendAt,
});

/** Ids, split on commas and whitespace; each once. */
export const idsIn = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

export function jobDraftOf({ mode, templateId, window, yahrzeitIds, sendAt }: JobValues): EmailJobDraft {
  const about = mode === 'window' ? { window } : { yahrzeitIds };
  return { mode, templateId: templateId ?? '', ...about, ...(sendAt && { sendAt: new Date(sendAt).toISOString() }) };
}
