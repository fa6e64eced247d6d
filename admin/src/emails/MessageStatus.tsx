import { useTranslate } from 'react-admin';
import { StatusChip } from '../lists/Cells';
import type { Tone } from '../theme/tokens';

const TONES: Record<string, Tone> = {
  queued: 'calm',
  sending: 'calm',
  sent: 'done',
  failed: 'danger',
  uncertain: 'care',
  cancelled: 'care',
};

/** Where a message stands, in words. */
export function MessageStatus({ status }: { status: string | null }) {
  const t = useTranslate();
  if (!status) return null;
  return (
    <StatusChip tone={TONES[status] ?? 'calm'}>{t(`resources.emails.states.${status}`, { _: status })}</StatusChip>
  );
}
