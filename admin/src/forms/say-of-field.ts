import type { RefusalBody } from '@zikaron/contract';
import { sayOfNone } from '../api/refusals';

/** How the form on the page calls a field: its label, without the star of what is required. */
function labelOf(path: string): string {
  const [field] = globalThis.document?.getElementsByName(path) ?? [];
  const label = field?.closest('.MuiFormControl-root, label')?.querySelector('label, legend, span:last-child');
  return label?.textContent.replace(/[\s*\u2009]+$/, '') ?? '';
}

/** What is wrong with a field, behind its label or as a sentence about it. */
export function sayOfField(detail: RefusalBody['details'][number], called = labelOf): string {
  const label = called(detail.path);
  if (!label) return sayOfNone(detail);
  return /^[a-z]/.test(detail.message) ? `“${label}” ${detail.message}` : `${label}: ${detail.message}`;
}

/** The same by the name that programs have for the field. */
export const sayByPath = ({ path, message }: RefusalBody['details'][number]): string => `${path}: ${message}`;
