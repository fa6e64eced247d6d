import { Alert, Box, ButtonBase, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TemplateMetadata, TemplateValidation } from '@zikaron/contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call, reasonOf } from '../../api/http';
import { Quiet } from '../../theme/Quiet';
import { recordOf, type Whose } from '../use-validation';
import type { Words } from '../use-template-draft';
import { Look, LOOKS, type LookName } from './Look';
import { PlainDialog } from '../../forms/PlainDialog';

interface LooksProps {
  words: Words;
  whose: Whose;
  /** Goes up as the letter changes. */
  changes: number;
  read: () => Promise<TemplateMetadata>;
}

/** The letter as it arrives: small pictures of what is sent, made by the server as one writes; each opens in full size. */
export function Looks(props: LooksProps) {
  const { language } = props.words;
  const t = useTranslate();
  const id = useId();
  const [opened, setOpened] = useState<LookName | null>(null);
  const { data, error } = useArrived(props, id);
  const notToBeSent = t('resources.templates.notToBeSent');
  const title = (name: LookName) => t(`resources.templates.letter.looks.${name}`);
  return (
    <Box component="section" aria-labelledby={`${id}-looks`}>
      <Typography id={`${id}-looks`} component="h2" variant="h3">
        {t('resources.templates.letter.asItArrives')}
      </Typography>
      {error && <Alert severity="warning" sx={{ mt: 1 }} children={reasonOf(error, notToBeSent)} />}
      <Box sx={{ display: 'grid', gap: 1.25, mt: 1, gridTemplateColumns: { xs: '1fr 1fr', lg: '1fr' } }}>
        {LOOKS.map((name) => (
          <Thumbnail
            key={name}
            title={title(name)}
            onOpen={() => setOpened(name)}
            {...{ name, language, letter: data }}
          />
        ))}
      </Box>
      {opened && data && (
        <InFull title={title(opened)} name={opened} letter={data} language={language} onClose={() => setOpened(null)} />
      )}
    </Box>
  );
}

interface ThumbnailProps {
  name: LookName;
  title: string;
  letter: TemplateValidation | undefined;
  language: 'en' | 'he';
  onOpen: () => void;
}

const Thumbnail = ({ name, title, letter, language, onOpen }: ThumbnailProps) => (
  <ButtonBase onClick={onOpen} disabled={!letter} sx={thumbnail}>
    <Box sx={{ height: 84, overflow: 'hidden', width: '100%' }}>
      {letter && <Look name={name} letter={letter} language={language} small />}
    </Box>
    <Quiet sx={{ py: 0.5 }}>{title}</Quiet>
  </ButtonBase>
);

interface InFullProps extends Omit<ThumbnailProps, 'letter' | 'onOpen'> {
  letter: TemplateValidation;
  onClose: () => void;
}

const InFull = ({ title, name, letter, language, onClose }: InFullProps) => (
  <PlainDialog
    title={[title, ': ', <bdi key="subject">{letter.subject}</bdi>]}
    rank="h6"
    maxWidth="md"
    cross
    onClose={onClose}
  >
    <Look name={name} letter={letter} language={language} />
  </PlainDialog>
);

/** The letter as the server would send it to this family. */
function useArrived({ words: { language, subject }, whose, changes, read }: LooksProps, id: string) {
  return useQuery({
    queryKey: ['templates', 'looks', id, changes, language, subject, recordOf(whose)],
    queryFn: async ({ signal }) => {
      const body = { language, metadataJson: await read() };
      const { html } = await call<{ html: string }>('/templates/prepare', { method: 'POST', body, signal });
      const asked = { templateHtml: html, subject, ...recordOf(whose) };
      const path = '/merge-field-testing/validate-template';
      return call<TemplateValidation>(path, { method: 'POST', body: asked, signal });
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
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
