import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Button, Menu, MenuItem } from '@mui/material';
import type { Selection } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { OF_OBSERVERS, type ActName } from './acts';

const ActDialog = lazy(() => import('./ActDialog').then(({ ActDialog: dialog }) => ({ default: dialog })));

interface ChangeMenuProps {
  acts: readonly ActName[];
  onChoose: (act: ActName) => void;
  /** A key of the texts. */
  label?: string;
}

/** The button "Change" with what can be changed. */
export function ChangeMenu({ acts, onChoose, label = 'bulk.change' }: ChangeMenuProps) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (name: ActName) => {
    setAnchor(null);
    onChoose(name);
  };
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t(label)}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {acts.map((name) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            {t(`bulk.acts.${name}.title`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Lead time, calendar and way of all observers of a record, or of all observances of a contact, together. */
export function ChangeAllObservers({ selection }: { selection: Selection }) {
  const [act, setAct] = useState<ActName | null>(null);
  const close = () => setAct(null);
  return (
    <>
      <ChangeMenu acts={OF_OBSERVERS} onChoose={setAct} label="bulk.changeAll" />
      <Part>{act && <ActDialog act={act} selection={selection} onCancel={close} onDone={close} />}</Part>
    </>
  );
}
