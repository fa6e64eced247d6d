import { Alert, Box, Link, useMediaQuery, type SxProps, type Theme } from '@mui/material';
import type { MergeFieldEntry, Template } from '@zikaron/contract';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../api/account';
import { LeaveGuard } from '../forms/LeaveGuard';
import { InBar } from '../layout/InBar';
import { PageHead } from '../lists/PageHead';
import { FieldPanel } from '../merge-fields/FieldPanel';
import { deskGround } from '../theme/tokens';
import { BesideLetter } from './BesideLetter';
import { FieldList } from './letter/FieldList';
import { familyOf, type Listed } from './letter/use-families';
import { UseLetter } from './letter/UseLetter';
import type { EditorMode } from './letter-editor';
import { LetterWorkshop, useFirstMode } from './LetterWorkshop';
import { ResendLetter } from './ResendLetter';
import { SaveButtons } from './SaveButtons';
import { InboxLines } from './TemplateWords';
import { useLetterAtWork, type LetterAtWork } from './use-letter-at-work';
import { useTemplateDraft, type Failure, type TemplateDraft } from './use-template-draft';
import { SAMPLE, type Whose } from './use-validation';

interface TemplateEditorProps {
  template: Template;
  /** For whose family the letter is shown at first; absent where nobody remembers anybody yet. */
  first: Listed | undefined;
  onReplaced: () => void;
}

/** A template at work: what can be put in, the letter on its paper, and beside it how it arrives. */
export function TemplateEditor({ template, first, onReplaced }: TemplateEditorProps) {
  const mayWrite = useMay('templates:write');
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const draft = useTemplateDraft(template);
  const [mode, setMode] = useFirstMode(template.metadataJson, mayWrite);
  const [whose, setWhose] = useState(() => (first ? familyOf(first) : SAMPLE));
  const work = useLetterAtWork(draft, setMode);
  const { words } = draft;
  const { language } = words;
  const withRail = mayWrite && mode === 'letter' && wide;
  const head = <EditorHead draft={draft} work={work} inOneBar={!withRail} mayWrite={mayWrite} />;
  return (
    <Box className="edge-to-edge" sx={page}>
      <LeaveGuard when={draft.dirty} />
      {!withRail && <Box sx={headRow}>{head}</Box>}
      {draft.failure && <WhyNotSaved failure={draft.failure} id={template.id} />}
      <Box
        sx={mode === 'designer' ? twoColumns : columns}
        onKeyDown={(event) => mayWrite && saveOnKey(event, draft, work)}
      >
        {withRail && <Rail head={head} fields={{ language, whose, onPick: work.pick }} />}
        {mayWrite && mode !== 'letter' && (
          <FieldsToPut language={language} open={mode === 'designer' && wide} onPick={work.pick} />
        )}
        <Desk {...{ draft, work, whose, mode, mayWrite }} onMode={setMode} />
        <BesideLetter {...{ draft, work, whose, mayWrite, onReplaced }} onWhose={setWhose} />
      </Box>
    </Box>
  );
}

/** What saves the letter, and below it what can be put into it. */
const Rail = ({ head, fields }: { head: ReactNode; fields: ComponentProps<typeof FieldList> }) => (
  <Box sx={rail}>
    {head}
    <FieldList {...fields} />
  </Box>
);

function saveOnKey(event: KeyboardEvent, draft: TemplateDraft, { read }: LetterAtWork): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
  event.preventDefault();
  if (draft.dirty && draft.state !== 'saving') void draft.save(read);
}

interface EditorHeadProps {
  draft: TemplateDraft;
  work: LetterAtWork;
  inOneBar: boolean;
  mayWrite: boolean;
}

function EditorHead({ draft, work: { read, discard }, inOneBar, mayWrite }: EditorHeadProps) {
  const t = useTranslate();
  const { base, dirty } = draft;
  const saveFirst = async () => !dirty || (await draft.save(read));
  return (
    <PageHead
      title={draft.words.name || base.name}
      beside={<Box sx={{ color: 'text.secondary' }}>{t(`resources.templates.keys.${base.jsxComponentKey}`)}</Box>}
      inOneBar={inOneBar}
      back={{ to: '/app/templates', label: t('resources.templates.title') }}
    >
      {mayWrite && (
        <InBar>
          <SaveButtons state={draft.state} dirty={dirty} onDiscard={discard} onSave={() => void draft.save(read)} />
          <ResendLetter save={saveFirst} />
          <UseLetter templateId={base.id} dirty={dirty} save={saveFirst} />
        </InBar>
      )}
    </PageHead>
  );
}

function WhyNotSaved({ failure: { message, places, theirs }, id }: { failure: Failure; id: string }) {
  const t = useTranslate();
  return (
    <Alert severity="error" sx={{ mx: 3, mb: 2 }}>
      {message}
      {places.map((place) => (
        <Box key={place}>{place}</Box>
      ))}
      {theirs && (
        <Link component={RouterLink} to={`/app/templates/${id}`} target="_blank">
          {t('resources.templates.seeTheirs')}
        </Link>
      )}
    </Alert>
  );
}

interface FieldsToPutProps {
  language: Template['language'];
  open: boolean;
  onPick: (entry: MergeFieldEntry) => void;
}

/** The merge fields beside the designer, and beside the letter as HTML. */
function FieldsToPut({ language, open, onPick }: FieldsToPutProps) {
  const t = useTranslate();
  return (
    <Box component="details" open={open}>
      <Box component="summary" sx={{ fontWeight: 600 }}>
        {t('mergeFields.panel')}
      </Box>
      <Box sx={{ maxHeight: 'max(560px, calc(100vh - 160px))', overflow: 'auto', p: 0.5 }}>
        <FieldPanel language={language} onPick={onPick} />
      </Box>
    </Box>
  );
}

interface DeskProps {
  draft: TemplateDraft;
  work: LetterAtWork;
  whose: Whose;
  mode: EditorMode;
  mayWrite: boolean;
  onMode: (mode: EditorMode) => void;
}

/** The letter, as it lies in the inbox and on its paper. */
function Desk({ draft: { words, change, takenOver }, work, whose, mode, mayWrite, onMode }: DeskProps) {
  const { begun, editor, letter, onCaret, onDirty } = work;
  return (
    <Box sx={desk}>
      <InboxLines
        key={`lines-${begun}-${takenOver.lines}`}
        {...{ words, whose, onCaret }}
        editable={mayWrite}
        onChange={change}
      />
      <LetterWorkshop
        key={`${begun}-${takenOver.letter}`}
        ref={editor}
        editable={mayWrite}
        language={words.language}
        {...{ letter, whose, mode, onMode, onDirty, onCaret }}
      />
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
