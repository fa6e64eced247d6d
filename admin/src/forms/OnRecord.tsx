import { Alert, Box, Link } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { call } from '../api/http';
import { useSettled } from './useSettled';

interface OnRecordProps<Row> {
  resource: 'yahrzeits' | 'contacts';
  /** Each a filter of the list, such as a name or a date: whoever fits one of them is shown. Blank ones are not asked about. */
  filters: Record<string, string | null | undefined>[];
  /** What tells one from another of the same name. */
  about: (row: Row) => string | null;
}

interface Known {
  id: string;
  name: string;
  hebrewName: string | null;
}

const MOST = 5;
/** Fewer letters fit half the list. */
const FEWEST_LETTERS = 3;

/** Who is on record already under what is being typed, so that nobody is written down twice. Silent without an answer. */
export function OnRecord<Row extends Known>(props: OnRecordProps<Row>) {
  const { resource, filters, about } = props;
  const t = useTranslate();
  const asked = useSettled(JSON.stringify(filters.map(typed).filter(saysEnough)), 350);
  const questions = JSON.parse(asked) as Record<string, string>[];
  const { data } = useQuery({
    queryKey: [resource, 'on-record', asked],
    queryFn: ({ signal }) => Promise.all(questions.map((filter) => find<Row>(resource, filter, signal))),
    enabled: questions.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const found = [...new Map((data ?? []).flat().map((row) => [row.id, row])).values()].slice(0, MOST);
  if (questions.length === 0 || found.length === 0) return null;
  return (
    <Alert severity="info" icon={false} role="status" sx={{ my: 1 }}>
      <Box sx={{ fontWeight: 600 }}>{t('forms.onRecord', { smart_count: found.length })}</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.map((row) => (
          <OneOnRecord key={row.id} row={row} to={`/app/${resource}/${row.id}`} about={about(row)} />
        ))}
      </Box>
    </Alert>
  );
}

function OneOnRecord({ row, to, about }: { row: Known; to: string; about: string | null }) {
  const t = useTranslate();
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <bdi>{row.name}</bdi>
      {row.hebrewName && <bdi lang="he">{row.hebrewName}</bdi>}
      <Box component="bdi" sx={{ color: 'text.secondary' }}>
        {about}
      </Box>
      <Link component={RouterLink} to={to} aria-label={t('forms.openNamed', { name: row.name })} sx={{ py: 1.25 }}>
        {t('forms.open')}
      </Link>
    </Box>
  );
}

const find = async <Row,>(resource: string, filter: Record<string, string>, signal: AbortSignal): Promise<Row[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify([0, MOST - 1]) });
  return (await call<{ data: Row[] }>(`/${resource}?${query.toString()}`, { signal })).data;
};

/** A filter without what is blank. */
const typed = (filter: OnRecordProps<never>['filters'][number]): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).flatMap(([field, text]) => (text?.trim() ? [[field, text.trim()]] : [])));

const saysEnough = (filter: Record<string, string>): boolean =>
  Object.values(filter).some((text) => text.length >= FEWEST_LETTERS);
