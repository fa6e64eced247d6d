import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { SimpleFormIterator, useSimpleFormIterator, useSimpleFormIteratorItem, useTranslate } from 'react-admin';

/** A row is as wide as the form; what removes it stands at its end. */
const WIDE = { '& .RaSimpleFormIterator-form': { flex: 1, minWidth: 0, alignItems: 'stretch' } };

interface RowsProps {
  /** What a further row is added by, in words. */
  add: string;
  /** Whether the order of the rows says something. */
  ordered?: boolean;
  /** Whether they are only read. */
  readOnly?: boolean;
  children: ReactNode;
}

/** The rows of an array in a form, each with its fields, with buttons that say what they do. */
export const Rows = ({ add, ordered = false, readOnly = false, children }: RowsProps) => (
  <SimpleFormIterator
    fullWidth
    disableClear
    disableAdd={readOnly}
    disableRemove={readOnly}
    disableReordering={!ordered || readOnly}
    addButton={<AddRow label={add} />}
    removeButton={<RemoveRow />}
    sx={WIDE}
  >
    {children}
  </SimpleFormIterator>
);

function AddRow({ label }: { label: string }) {
  const t = useTranslate();
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" onClick={() => add()}>
      {t(label)}
    </Button>
  );
}

function RemoveRow() {
  const t = useTranslate();
  const { remove } = useSimpleFormIteratorItem();
  return (
    <Button color="inherit" sx={{ color: 'text.secondary' }} onClick={() => remove()}>
      {t('ra.action.remove')}
    </Button>
  );
}
