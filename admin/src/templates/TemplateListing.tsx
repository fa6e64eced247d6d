import { Box } from '@mui/material';
import type { Template } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { DataTable, useRefresh, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { removeAt } from '../api/remove';
import { Moment } from '../dates/When';
import { useToast } from '../forms/useAction';
import { AskToDo } from '../lists/Ask';
import { CardList } from '../lists/CardList';
import { NameCell, RowButton, RowWord } from '../lists/Cells';
import type { Exporting } from '../lists/ExportButton';
import { ListPage } from '../lists/ListPage';
import { Quiet } from '../theme/Quiet';
import { keyChoices } from './keys';
import { ChoiceFilter, searchFor } from '../lists/Filters';
import { ActionsCol } from '../lists/table';
import { EmptyOf } from '../lists/EmptyState';

type Row = Omit<Template, 'metadataJson'>;
const at = (id: unknown) => `/app/templates/${String(id)}`;

/** Shown once somebody asks for it. */
const HIDDEN = ['updatedAt'];
const EXPORTING: Exporting<'templates'> = {
  path: '/templates/export',
  columns: { name: ['name', 'subject'], jsxComponentKey: ['jsxComponentKey'], updatedAt: ['updatedAt'] },
  hidden: HIDDEN,
};

/** The templates, to be searched, filtered by type, edited and deleted; a page of its own, or a part of one. */
export function TemplateListing({ title, actions }: { title?: string; actions?: ReactNode }) {
  const t = useTranslate();
  return (
    <ListPage
      {...(title && { title })}
      intro={() => t('resources.templates.intro')}
      actions={actions}
      sort={{ field: 'name', order: 'ASC' }}
      columns
      exporting={EXPORTING}
      filters={[
        searchFor(t('resources.templates.search')),
        <ChoiceFilter
          key="key"
          source="jsxComponentKey"
          alwaysOn
          label={t('resources.templates.type')}
          choices={keyChoices(false)}
          sx={{ minWidth: 210 }}
        />,
      ]}
      empty={<EmptyOf resource="templates">{actions}</EmptyOf>}
      cards={<CardList<Row> to={({ id }) => at(id)}>{(row) => <Card row={row} />}</CardList>}
    >
      <Rows />
    </ListPage>
  );
}

function Rows() {
  const mayWrite = useMay('templates:write');
  return (
    <DataTable<Row> bulkActionButtons={false} rowClick={(id) => at(id)} hiddenColumns={HIDDEN}>
      <DataTable.Col
        source="name"
        render={(row: Row) => <NameCell name={row.name} hebrewName={null} to={at(row.id)} />}
      />
      <DataTable.Col source="jsxComponentKey" render={(row: Row) => <KeyWords row={row} />} />
      <DataTable.Col source="updatedAt" render={(row: Row) => <Moment at={row.updatedAt} />} />
      <ActionsCol<Row>>{(row) => <Actions row={row} mayWrite={mayWrite} />}</ActionsCol>
    </DataTable>
  );
}

function Card({ row }: { row: Row }) {
  const t = useTranslate();
  return (
    <>
      <NameCell name={row.name} hebrewName={null} />
      <Box sx={{ color: 'text.secondary' }}>{t(`resources.templates.keys.${row.jsxComponentKey}`)}</Box>
    </>
  );
}

const KeyWords = ({ row }: { row: Row }) => {
  const t = useTranslate();
  return (
    <>
      {t(`resources.templates.keys.${row.jsxComponentKey}`)}
      <Quiet dir="ltr" sx={{ width: 'fit-content' }}>
        {row.jsxComponentKey}
      </Quiet>
    </>
  );
};

function Actions({ row, mayWrite }: { row: Row; mayWrite: boolean }) {
  const t = useTranslate();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <RowWord to={at(row.id)} label={t(mayWrite ? 'lists.edit' : 'lists.view', { name: row.name })}>
        {t(mayWrite ? 'ra.action.edit' : 'lists.words.view')}
      </RowWord>
      {mayWrite && (
        <RowButton onClick={() => setDeleting(true)} label={t('lists.delete', { name: row.name })}>
          {t('ra.action.delete')}
        </RowButton>
      )}
      {deleting && <DeleteTemplate row={row} onClose={() => setDeleting(false)} />}
    </>
  );
}

function DeleteTemplate({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const refresh = useRefresh();
  const remove = async () => {
    await removeAt(`/templates/${row.id}`);
    toast(t('resources.templates.deleted'));
    onClose();
    refresh();
  };
  return (
    <AskToDo
      danger
      title={t('resources.templates.deleteAsk', { name: row.name })}
      confirm={t('ra.action.delete')}
      work={remove}
      failed={(message) => t('resources.templates.deleteFailed', { message })}
      onClose={onClose}
    />
  );
}
