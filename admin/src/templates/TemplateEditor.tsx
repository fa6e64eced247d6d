import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  type SxProps,
  type Theme,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { MergeFieldEntry, Template, TemplateMetadata } from '@zikaron/contract';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { LeaveGuard } from '../forms/LeaveGuard';
import { InBar } from '../layout/InBar';
import { useToast } from '../forms/useAction';
import { LinkButton } from '../lists/LinkButton';
import { PageHead } from '../lists/PageHead';
import { deskGround } from '../theme/tokens';
import { FieldPanel } from '../merge-fields/FieldPanel';
import { FamilySwitch } from './letter/FamilySwitch';
import { FieldList } from './letter/FieldList';
import { Looks } from './letter/Looks';
import { SendOne } from './letter/SendOne';
import { UseLetter } from './letter/UseLetter';
import { useSettled } from './letter/use-settled';
import { LateWords } from './LateWords';
import { LetterWorkshop, useFirstMode } from './LetterWorkshop';
import type { LetterEditorHandle, PutField } from './letter-editor';
import { OtherLanguage } from './OtherLanguage';
import { ResendLetter } from './ResendLetter';
import { SaveButtons } from './SaveButtons';
import { InboxLines, NameAndLanguage } from './TemplateWords';
import { TemplateVersions } from './TemplateVersions';
import { useTemplateDraft } from './use-template-draft';
import { SAMPLE } from './use-validation';

