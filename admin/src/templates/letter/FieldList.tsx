import { Box, ButtonBase, Typography } from '@mui/material';
import type { MergeFieldEntry } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useMergeFields } from '../../merge-fields/use-merge-fields';
import { Quiet } from '../../theme/Quiet';
import type { Whose } from '../use-validation';
import { fieldsToPut, isWanted } from './fields';
import { fieldInWords } from './in-words';
import { moveFocus } from './move-focus';
import { useFilled } from './use-filled';

interface FieldListProps {
  language: 'en' | 'he';
  whose: Whose;
  onPick: (entry: MergeFieldEntry) => void;
}

/** What can be put into the letter, by name, each with what it says to the family at hand. One stop, with arrows. */
export function FieldList({ language, whose, onPick }: FieldListProps) {
  const t = useTranslate();
  const { data = {} } = useMergeFields(language);
  const fields = fieldsToPut(data);
  const { filled } = useFilled({ language, whose, expressions: fields.map(({ written }) => written) });
  const [wanted, others] = [fields.filter(isWanted), fields.filter((field) => !isWanted(field))];
  return (
    <Box component="section" aria-labelledby="put-in">
      <Typography id="put-in" component="h2" variant="h3">
        {t('resources.templates.letter.putIn')}
      </Typography>
      <Box sx={{ mt: 1 }}>
        <Entries label={t('resources.templates.letter.putIn')} fields={wanted} filled={filled} onPick={onPick} />
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ color: 'primary.main' }}>
          {t('resources.templates.letter.moreFields')}
        </Box>
        <Entries label={t('resources.templates.letter.moreFields')} fields={others} filled={filled} onPick={onPick} />
      </Box>
      <Typography color="text.secondary" sx={{ mt: 1.5, fontSize: '.9375rem' }}>
        {t('resources.templates.letter.pressSlash')}
      </Typography>
    </Box>
  );
}

interface EntriesProps extends Pick<FieldListProps, 'onPick'> {
  label: string;
  fields: MergeFieldEntry[];
  filled: Record<string, string>;
}

function Entries({ label, fields, filled, onPick }: EntriesProps) {
  const t = useTranslate();
  return (
    <Box role="toolbar" aria-orientation="vertical" aria-label={label} onKeyDown={moveFocus}>
      {fields.map((field, at) => (
        <FieldEntry
          key={field.field}
          name={fieldInWords(t, field.field)}
          value={field.field.startsWith('links.') ? '' : (filled[field.written] ?? '')}
          isStop={at === 0}
          onPick={() => onPick(field)}
        />
      ))}
    </Box>
  );
}

interface FieldEntryProps {
  name: string;
  value: string;
  isStop: boolean;
  onPick: () => void;
}

const FieldEntry = ({ name, value, isStop, onPick }: FieldEntryProps) => (
  <ButtonBase
    tabIndex={isStop ? 0 : -1}
    // The caret stays in the letter.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
    sx={{
      display: 'block',
      width: '100%',
      textAlign: 'start',
      fontFamily: 'inherit',
      fontSize: '1rem',
      py: 1,
      minHeight: 44,
      borderBottom: '1px solid',
      borderColor: 'divider',
      '&:hover': { color: 'primary.main' },
    }}
  >
    {name}
    {value && (
      <Quiet component="span" dir="auto" sx={{ display: 'block' }}>
        {value}
      </Quiet>
    )}
  </ButtonBase>
);
