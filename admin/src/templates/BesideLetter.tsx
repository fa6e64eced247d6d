import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDone } from '../forms/useChange';
import { LinkButton } from '../lists/LinkButton';
import { LateWords } from './LateWords';
import { FamilySwitch } from './letter/FamilySwitch';
import { Looks } from './letter/Looks';
import { SendOne } from './letter/SendOne';
import { OtherLanguage } from './OtherLanguage';
import { NameAndLanguage } from './TemplateWords';
import { TemplateVersions } from './TemplateVersions';
import type { LetterAtWork } from './use-letter-at-work';
import type { TemplateDraft } from './use-template-draft';
import type { Whose } from './use-validation';

interface BesideLetterProps {
  draft: TemplateDraft;
  work: LetterAtWork;
  whose: Whose;
  onWhose: (whose: Whose) => void;
  mayWrite: boolean;
  /** An earlier version was brought back. */
  onReplaced: () => void;
}

/** Beside the letter: how it arrives with a family, its name and language, one sent by way of trial, and what it was before. */
export function BesideLetter({ draft, work, whose, onWhose, mayWrite, onReplaced }: BesideLetterProps) {
  const t = useTranslate();
  const { base, words, change, dirty } = draft;
  const { letter, changes, read, putWords } = work;
  return (
    <Box sx={beside}>
      <FamilySwitch language={words.language} whose={whose} onChange={onWhose} />
      <Looks {...{ words, whose, changes, read }} />
      <NameAndLanguage words={words} editable={mayWrite} onChange={change} />
      <OtherLanguage template={base} editable={mayWrite} />
      {mayWrite && <LateWords template={base} {...{ letter, read }} onPut={putWords} />}
      <Box sx={{ display: 'grid', justifyItems: 'start', '& > .MuiButton-root': { marginInlineStart: -1 } }}>
        <SendOne templateId={base.id} whose={whose} unsaved={dirty} />
        <LinkButton to={`/app/templates/${base.id}/test`} label={t('resources.templates.test.open')} />
        <EarlierVersions draft={draft} onReplaced={onReplaced} />
      </Box>
    </Box>
  );
}

function EarlierVersions({ draft: { base, dirty }, onReplaced }: Pick<BesideLetterProps, 'draft' | 'onReplaced'>) {
  const t = useTranslate();
  const done = useDone(['templates']);
  const [open, setOpen] = useState(false);
  const afterBringBack = async () => {
    await done(t('resources.templates.broughtBack'));
    onReplaced();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {t('resources.templates.letter.earlier', { count: base.version - 1 })}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby="versions">
        <DialogTitle id="versions">{t('resources.templates.sections.versions')}</DialogTitle>
        <DialogContent>
          <TemplateVersions template={base} unsaved={dirty} onBroughtBack={afterBringBack} />
        </DialogContent>
      </Dialog>
    </>
  );
}

const beside = {
  display: 'grid',
  alignContent: 'start',
  gap: 2.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: { md: '1 / -1', lg: 'auto' },
};
