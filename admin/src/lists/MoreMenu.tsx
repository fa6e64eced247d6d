import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface MoreMenuProps {
  /** What is seldom done, in words; what may not be done now is left out or grey. */
  choices: readonly { label: string; disabled?: boolean; choose: () => void }[];
}

/** "More": what is seldom done with a record. */
export function MoreMenu({ choices }: MoreMenuProps) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const begin = (choose: () => void) => () => {
    setAnchor(null);
    choose();
  };
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('lists.more')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ label, disabled = false, choose }) => (
          <MenuItem key={label} disabled={disabled} onClick={begin(choose)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
