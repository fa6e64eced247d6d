import { Alert, Box, Button } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldWords, type FieldWords } from '../activity/field-words';
import { ApiError } from '../api/http';
import { meanwhile, type Change, type Edition, type Meanwhile } from './merge-conflicts';
import { RecordForm, type RecordFormProps, type Save } from './RecordForm';

interface VersionedFormProps<Values extends object> extends Omit<
  RecordFormProps<Values>,
  'record' | 'save' | 'children'
> {
  /** As it was when the form was opened. */
  first: Edition<Values>;
  /** As it stands now. */
  latest: () => Promise<Edition<Values>>;
  /** Sends what is typed, as a change of the edition that was read; refused with 409 when there is a newer one. */
  save: (typed: Values, read: Edition<Values>) => ReturnType<Save<Values>>;
  /** How fields are told of which the activity has no words. */
  words?: Partial<FieldWords>;
  children: (read: Edition<Values>) => ReactNode;
}

/**
 * A form for a record that somebody else may change at the same time. Nothing is overwritten and nothing typed is lost: what
 * the other changed elsewhere is taken over, where both wrote the reader decides, and saving again then counts for the newest.
 */
export function VersionedForm<Values extends object>(props: VersionedFormProps<Values>) {
  const { first, latest, save, words, children, ...form } = props;
  const t = useTranslate();
  const [read, setRead] = useState(first);
  const [news, setNews] = useState<Meanwhile | null>(null);

  const submit = async (typed: Values) => {
    try {
      return await save(typed, read);
    } catch (error) {
      if (!(error instanceof ApiError) || error.body.code !== 'changed_meanwhile') throw error;
      const now = await latest();
      setNews(meanwhile(read.values, typed, now.values));
      setRead(now);
      const told = t('forms.meanwhile', { who: error.body.by ?? t('forms.somebody') });
      throw new ApiError(told, 409, { errors: { root: { serverError: told } } });
    }
  };
  return (
    <RecordForm record={first.values} save={submit} {...form}>
      {news && <News news={news} words={words} />}
      {children(read)}
    </RecordForm>
  );
}

/** What the other person changed, field by field. */
function News({ news, words: own }: { news: Meanwhile; words: Partial<FieldWords> | undefined }) {
  const t = useTranslate();
  const words = { ...useFieldWords(), ...own };
  const { setValue } = useFormContext();
  const [decided, setDecided] = useState<string[]>([]);
  const put = ({ field, theirs }: Change) => setValue(field, theirs, { shouldDirty: true });
  useEffect(() => {
    for (const { field, theirs } of news.taken) setValue(field, theirs, { shouldDirty: true });
    setDecided([]);
  }, [news, setValue]);
  const open = news.both.filter(({ field }) => !decided.includes(field));
  return (
    <>
      {news.taken.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('forms.taken')}
          {news.taken.map((change) => (
            <Theirs key={change.field} change={change} words={words} />
          ))}
        </Alert>
      )}
      {open.map((change) => (
        <Conflict key={change.field} {...{ change, words, put, decided, setDecided }} />
      ))}
    </>
  );
}

interface ConflictProps {
  change: Change;
  words: FieldWords;
  put: ({ field, theirs }: Change) => void;
  setDecided: (next: string[]) => void;
  decided: string[];
}

/** Where both wrote: the reader decides. */
function Conflict({ change, words, put, setDecided, decided }: ConflictProps) {
  const t = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          onClick={() => {
            put(change);
            setDecided([...decided, change.field]);
          }}
        >
          {t('forms.takeTheirs')}
        </Button>
      }
    >
      {t('forms.both')}
      <Theirs change={change} words={words} />
    </Alert>
  );
}

function Theirs({ change: { field, theirs }, words }: Pick<ConflictProps, 'change' | 'words'>) {
  const t = useTranslate();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {words.name(field)}: <bdi>{theirs === null ? t('activity.nothing') : words.value(field, String(theirs))}</bdi>
    </Box>
  );
}
