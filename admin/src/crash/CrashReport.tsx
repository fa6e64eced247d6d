import { useEffect } from 'react';
import { report } from '../report';
import { CrashScreen } from './CrashScreen';
import { isMissingPart } from './missing-part';

/** The crash screen for what somebody else's boundary has caught before ours could: it is reported all the same. */
export function CrashReport({ error: thrown }: { error: unknown }) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  useEffect(() => {
    if (!isMissingPart(thrown)) void report(thrown);
  }, [thrown]);
  return <CrashScreen error={error} />;
}
