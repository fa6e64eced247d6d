import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, IconButton } from '@mui/material';
import { lazy, useEffect, useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { actOn, isTaken, save, SINGLE_KEYS } from './keys';

const KeysHelp = lazy(() => import('./KeysHelp').then(({ KeysHelp: dialog }) => ({ default: dialog })));
const Finder = lazy(() => import('./Finder').then(({ Finder: dialog }) => ({ default: dialog })));

type Shown = 'finder' | 'help' | null;

/** "Find anyone" in the bar, and what keys do on every page. */
export function FindAnyone({ narrow }: { narrow: boolean }) {
  const t = useTranslate();
  const [shown, setShown] = useState<Shown>(null);
  const [single, setSingle] = useStore('keys', true);
  const ahead = useAhead(shown === 'finder');
  useKeys(setShown, single);
  const close = () => setShown(null);
  return (
    <>
      {narrow ? (
        <IconButton color="inherit" aria-label={t('layout.finder.title')} onClick={() => setShown('finder')}>
          <SearchIcon />
        </IconButton>
      ) : (
        <Button variant="outlined" color="inherit" onClick={() => setShown('finder')} sx={buttonLook}>
          {t('layout.finder.title')}
          <Box component="kbd" dir="ltr" aria-hidden sx={{ font: 'inherit', color: 'text.secondary' }}>
            Ctrl K
          </Box>
        </Button>
      )}
      <Part>
        {shown === 'finder' && <Finder ahead={ahead} onClose={close} />}
        {shown === 'help' && <KeysHelp single={single} onSingle={setSingle} onClose={close} />}
      </Part>
    </>
  );
}

const buttonLook = { minHeight: 40, px: 1.25, gap: 1, fontWeight: 400, borderColor: 'divider' };

/** What is typed while the dialog is still on its way: it begins with it, and no letter means anything else meanwhile. */
function useAhead(isAsked: boolean) {
  const ahead = useRef('');
  useEffect(() => {
    ahead.current = '';
    if (!isAsked) return;
    const typed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.length > 1 || ctrlKey || metaKey || altKey || isTaken(target)) return;
      event.preventDefault();
      ahead.current += key;
    };
    window.addEventListener('keydown', typed, true);
    return () => window.removeEventListener('keydown', typed, true);
  }, [isAsked]);
  return ahead;
}

function useKeys(show: (what: Shown) => void, single: boolean): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && answer(event, show, single)) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [show, single]);
}

/** Whether the key meant something here; then it has been done. */
function answer(
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  show: (what: Shown) => void,
  single: boolean,
) {
  if (ctrlKey || metaKey) {
    if (key === 's') return save();
    if (key === 'k') show('finder');
    return key === 'k';
  }
  if (!single || altKey || isTaken(target)) return false;
  if (key !== SINGLE_KEYS.help) return actOn(key);
  show('help');
  return true;
}
