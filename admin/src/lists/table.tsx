import type { ReactElement, ReactNode } from 'react';
import { DataTable, useTranslate, type RaRecord } from 'react-admin';
import { RowActions } from './Cells';
import { ChoosableBody } from './ChoosableBody';

/** Rows that can be ticked, with what can be done with them; without that they cannot. */
export const choosable = (chosen: ReactElement | false) =>
  chosen ? { body: ChoosableBody, bulkActionsToolbar: chosen } : { bulkActionButtons: false as const };

interface ActionsColProps<Row> {
  /** Its heading is read out and not seen. */
  unheaded?: boolean;
  children: (row: Row) => ReactNode;
}

/** The column at the end of a row, with what can be done with it. */
export function ActionsCol<Row extends RaRecord>({ unheaded = false, children }: ActionsColProps<Row>) {
  const t = useTranslate();
  return (
    <DataTable.Col
      source="actions"
      label={t('lists.actions')}
      {...(unheaded && { headerClassName: 'unheaded' })}
      disableSort
      render={(row: Row) => <RowActions>{children(row)}</RowActions>}
    />
  );
}
