import CloseIcon from '@mui/icons-material/Close';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material';
import type { Selection } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { ActDialog } from './ActDialog';
import { CHANGES, type ActName } from './acts';

export interface ChosenBarProps {
  selection: Selection;
  /** How many are chosen; null where only the server knows. */
  count: number;
  /** Whether all that match are chosen, and how many these are; without it there are no more than stand on the page. */
  all?: { chosen: boolean; total: number; choose: () => void } | undefined;
  /** What stands beside the menu of changes. */
  more?: readonly ActName[];
  onClear: () => void;
  children?: ReactNode;
}

/** Above a list of which rows are chosen: how many, all that match, and what can be done with them. */
export function ChosenBar({ selection, count, all, more = [], onClear, children }: ChosenBarProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [act, setAct] = useState<ActName | null>(null);
  const number = (n: number) => n.toLocaleString(locale);
  const choose = (name: ActName) => {
    setAnchor(null);
    setAct(name);
  };
  return (
    <Box role="region" aria-label={t('bulk.region')} sx={look}>
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
      <Button
        variant="outlined"
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('bulk.change')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {CHANGES[selection.list].map((name) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            {t(`bulk.acts.${name}.title`)}
          </MenuItem>
        ))}
      </Menu>
      {children}
      {more.map((name) => (
        <Button key={name} color={name === 'archive' ? 'error' : 'primary'} onClick={() => choose(name)}>
          {t(`bulk.acts.${name}.name`)}
        </Button>
      ))}
      {act && (
        <ActDialog
          act={act}
          selection={selection}
          onCancel={() => setAct(null)}
          onDone={() => {
            setAct(null);
            onClear();
          }}
        />
      )}
    </Box>
  );
}

const look = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1, py: 0.5 },
  ...{ borderBottom: '1px solid', borderColor: 'divider', bgcolor: 'action.selected' },
};
