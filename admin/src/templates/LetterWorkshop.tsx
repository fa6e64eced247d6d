import { Alert, Box, ToggleButton, ToggleButtonGroup, useMediaQuery, type SxProps, type Theme } from '@mui/material';
import type { TemplateMetadata } from '@zikaron/contract';
import { forwardRef, lazy, useImperativeHandle, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { moveFocus } from './letter/move-focus';
import { Ask } from '../lists/Ask';
import { RowsSkeleton } from '../lists/skeletons';
import { DesignerFrame } from './DesignerFrame';
import { HtmlLetter } from './HtmlLetter';
import { isReadable, modeOf, type EditorMode, type LetterEditorHandle, type LetterEditorProps } from './letter-editor';

const LetterPaper = lazy(() => import('./letter/LetterPaper'));

const MODES: readonly EditorMode[] = ['letter', 'designer', 'html'];

interface WorkshopProps extends LetterEditorProps {
  mode: EditorMode;
  onMode: (mode: EditorMode) => void;
}

/** The mode that a letter opens in on this screen. */
export function useFirstMode(letter: TemplateMetadata, mayWrite: boolean) {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  return useState(() => modeOf(letter, mayWrite && wide));
}

/** A letter in one of its three editors, and the way to another one. */
export const LetterWorkshop = forwardRef<LetterEditorHandle, WorkshopProps>(function LetterWorkshop(props, ref) {
  const { mode, onMode } = props;
  const [letter, setLetter] = useState(props.letter);
  const [unreadable, setUnreadable] = useState(() => !isReadable(props.letter));
  const editor = useRef<LetterEditorHandle>(null);
  const read = (): Promise<TemplateMetadata> => editor.current?.read() ?? Promise.resolve(letter);
  useImperativeHandle(ref, () => ({ read }));

  const change = async (next: EditorMode) => {
    const now = await read();
    setUnreadable(!isReadable(now));
    setLetter(now);
    onMode(next === 'letter' && !isReadable(now) ? 'html' : next);
    if (next === 'designer') props.onDirty();
  };
  const given = { ...props, letter, ref: editor };
  return (
    <Box sx={{ minWidth: 0, display: 'flow-root' }}>
      <Modes mode={mode} editable={props.editable} onChoose={(next) => void change(next)} />
      {mode === 'html' && unreadable && <Unreadable />}
      <Part fallback={<RowsSkeleton />}>
        {mode === 'letter' && <LetterPaper {...given} />}
        {mode === 'designer' && <DesignerFrame {...given} />}
        {mode === 'html' && <HtmlLetter {...given} />}
      </Part>
    </Box>
  );
});

function Unreadable() {
  const t = useTranslate();
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {t('resources.templates.letter.unreadable')}
    </Alert>
  );
}

interface ModesProps {
  mode: EditorMode;
  editable: boolean;
  onChoose: (mode: EditorMode) => void;
}

/** The designer may change a letter as it opens it, so that it is asked about first. */
function Modes({ mode, editable, onChoose }: ModesProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const text = (key: string) => t(`resources.templates.editor.${key}`);
  const choose = (next: EditorMode) => (next === 'designer' ? setAsking(true) : onChoose(next));
  const design = () => {
    setAsking(false);
    onChoose('designer');
  };
  return (
    <>
      <ModeButtons mode={mode} editable={editable} onChoose={choose} />
      <Ask
        open={asking}
        title={text('changeTitle')}
        text={text('changeText')}
        confirm={text('change')}
        onConfirm={design}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function ModeButtons({ mode, editable, onChoose }: ModesProps) {
  const t = useTranslate();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      onChange={(_, next: EditorMode | null) => next && onChoose(next)}
      onKeyDown={moveFocus}
      aria-label={t('resources.templates.editor.mode')}
      sx={modes}
    >
      {MODES.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          tabIndex={one === mode ? 0 : -1}
          disabled={one === 'designer' && !(editable && wide)}
        >
          {t(`resources.templates.editor.modes.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** In one row with the tools of the paper, where there is room. */
const modes: SxProps<Theme> = {
  float: { lg: 'inline-end' },
  mb: 1,
  '& .MuiToggleButton-root': { minHeight: 44, px: 2, textTransform: 'none', fontSize: '1rem' },
  '& .MuiToggleButton-root:not(.Mui-disabled)': { color: 'text.primary' },
};
