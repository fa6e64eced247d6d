import { Box, List, ListItem } from '@mui/material';
import type { HistoryChoices, HistoryLine } from '@zikaron/contract';
import { AutocompleteInput, DataTable, useListContext, useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { Moment, MomentCell } from '../dates/When';
import { NameLink, Typed } from '../lists/Cells';
import { EmptyState } from '../lists/EmptyState';
import { ListPage } from '../lists/ListPage';
import { ChoiceFilter, DayFilter, searchFor } from '../lists/Filters';
import { Became } from '../activity/Became';
import { isTold } from '../activity/field-names';
import { Quiet } from '../theme/Quiet';
import { useChangeWords } from './change-words';
import { CheckHistory, HistoryCheck } from './HistoryCheck';

/** `/app/history`: who changed what and when. */
export default function HistoryList() {
  const t = useTranslate();
  return (
    <ListPage
      title={t('layout.menu.history')}
      intro={() => t('resources.history.intro')}
      actions={<CheckHistory />}
      above={<HistoryCheck />}
      sort={{ field: 'at', order: 'DESC' }}
      filters={useFilters()}
      empty={<EmptyState title={t('resources.history.empty')} text={t('resources.history.emptyText')} />}
      cards={<Cards />}
    >
      <DataTable<HistoryLine> bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="at" render={(row: HistoryLine) => <MomentCell at={row.at} />} />
        <DataTable.Col source="actor" disableSort render={(row: HistoryLine) => <Typed text={row.actor} />} />
        <DataTable.Col source="action" disableSort render={(row: HistoryLine) => <What line={row} />} />
        <DataTable.Col source="changes" disableSort render={(row: HistoryLine) => <Changes line={row} />} />
      </DataTable>
    </ListPage>
  );
}

function Cards() {
  const { data = [] } = useListContext<HistoryLine>();
  return (
    <List disablePadding>
      {data.map((line) => (
        <ListItem
          key={line.id}
          sx={{
            display: 'block',
            borderBottom: '1px solid',
            borderColor: 'divider',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <Box sx={{ fontWeight: 600 }}>
            <What line={line} />
          </Box>
          <Quiet>
            <Moment at={line.at} /> · <bdi>{line.actor}</bdi>
          </Quiet>
          <Changes line={line} />
        </ListItem>
      ))}
    </List>
  );
}

/** The records that have a page of their own. */
const PAGES: Record<string, string> = { yahrzeit: 'yahrzeits', contact: 'contacts', template: 'templates' };

function What({ line: { resource, resourceId, action, about } }: { line: HistoryLine }) {
  const t = useTranslate();
  const page = PAGES[resource];
  const done = t(`resources.history.actions.${action}`, { _: t(`activity.actions.${action}`, { _: action }) });
  return (
    <>
      {t(`resources.history.resources.${resource}`, { _: resource })}: {done}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {about && page ? <NameLink to={`/app/${page}/${resourceId}`}>{about}</NameLink> : <bdi>{about}</bdi>}
      </Box>
    </>
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

function Changes({ line: { changes } }: { line: HistoryLine }) {
  const words = useChangeWords();
  const said = (field: string, value: string | null) => {
    if (value === null) return '–';
    return INSTANT.test(value) ? <Moment at={value} /> : words.value(field, value);
  };
  const told = changes.filter(({ field, before, after }) => isTold(field) && (before || after));
  return (
    <Box sx={{ fontSize: '.9375rem', overflowWrap: 'anywhere' }}>
      {told.slice(0, 8).map(({ field, before, after }) => (
        <div key={field}>
          {words.name(field)}:{' '}
          {before !== null && (
            <>
              <bdi>{said(field, before)}</bdi>
              <Became />
            </>
          )}
          <bdi>{said(field, after)}</bdi>
        </div>
      ))}
    </Box>
  );
}

function useFilters() {
  const t = useTranslate();
  const label = (name: string) => t(`resources.history.${name}`);
  const { data } = useAnswer<HistoryChoices>(['history', 'choices'], '/history/choices');
  const kinds = (data?.resources ?? []).map((id) => ({ id, name: t(`resources.history.resources.${id}`, { _: id }) }));
  return [
    searchFor(label('search'), 280),
    <ChoiceFilter
      key="resource"
      source="resource"
      alwaysOn
      label={label('resource')}
      choices={kinds}
      translateChoice={false}
      sx={{ minWidth: 190 }}
    />,
    <AutocompleteInput
      key="actor"
      source="actorId"
      label={label('actor')}
      choices={data?.actors ?? []}
      sx={{ minWidth: 220 }}
    />,
    <DayFilter key="from" source="from" label={label('from')} />,
    <DayFilter key="to" source="to" label={label('to')} />,
  ];
}
