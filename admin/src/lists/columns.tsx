import ColumnsIcon from '@mui/icons-material/ViewWeek';
import { Button } from '@mui/material';
import { createContext, lazy, useContext, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Part } from '../crash/Part';

interface Choice {
  /** The button that was pressed, while columns are chosen. */
  anchor: HTMLElement | null;
  setAnchor: (anchor: HTMLElement | null) => void;
}

const ChoiceContext = createContext<Choice>({ anchor: null, setAnchor: () => undefined });

/** Around a list's tools and its table: columns are chosen by a button of the first, from those of the second. */
export function ColumnsChoice({ children }: { children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return <ChoiceContext.Provider value={{ anchor, setAnchor }}>{children}</ChoiceContext.Provider>;
}

/** "Columns": which of them are shown. */
export function ColumnsButton() {
  const t = useTranslate();
  const { anchor, setAnchor } = useContext(ChoiceContext);
  return (
    <Button
      size="small"
      startIcon={<ColumnsIcon />}
      aria-haspopup="dialog"
      aria-expanded={anchor !== null}
      onClick={({ currentTarget }) => setAnchor(currentTarget)}
    >
      {t('ra.action.select_columns')}
    </Button>
  );
}

const ColumnsPopover = lazy(async () => ({ default: (await import('./ColumnsPopover')).ColumnsPopover }));

/** In react-admin's table in place of its own, which would come with every table (vite.config.ts): it is fetched once columns are chosen. */
export function ColumnsSelector({ children }: { children: ReactNode }) {
  const { anchor, setAnchor } = useContext(ChoiceContext);
  if (!anchor) return null;
  return (
    <Part>
      <ColumnsPopover anchor={anchor} onClose={() => setAnchor(null)}>
        {children}
      </ColumnsPopover>
    </Part>
  );
}

/** The same of one column. */
export const ColumnsSelectorItem = lazy(async () => ({
  default: (await import('./ColumnsPopover')).ColumnsSelectorItem,
}));
