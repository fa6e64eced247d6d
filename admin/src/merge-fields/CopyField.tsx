import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useToast } from '../forms/useAction';

/** How long "Copied" stays, in milliseconds. */
const FEEDBACK = 2000;

/** Copies a field as a letter writes it, and says so for two seconds. */
export function CopyField({ written, field }: { written: string; field: string }) {
  const t = useTranslate();
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), FEEDBACK);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(written).then(
      () => setCopied(true),
      () => toast(t('mergeFields.copyFailed', { written }), 'warning'),
    );
  return (
    <Button
      size="small"
      startIcon={copied ? <CheckIcon /> : <CopyIcon />}
      aria-label={copied ? undefined : t('mergeFields.copyField', { field })}
      onClick={() => void copy()}
      sx={{ minWidth: 112 }}
    >
      <span aria-live="polite">{t(copied ? 'calendars.copied' : 'calendars.copy')}</span>
    </Button>
  );
}
