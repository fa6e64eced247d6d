import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, GlobalStyles, IconButton } from '@mui/material';
import { lazy, useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { AT_THE_FOOT } from '../layout/foot';
import { ChangeMenu } from './ChangeMenu';
import { CHANGES, type ActName, type AnySelection } from './acts';

const ActDialog = lazy(() => import('./ActDialog').then(({ ActDialog: dialog }) => ({ default: dialog })));

export interface ChosenBarProps {
  selection: AnySelection;
  /** How many are chosen; null where only the server knows. */
  count: number;
  /** Whether all that match are chosen, and how many these are; without it there are no more than stand on the page. */
  all?: { chosen: boolean; total: number; choose: () => void } | undefined;
  /** What stands in the menu of changes where not all of its list does. */
  changes?: readonly ActName[];
  /** What stands beside the menu of changes. */
  more?: readonly ActName[];
  onClear: () => void;
  children?: ReactNode;
}

/**
 * At the window's foot, while rows of a list are chosen: how many, all that match, and what can be done with them. It moves no
 * row: whoever ticks the next one quickly meets it where it stood.
 */
export function ChosenBar({ selection, count, all, changes, more = [], onClear, children }: ChosenBarProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [act, setAct] = useState<ActName | null>(null);
  const number = (n: number) => n.toLocaleString(locale);
  return (
    <Box role="region" aria-label={t('bulk.region')} className={AT_THE_FOOT} sx={look}>
      <GlobalStyles styles={ROOM_BELOW} />
      <IconButton onClick={onClear} aria-label={t('ra.action.unselect')}>
        <CloseIcon />
      </IconButton>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {t('bulk.chosen', { smart_count: count, n: number(count) })}
      </Box>
      {all && !all.chosen && all.total > count && (
        <Button onClick={all.choose}>{t('bulk.chooseAll', { n: number(all.total) })}</Button>
      )}
      <Box sx={{ flex: 1 }} />
      {changes?.length !== 0 && <ChangeMenu acts={changes ?? CHANGES[selection.list]} onChoose={setAct} />}
      {children}
      <MoreActs more={more} setAct={setAct} selection={selection} />
      <Part>{act && <OpenAct act={act} selection={selection} setAct={setAct} onClear={onClear} />}</Part>
    </Box>
  );
}

interface MoreActsProps {
  more: readonly ActName[];
  setAct: (next: ActName | null) => void;
  selection: AnySelection;
}

function MoreActs({ more, setAct, selection }: MoreActsProps) {
  const t = useTranslate();
  return more.map((name) => (
    <Button key={name} color={name === 'archive' ? 'error' : 'primary'} onClick={() => setAct(name)}>
      {t(`bulk.${selection.list === 'email-jobs' ? 'jobActs' : 'acts'}.${name}.name`)}
    </Button>
  ));
}

interface OpenActProps {
  act: ActName;
  selection: AnySelection;
  setAct: (next: ActName | null) => void;
  onClear: () => void;
}

function OpenAct({ act, selection, setAct, onClear }: OpenActProps) {
  return (
    <ActDialog
      act={act}
      selection={selection}
      onCancel={() => setAct(null)}
      onDone={() => {
        setAct(null);
        onClear();
      }}
    />
  );
}

/** What stands last on the page can be scrolled out from under the bar, and what takes the focus is. */
const ROOM_BELOW = {
  '#main-content': { paddingBottom: '9rem' },
  html: { scrollPaddingBottom: '6rem' },
};

const look = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1, py: 0.5 },
  ...{ position: 'fixed', zIndex: 'appBar', bottom: { xs: 0, sm: 16 }, insetInline: { xs: 0, sm: 24 }, mx: 'auto' },
  ...{ maxWidth: '70rem', bgcolor: 'background.paper', boxShadow: 6 },
  ...{ border: '1px solid', borderColor: 'divider', borderRadius: { xs: 0, sm: 2 } },
};
