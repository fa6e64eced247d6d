import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyText } from '../forms/CopyText';
import { PlainDialog } from '../forms/PlainDialog';

interface ShowSecretProps {
  /** The group of texts that says whose it is. */
  words: 'webhooks' | 'apiKeys';
  secret: string;
  onClose: () => void;
}

/** A secret, shown this once; only its button closes it. */
export function ShowSecret({ words, secret, onClose }: ShowSecretProps) {
  const t = useTranslate();
  return (
    <PlainDialog title={t(`${words}.secretTitle`)} rank="h2" confirm={{ label: t('apiKeys.done'), does: onClose }}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t(`${words}.secretText`)}
      </Alert>
      <CopyText label={t(`${words}.secret`)} text={secret} />
    </PlainDialog>
  );
}
