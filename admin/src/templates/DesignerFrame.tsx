import { Alert, Box } from '@mui/material';
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';
import { RowsSkeleton } from '../lists/skeletons';
import { samplesOf, useMergeFields, type FieldsByCategory } from '../merge-fields/use-merge-fields';
import { uploadPicture } from '../pictures/upload-picture';
import {
  answering,
  asking,
  type DesignerAnswers,
  type Opening,
  type PageAnswers,
} from '../../../designer/src/protocol';
import { fieldInWords, type Translate } from './letter/in-words';
import { linkWords, type LetterEditorHandle, type LetterEditorProps } from './letter-editor';

/** After so many milliseconds a frame that has loaded and says nothing is missing its program. */
const SPEAKS_WITHIN = 5_000;

/**
 * The visual designer in a frame of its own (designer.html): its React and its styles touch nothing here. It knows no session;
 * what needs one, such as keeping a picture, is done by this page.
 */
export const DesignerFrame = forwardRef<LetterEditorHandle, LetterEditorProps>(function DesignerFrame(props, ref) {
  const { letter, language } = props;
  const t = useTranslate();
  const { data: fields } = useMergeFields(language);
  const frame = useRef<HTMLIFrameElement>(null);
  const [designer] = useState(() => asking<DesignerAnswers>(() => frame.current?.contentWindow));
  const { here, failure, answers } = useAnswers(props, designer);
  const [loaded, missing] = useMissing(here);
  useAnswering(frame, answers);
  const opened = here && fields !== undefined;
  useOpening(props, fields, here, designer);
  useImperativeHandle(ref, () => ({ read: () => (opened ? designer('read') : Promise.resolve(letter)) }));

  if (failure) throw failure;
  if (missing) return <Alert severity="warning">{t('layout.missingPart')}</Alert>;
  return (
    <>
      {!opened && <RowsSkeleton />}
      <Box
        component="iframe"
        ref={frame}
        src="/designer.html"
        title={t('resources.templates.editor.modes.designer')}
        onLoad={loaded}
        sx={{ ...look, ...(!opened && { position: 'absolute', visibility: 'hidden' }) }}
      />
    </>
  );
});

const look = {
  display: 'block',
  width: '100%',
  height: 'max(600px, calc(100vh - 180px))',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: '#fff',
  colorScheme: 'light',
} as const;

/** Opens the letter in the designer, once it is there and the fields are known. */
function useOpening(
  { letter, language }: LetterEditorProps,
  fields: FieldsByCategory | undefined,
  here: boolean,
  designer: Designer,
): void {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const opening = useMemo((): Opening | null => {
    if (!fields) return null;
    const interfaceLanguage = locale === 'he' ? 'he' : 'en';
    return { letter, language, samples: samplesOf(fields), fieldWords: fieldWordsOf(t, fields), interfaceLanguage };
    // Opened again, it would begin with the first letter: another language of the house waits until then.
  }, [letter, language, fields]);
  useEffect(() => {
    if (here && opening) void designer('open', opening);
  }, [here, designer, opening]);
}

function fieldWordsOf(t: Translate, fields: FieldsByCategory): Opening['fieldWords'] {
  const text = (key: string) => t(`resources.templates.letter.${key}`, { name: '%{name}' });
  const paths = Object.values(fields).flatMap((entries) => entries.map(({ field }) => field));
  return {
    names: Object.fromEntries(paths.map((path) => [path, fieldInWords(t, path)])),
    categories: Object.fromEntries(
      Object.keys(fields).map((category) => [category, t(`mergeFields.categories.${category}`, { _: category })]),
    ),
    onlyWhen: t('resources.templates.letter.only', { when: text('ifKnown') }),
    onlyWhenNot: t('resources.templates.letter.only', { when: text('unlessKnown') }),
    ...{ otherwise: text('otherwise'), each: text('each'), end: text('end') },
  };
}

/** Answers the frame, each time as the page is then. */
function useAnswering(frame: RefObject<HTMLIFrameElement | null>, answers: PageAnswers): void {
  const newest = useRef(answers);
  newest.current = answers;
  useEffect(() => {
    return answering<PageAnswers>(() => frame.current?.contentWindow, {
      here: () => newest.current.here(),
      dirty: () => newest.current.dirty(),
      caret: () => newest.current.caret(),
      upload: (file) => newest.current.upload(file),
      failed: (message) => newest.current.failed(message),
    });
  }, []);
}

type Designer = ReturnType<typeof asking<DesignerAnswers>>;

/** What this page does for the designer. */
function useAnswers({ language, onDirty, onCaret }: LetterEditorProps, designer: Designer) {
  const t = useTranslate();
  const toast = useToast();
  const [here, setHere] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const answers: PageAnswers = {
    here: () => setHere(true),
    dirty: onDirty,
    caret: () =>
      onCaret(({ field, written }) => {
        const words = linkWords(field, language);
        const html = words ? `<a href="{{${field}}}">${words}</a>` : written;
        void designer('put', html).then((done) => done || toast(t('resources.templates.editor.noCaret'), 'info'));
      }),
    upload: (file) =>
      uploadPicture(file).then(
        ({ url }) => url,
        (reason: unknown) => {
          toast(reasonOf(reason, t('resources.templates.editor.pictureFailed')), 'error');
          return null;
        },
      ),
    failed: (message) => setFailure(new Error(message)),
  };
  return { here, failure, answers };
}

/** Whether the frame's page is there without its program, as after an upgrade: it has been given up then. */
function useMissing(here: boolean): [loaded: () => void, missing: boolean] {
  const [since, setSince] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (since === null || here) return;
    const patience = setTimeout(() => setMissing(true), SPEAKS_WITHIN);
    return () => clearTimeout(patience);
  }, [since, here]);
  return [() => setSince(Date.now()), missing];
}
