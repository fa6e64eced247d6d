import { Alert, Box, ToggleButton, ToggleButtonGroup, useMediaQuery, type Theme } from '@mui/material';
import type { TemplateMetadata } from '@zikaron/contract';
import { forwardRef, lazy, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { call, reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';
import { Ask } from '../lists/Ask';
import { RowsSkeleton } from '../lists/skeletons';
import { HtmlLetter } from './HtmlLetter';
import { modeOf, type EditorMode, type LetterEditorHandle, type LetterEditorProps } from './letter-editor';

const TemplateDesigner = lazy(() => import('./designer/TemplateDesigner'));
const PlainLetter = lazy(() => import('./plain/PlainLetter'));

const MODES: readonly EditorMode[] = ['designer', 'plain', 'html'];

/** The designer works in Chromium's browsers alone: its canvas is a shadow root that must tell its selection. */
const isChromium = 'getSelection' in ShadowRoot.prototype;

/** A letter in the editor it was written with, and the way to another one. */
export const LetterWorkshop = forwardRef<LetterEditorHandle, LetterEditorProps>(function LetterWorkshop(props, ref) {
  const t = useTranslate();
  const toast = useToast();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [letter, setLetter] = useState(props.letter);
  const [mode, setMode] = useState(() => modeOf(props.letter, isChromium && wide));
  const [asked, setAsked] = useState<EditorMode | null>(null);
  const editor = useRef<LetterEditorHandle>(null);
  const read = (): Promise<TemplateMetadata> => editor.current?.read() ?? Promise.resolve(letter);
  useImperativeHandle(ref, () => ({ read }));

  const change = async (next: EditorMode) => {
    setAsked(null);
    try {
      setLetter(await asFor(next, await read(), props.language));
      setMode(next);
      props.onDirty();
    } catch (failure) {
      toast(reasonOf(failure, t('resources.templates.editor.changeFailed')), 'error');
    }
  };
  const given = { ...props, letter, ref: editor };
  return (
    <Box sx={{ minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        onChange={(_, next: EditorMode | null) => next && setAsked(next)}
        aria-label={t('resources.templates.editor.mode')}
        sx={{ mb: 1.5, '& .MuiToggleButton-root': { minHeight: 44, px: 2, textTransform: 'none', fontSize: '1rem' } }}
      >
        {MODES.map((one) => (
          <ToggleButton key={one} value={one} disabled={one === 'designer' && !(isChromium && wide)}>
            {t(`resources.templates.editor.modes.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {!(isChromium && wide) && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t(`resources.templates.editor.${isChromium ? 'tooNarrow' : 'notHere'}`)}
        </Alert>
      )}
      <Suspense fallback={<RowsSkeleton />}>
        {mode === 'designer' && <TemplateDesigner {...given} />}
        {mode === 'plain' && <PlainLetter {...given} />}
        {mode === 'html' && <HtmlLetter {...given} />}
      </Suspense>
      <Ask
        open={asked !== null}
        variant="warning"
        title={t('resources.templates.editor.changeTitle', {
          mode: asked ? t(`resources.templates.editor.modes.${asked}`) : '',
        })}
        text={t(`resources.templates.editor.changeText.${asked ?? 'html'}`)}
        confirm={t('resources.templates.editor.change')}
        onConfirm={() => asked && void change(asked)}
        onCancel={() => setAsked(null)}
      />
    </Box>
  );
});

/** The letter as the next editor can take it up; HTML is made by the server. */
async function asFor(next: EditorMode, letter: TemplateMetadata, language: 'en' | 'he'): Promise<TemplateMetadata> {
  if (next !== 'html' || letter.html !== undefined) return letter;
  const { html } = await call<{ html: string }>('/templates/prepare', {
    method: 'POST',
    body: { language, metadataJson: letter },
  });
  return { html };
}
