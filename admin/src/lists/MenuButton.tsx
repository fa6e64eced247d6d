import { Button, Menu, MenuItem, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface MenuButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  label: string;
  /** In words; what may not be chosen now is left out or grey. */
  choices: readonly { label: string; disabled?: boolean; choose: () => void }[];
}

/** A button that asks which. */
export function MenuButton({ label, choices, ...look }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const begin = (choose: () => void) => () => {
    setAnchor(null);
    choose();
  };
  return (
    <>
      <Button
        {...look}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((one) => (
          <MenuItem key={one.label} disabled={one.disabled ?? false} onClick={begin(one.choose)}>
            {one.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** "More": what is seldom done with a record. */
export const MoreMenu = ({ choices }: Pick<MenuButtonProps, 'choices'>) => (
  <MenuButton label={useTranslate()('lists.more')} choices={choices} />
);
