import { Button, Menu, MenuItem, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMenu } from './useMenu';

interface MenuButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  label: string;
  /** In words; what may not be chosen now is left out or grey. */
  choices: readonly { label: string; disabled?: boolean; choose: () => void }[];
}

/** A button that asks which. */
export function MenuButton({ label, choices, ...look }: MenuButtonProps) {
  const { open, close, menu } = useMenu();
  const begin = (choose: () => void) => () => {
    close();
    choose();
  };
  return (
    <>
      <Button {...look} aria-haspopup="menu" aria-expanded={menu.open} onClick={open}>
        {label}
      </Button>
      <Menu {...menu}>
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