/** A template at work: what can be put in, the letter on its paper, and beside it how it arrives. */
export function TemplateEditor({ template, onReplaced }: { template: Template; onReplaced: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const mayWrite = useMay('templates:write');
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const draft = useTemplateDraft(template);
  const editor = useRef<LetterEditorHandle>(null);
  const put = useRef<PutField | null>(null);
  const [mode, setMode] = useFirstMode(template.metadataJson, mayWrite);
  const [whose, setWhose] = useState(SAMPLE);
  const [begun, setBegun] = useState(0);
  const [withWords, setWithWords] = useState<TemplateMetadata | null>(null);
  const [versions, setVersions] = useState(false);
  const [changes, changed] = useSettled();
  const { base, words, dirty } = draft;
  const letter = withWords ?? base.metadataJson;

  const read = (): Promise<TemplateMetadata> => editor.current?.read() ?? Promise.resolve(letter);
  const discard = () => {
    draft.discard();
    setWithWords(null);
    setBegun((times) => times + 1);
    changed();
  };
  const putWords = (late: TemplateMetadata) => {
    setWithWords(late);
    setBegun((times) => times + 1);
    setMode('letter');
    onDirty();
  };
  const afterBringBack = async () => {
    await queries.invalidateQueries({ queryKey: ['templates'] });
    toast(t('resources.templates.broughtBack'));
    onReplaced();
  };
  const pick = (entry: MergeFieldEntry) =>
    put.current ? put.current(entry) : toast(t('resources.templates.editor.noCaret'), 'info');
  const onCaret = (target: PutField) => {
    put.current = target;
  };
  const onDirty = () => {
    draft.touchLetter();
    changed();
  };
  const saveOnKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's' || !mayWrite) return;
    event.preventDefault();
    if (dirty && draft.state !== 'saving') void draft.save(read);
  };
  const { language } = words;
  const withRail = mayWrite && mode === 'letter' && wide;
  const saveFirst = async () => !dirty || (await draft.save(read));
  const head = (
    <PageHead
      title={words.name || base.name}
      beside={<Box sx={{ color: 'text.secondary' }}>{t(`resources.templates.keys.${base.jsxComponentKey}`)}</Box>}
      inOneBar={!withRail}
      back={{ to: '/app/templates', label: t('resources.templates.back') }}
    >
      {mayWrite && (
        <InBar>
          <SaveButtons state={draft.state} dirty={dirty} onDiscard={discard} onSave={() => void draft.save(read)} />
          <ResendLetter save={saveFirst} />
          <UseLetter templateId={base.id} save={saveFirst} />
        </InBar>
      )}
    </PageHead>
  );
  return (
    <Box className="edge-to-edge" sx={page}>
      <LeaveGuard when={dirty} />
      {!withRail && <Box sx={headRow}>{head}</Box>}
      {draft.failure && (
        <Alert severity="error" sx={{ mx: 3, mb: 2 }}>
          {draft.failure.message}
          {draft.failure.places.map((place) => (
            <Box key={place}>{place}</Box>
          ))}
        </Alert>
      )}
      <Box sx={mode === 'designer' ? twoColumns : columns} onKeyDown={saveOnKey}>
        {withRail && (
          <Box sx={rail}>
            {head}
            <FieldList language={language} whose={whose} onPick={pick} />
          </Box>
        )}
        {mayWrite && mode !== 'letter' && (
          <Box component="details" open={mode === 'designer' && wide}>
            <Box component="summary" sx={{ py: 1.25, fontWeight: 600, cursor: 'pointer' }}>
              {t('mergeFields.panel')}
            </Box>
            <Box sx={{ maxHeight: 'max(560px, calc(100vh - 160px))', overflow: 'auto', p: 0.5 }}>
              <FieldPanel language={language} onPick={pick} />
            </Box>
          </Box>
        )}
        <Box sx={desk}>
          <InboxLines
            key={`lines-${begun}`}
            {...{ words, whose, onCaret }}
            editable={mayWrite}
            onChange={(part) => draft.change(part)}
          />
          <LetterWorkshop
            key={begun}
            ref={editor}
            letter={letter}
            editable={mayWrite}
            onMode={setMode}
            {...{ language, whose, mode, onDirty, onCaret }}
          />
        </Box>
        <Box sx={beside}>
          <FamilySwitch {...{ language, whose }} onChange={setWhose} />
          <Looks {...{ words, whose, changes, read }} />
          <NameAndLanguage words={words} editable={mayWrite} onChange={draft.change} />
          <OtherLanguage template={base} editable={mayWrite} />
          {mayWrite && <LateWords template={base} {...{ letter, read }} onPut={putWords} />}
          <Box sx={{ display: 'grid', justifyItems: 'start', '& > .MuiButton-root': { marginInlineStart: -1 } }}>
            <SendOne templateId={base.id} whose={whose} unsaved={dirty} />
            <LinkButton to={`/app/templates/${base.id}/test`} label={t('resources.templates.test.open')} />
            <Button onClick={() => setVersions(true)}>
              {t('resources.templates.letter.earlier', { count: base.version - 1 })}
            </Button>
          </Box>
        </Box>
      </Box>
      <Dialog open={versions} onClose={() => setVersions(false)} fullWidth maxWidth="md" aria-labelledby="versions">
        <DialogTitle id="versions">{t('resources.templates.sections.versions')}</DialogTitle>
        <DialogContent>
          <TemplateVersions template={base} unsaved={dirty} onBroughtBack={afterBringBack} />
        </DialogContent>
      </Dialog>
    </Box>
  );
}

/** The page has no margin: the desk reaches from the bar to the foot of the window, and its columns have their own. */
const page = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100vh - 58px)',
};

const headRow = { px: 3, py: 1, borderBottom: '1px solid', borderColor: 'divider', '& > *': { mb: 0 } };

/** The letter's name stands above what can be put in: the sheet begins right below the bar. */
const rail = { '& h1': { fontSize: '1.375rem' } };

const columns = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '232px minmax(0, 1fr)',
    lg: '232px minmax(0, 1fr) 238px',
  },
  '& > *': { px: { xs: 2, sm: 3 }, py: 2 },
};

/** The designer has a panel of its own beside its sheet: how the letter arrives stands below them. */
const twoColumns = {
  ...columns,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
  '& > :last-child': { gridColumn: { md: '1 / -1' } },
  '& > :nth-last-child(2)': { gridColumnEnd: { md: '-1' } },
};

/** What the sheet lies on. */
const desk: SxProps<Theme> = {
  minWidth: 0,
  bgcolor: ({ palette }) => deskGround[palette.mode],
  gridColumnEnd: { md: '-1', lg: '-2' },
};

const beside = {
  display: 'grid',
  alignContent: 'start',
  gap: 2.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridColumn: { md: '1 / -1', lg: 'auto' },
};
