import {
  Box,
  Link as Anchor,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import type { MergeFieldEntry } from '@zikaron/contract';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { EmptyState } from '../lists/EmptyState';
import { Loaded } from '../lists/Loaded';
import { StatusChip } from '../lists/Cells';
import { CopyField } from './CopyField';
import { searchFields, useMergeFields, type FieldsByCategory } from './use-merge-fields';

/** Every merge field by category: what it means, what it looks like, and whether a letter must have it. */
export function FieldCatalogue() {
  const [locale] = useLocaleState();
  return <Loaded answer={useMergeFields(locale)}>{(fields) => <Catalogue fields={fields} />}</Loaded>;
}

function Catalogue({ fields }: { fields: FieldsByCategory }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [words, setWords] = useState('');
  const found = Object.entries(searchFields(fields, words));
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <TextField
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          placeholder={t('mergeFields.search')}
          sx={{ flex: '1 1 16rem', maxWidth: 420 }}
          slotProps={{ htmlInput: { 'aria-label': t('mergeFields.search'), dir: 'auto' } }}
        />
        <Anchor href={`/docs/EMAIL_TEMPLATE_MERGE_FIELDS.md?language=${locale}`} target="_blank" rel="noopener">
          {t('mergeFields.guide')}
        </Anchor>
      </Box>
      {found.length === 0 && <EmptyState title={t('lists.noResults')} text={t('lists.noResultsHint')} />}
      {found.map(([category, entries]) => (
        <Category key={category} category={category} entries={entries} />
      ))}
    </Box>
  );
}

function Category({ category, entries }: { category: string; entries: MergeFieldEntry[] }) {
  const t = useTranslate();
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t(`mergeFields.categories.${category}`, { _: category })}
      </Typography>
      <Table sx={table}>
        <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
          <TableRow>
            {['field', 'meaning', 'sample'].map((column) => (
              <TableCell key={column}>{t(`mergeFields.columns.${column}`)}</TableCell>
            ))}
            <TableCell aria-label={t('lists.actions')} />
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <Row key={entry.field} entry={entry} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Row({ entry: { field, written, meaning, sample, required } }: { entry: MergeFieldEntry }) {
  const t = useTranslate();
  return (
    <TableRow sx={rowLook}>
      <TableCell sx={cell}>
        <Box component="code" sx={{ fontWeight: 600, marginInlineEnd: 1, overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{`{{${field}}}`}</bdi>
        </Box>
        {required && <StatusChip tone="care">{t('mergeFields.required')}</StatusChip>}
      </TableCell>
      <TableCell sx={cell}>{meaning}</TableCell>
      <TableCell sx={{ ...cell, color: 'text.secondary' }}>
        <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {sample || '–'}
        </Box>
      </TableCell>
      <TableCell sx={{ ...cell, textAlign: { md: 'end' } }}>
        <CopyField
          written={written.includes('…') || written.includes('#each') ? `{{${field}}}` : written}
          field={field}
        />
      </TableCell>
    </TableRow>
  );
}

const table = {
  display: { xs: 'block', md: 'table' },
  tableLayout: 'fixed',
  '& tbody': { display: { xs: 'block', md: 'table-row-group' } },
  '& th:nth-of-type(1)': { width: '34%' },
  '& th:nth-of-type(4)': { width: 150 },
} as const;

const rowLook = {
  display: { xs: 'block', md: 'table-row' },
  ...{ borderBottomStyle: 'solid', borderBottomWidth: { xs: '1px', md: 0 }, borderBottomColor: 'divider' },
  py: { xs: 1, md: 0 },
};

const cell = {
  display: { xs: 'block', md: 'table-cell' },
  border: { xs: 0, md: undefined },
  py: { xs: 0.25, md: 1 },
  px: { xs: 0, md: 1.5 },
};
