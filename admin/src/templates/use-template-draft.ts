import { useQueryClient } from '@tanstack/react-query';
import type { Template, TemplateMetadata } from '@zikaron/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, call, reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';
import { useLate } from '../forms/useLate';
import { changedFields, withoutEmpty } from '../forms/without-empty';

/** How long "Saved" stays, in milliseconds. */
const SAVED_FOR = 1500;

export type Words = Pick<Template, 'name' | 'subject' | 'preheader' | 'language'>;
/** Why a save failed; `places` name each line of the letter that may not be sent. */
export interface Failure {
  message: string;
  places: string[];
  /** Somebody else has saved the letter meanwhile: theirs can be looked at. */
  theirs?: boolean;
}

export type TemplateDraft = ReturnType<typeof useTemplateDraft>;
/** `late` is a save that nobody has answered for long: it may be pressed again. */
export type SaveState = 'idle' | 'saving' | 'late' | 'saved';

/**
 * A template while it is edited: its words, whether the letter itself was touched, and the saving. The letter is read from its
 * editor only when it is saved. What is typed while a save is on its way stays typed, and not saved. What somebody else has
 * saved meanwhile is taken over where nothing was typed here; saving again then counts for the newest.
 */
export function useTemplateDraft(template: Template) {
  const t = useTranslate();
  const toast = useToast();
  const fresh = useFreshTemplates();
  const { state, failure, setFailure, saving } = useSaving();
  const { letterTouched, touches, keep, takeTheirs, putBack, ...edited } = useEdited(template);
  const { base, words } = edited;

  /** Answers whether it was saved. */
  const save = async (readLetter: () => Promise<TemplateMetadata>): Promise<boolean> => {
    const touchesBefore = touches.current;
    const isWithLetter = letterTouched || words.language !== base.language;
    const saved = await saving(async () => put(base, words, isWithLetter ? await readLetter() : undefined), takeOver);
    if (!saved) return false;
    keep(saved, touchesBefore);
    await fresh(saved);
    return true;
  };
  const takeOver = async (): Promise<string> => {
    const { theirs, who } = await newestOf(base);
    takeTheirs(theirs);
    return who ?? t('forms.somebody');
  };
  const discard = () => {
    putBack();
    setFailure(null);
    toast(t('resources.templates.discarded'), 'info');
  };
  return { ...edited, state, failure, save, discard };
}

/** What was saved last, the words as they are typed, and whether the letter was touched since. */
function useEdited(template: Template) {
  const [base, setBase] = useState(template);
  const [words, setWords] = useState<Words>(wordsOf(template));
  const [letterTouched, setLetterTouched] = useState(false);
  /** How often somebody else's lines, and their letter, took the place of those that were opened: an editor begins anew with them. */
  const [takenOver, setTakenOver] = useState({ lines: 0, letter: 0 });
  const touches = useRef(0);
  /** What was typed since `before` stays typed. */
  const goOnFrom = (saved: Template, before: Words) => {
    setBase(saved);
    setWords((now) => ({ ...wordsOf(saved), ...changedFields(before, now) }));
  };
  const keep = (saved: Template, touchesBefore: number) => {
    goOnFrom(saved, words);
    setLetterTouched(touches.current !== touchesBefore);
  };
  const takeTheirs = (theirs: Template) => {
    goOnFrom(theirs, wordsOf(base));
    setTakenOver(({ lines, letter }) => ({ lines: lines + 1, letter: letter + (letterTouched ? 0 : 1) }));
  };
  const putBack = () => {
    setWords(wordsOf(base));
    setLetterTouched(false);
  };
  const touchLetter = () => {
    touches.current++;
    setLetterTouched(true);
  };
  const change = (part: Partial<Words>) => setWords((now) => ({ ...now, ...part }));
  const dirty = letterTouched || JSON.stringify(words) !== JSON.stringify(wordsOf(base));
  return { base, words, change, letterTouched, touchLetter, touches, takenOver, dirty, keep, takeTheirs, putBack };
}

/** How a save stands. What failed is told, and kept until the next save; "Saved" stays a moment. */
function useSaving() {
  const t = useTranslate();
  const toast = useToast();
  const [state, setState] = useSaveState();
  const [failure, setFailure] = useState<Failure | null>(null);
  const presses = useRef(0);

  /** Answers what was saved; null when that failed. Where somebody else was first, theirs is taken over. */
  const saving = async (work: () => Promise<Template>, takeOver: () => Promise<string>): Promise<Template | null> => {
    const press = ++presses.current;
    setState('saving');
    setFailure(null);
    try {
      const saved = await work();
      setState('saved');
      toast(t('resources.templates.saved'));
      return saved;
    } catch (error) {
      if (press !== presses.current) return null;
      const who = isOvertaken(error) ? await takeOver().catch(() => null) : null;
      const why = who ? overtakenBy(who, t) : whatFailed(error, t);
      setState('idle');
      setFailure(why);
      toast(why.message, 'error');
      return null;
    }
  };
  return { state, failure, setFailure, saving };
}

function useSaveState() {
  const [state, setState] = useState<Exclude<SaveState, 'late'>>('idle');
  const isLate = useLate(state === 'saving');
  useEffect(() => {
    if (state !== 'saved') return undefined;
    const timer = setTimeout(() => setState('idle'), SAVED_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  return [isLate ? 'late' : state, setState] as const;
}

/** The letter as somebody else has saved it, and who that was. */
async function newestOf({ id }: Template): Promise<{ theirs: Template; who: string | undefined }> {
  const path = `/templates/${id}`;
  const [theirs, { data }] = await Promise.all([
    call<Template>(path),
    call<{ data: { savedBy: string }[] }>(`${path}/versions`),
  ]);
  return { theirs, who: data[0]?.savedBy };
}

/** Whatever shows templates shows the one that was saved. */
function useFreshTemplates() {
  const queries = useQueryClient();
  return (saved: Template): Promise<void> => {
    queries.setQueryData(['templates', 'one', saved.id], saved);
    return queries.invalidateQueries({ queryKey: ['templates'], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
  };
}

function put(base: Template, words: Words, metadataJson: TemplateMetadata | undefined): Promise<Template> {
  const { id, jsxComponentKey, version } = base;
  const { preheader, ...others } = words;
  const body = { ...others, ...withoutEmpty({ preheader }, base), jsxComponentKey, metadataJson, version };
  return call<Template>(`/templates/${id}`, { method: 'PUT', body });
}

const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.body.code === 'changed_meanwhile';

type Translate = ReturnType<typeof useTranslate>;

const overtakenBy = (who: string, t: Translate): Failure => ({
  message: t('forms.meanwhile', { who }),
  places: [t('resources.templates.theirsStays')],
  theirs: true,
});

function whatFailed(error: unknown, t: Translate): Failure {
  const { reason, places } = reasonAndPlaces(error);
  return { message: t('resources.templates.saveFailed', { message: reason }).replace(/:\s*$/, ''), places };
}

function reasonAndPlaces(error: unknown): { reason: string; places: string[] } {
  const isLetter = error instanceof ApiError && error.body.code === 'template_refused';
  if (!isLetter) return { reason: reasonOf(error, ''), places: [] };
  const [first = error.message, ...others] = (error.body.details ?? []).map(({ message }) => message);
  return { reason: first, places: others };
}

const wordsOf = ({ name, subject, preheader, language }: Words): Words => ({
  name,
  subject,
  preheader: preheader ?? '',
  language,
});
