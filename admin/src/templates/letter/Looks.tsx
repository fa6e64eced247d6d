import { Alert, Box, ButtonBase, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TemplateMetadata, TemplateValidation } from '@zikaron/contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call, reasonOf } from '../../api/http';
import { recordOf, type Whose } from '../use-validation';
import type { Words } from '../use-template-draft';
import { Look, LOOKS, type LookName } from './Look';

interface LooksProps {
  words: Words;
  whose: Whose;
  /** Goes up as the letter changes. */
  changes: number;
  read: () => Promise<TemplateMetadata>;
}

/** The letter as it arrives: small pictures of what is sent, made by the server as one writes; each opens in full size. */
export function Looks({ words: { language, subject }, whose, changes, read }: LooksProps) {
  const t = useTranslate();
  const id = useId();
  const [opened, setOpened] = useState<LookName | null>(null);
  const { data, error } = useQuery({
    queryKey: ['templates', 'looks', id, changes, language, subject, recordOf(whose)],
    queryFn: async ({ signal }) => {
      const body = { language, metadataJson: await read() };
      const { html } = await call<{ html: string }>('/templates/prepare', { method: 'POST', body, signal });
      const asked = { templateHtml: html, subject, ...recordOf(whose) };
      return call<TemplateValidation>('/merge-field-testing/validate-template', {
        method: 'POST',
        body: asked,
        signal,
      });
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const title = (name: LookName) => t(`resources.templates.letter.looks.${name}`);
  return (
    <Box component="section" aria-labelledby={`${id}-looks`}>
      <Typography id={`${id}-looks`} component="h2" variant="h3">
        {t('resources.templates.letter.asItArrives')}
      </Typography>
      {error && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {reasonOf(error, t('resources.templates.notToBeSent'))}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 1.25, mt: 1, gridTemplateColumns: { xs: '1fr 1fr', lg: '1fr' } }}>
        {LOOKS.map((name) => (
          <ButtonBase key={name} onClick={() => setOpened(name)} disabled={!data} sx={thumbnail}>
            <Box sx={{ height: 84, overflow: 'hidden', width: '100%' }}>
              {data && <Look name={name} letter={data} language={language} small />}
            </Box>
            <Box sx={{ py: 0.5, fontSize: '.9375rem', color: 'text.secondary' }}>{title(name)}</Box>
          </ButtonBase>
        ))}
      </Box>
      {opened && data && (
        <Dialog open onClose={() => setOpened(null)} fullWidth maxWidth="md" aria-labelledby={`${id}-look`}>
          <DialogTitle id={`${id}-look`} component="h2">
            {title(opened)}: <bdi>{data.subject}</bdi>
          </DialogTitle>
          <DialogContent tabIndex={0}>
            <Look name={opened} letter={data} language={language} />
          </DialogContent>
        </Dialog>
      )}
    </Box>
  );
}

const thumbnail = {
  display: 'block',
  width: '100%',
  textAlign: 'center',
  fontFamily: 'inherit',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '&:hover, &:focus-visible': { borderColor: 'primary.main' },
};
