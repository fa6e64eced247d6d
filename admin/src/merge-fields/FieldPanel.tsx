import { Box, ButtonBase, TextField, Typography } from '@mui/material';
import type { MergeFieldEntry } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Loaded } from '../lists/Loaded';
import { RowsSkeleton } from '../lists/skeletons';
import { fieldInWords } from '../templates/letter/in-words';
import { searchFields, useMergeFields } from './use-merge-fields';

interface FieldPanelProps {
  language: string;
  /** Puts the field where the caret stands. */
  onPick: (entry: MergeFieldEntry) => void;
}

/** The merge fields beside a letter: searched, with a sample each, put in by mouse or keyboard. */
export function FieldPanel({ language, onPick }: FieldPanelProps) {
  const t = useTranslate();
  const [words, setWords] = useState('');
  const answer = useMergeFields(language);
  return (
    <Box component="nav" aria-label={t('mergeFields.panel')}>
      <Typography variant="h6" component="h2">
        {t('mergeFields.panel')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '.9375rem', mb: 1 }}>
        {t('mergeFields.panelHint')}
      </Typography>
      <TextField
        type="search"
        size="small"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        placeholder={t('mergeFields.search')}
        slotProps={{ htmlInput: { 'aria-label': t('mergeFields.search'), dir: 'auto' } }}
      />
      <Loaded answer={answer} shape={<RowsSkeleton rows={5} />}>
        {(fields) =>
          Object.entries(searchFields(fields, words)).map(([category, entries]) => (
            <Category key={category} category={category} entries={entries} onPick={onPick} />
          ))
        }
      </Loaded>
    </Box>
  );
}

interface CategoryProps extends Pick<FieldPanelProps, 'onPick'> {
  category: string;
  entries: MergeFieldEntry[];
}

function Category({ category, entries, onPick }: CategoryProps) {
  const t = useTranslate();
  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Typography component="h3" sx={{ fontSize: '.9375rem', fontWeight: 600, color: 'text.secondary' }}>
        {t(`mergeFields.categories.${category}`, { _: category })}
      </Typography>
      {entries.map((entry) => (
        <FieldButton key={entry.field} entry={entry} onPick={onPick} />
      ))}
    </Box>
  );
}

/** By its name, as it looks, and last as letters write it. */
function FieldButton({ entry, onPick }: { entry: MergeFieldEntry; onPick: (entry: MergeFieldEntry) => void }) {
  const name = fieldInWords(useTranslate(), entry.field);
  return (
    <ButtonBase
      title={entry.meaning}
      data-field={entry.field}
      // The caret stays in the letter, and the designer does not hear of a click outside itself: it would close the edited text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        onPick(entry);
      }}
      sx={button}
    >
      <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box component="span" sx={oneLine}>
        <bdi>{entry.sample || entry.meaning}</bdi>
      </Box>
      {name !== entry.field && (
        <Box component="span" sx={{ ...oneLine, fontSize: '.8125rem' }}>
          <bdi dir="ltr">{entry.field}</bdi>
        </Box>
      )}
    </ButtonBase>
  );
}

const button = {
  display: 'block',
  width: '100%',
  fontFamily: 'inherit',
  fontSize: '1rem',
  textAlign: 'start',
  px: 1.25,
  py: 0.75,
  mt: 0.5,
  minHeight: 44,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover, &:focus-visible': { borderColor: 'primary.main' },
} as const;

const oneLine = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '.9375rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
