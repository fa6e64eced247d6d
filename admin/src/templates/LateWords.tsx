import { Box, Button, Typography } from '@mui/material';
import { saysWhenLate, withLateWords, type Template, type TemplateMetadata } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useToast } from '../forms/useAction';

interface LateWordsProps {
  template: Pick<Template, 'jsxComponentKey' | 'language'>;
  /** The letter as it was saved, or as it was begun with the words. */
  letter: TemplateMetadata;
  read: () => Promise<TemplateMetadata>;
  onPut: (letter: TemplateMetadata) => void;
}

/** Proposes the words of a late letter to one for families that has none; one press puts them in, and nothing is saved by it. */
export function LateWords({ template: { jsxComponentKey, language }, letter, read, onPut }: LateWordsProps) {
  const t = useTranslate();
  const toast = useToast();
  if (jsxComponentKey === 'notification' || saysWhenLate(letter)) return null;
  const put = async () => {
    const now = await read();
    try {
      onPut(withLateWords(now, language));
    } catch {
      toast(t('resources.templates.late.byHand'), 'info');
    }
  };
  return (
    <Box>
      <Typography color="text.secondary">{t('resources.templates.late.note')}</Typography>
      <Button onClick={() => void put()} sx={{ marginInlineStart: -1 }}>
        {t('resources.templates.late.put')}
      </Button>
    </Box>
  );
}
