import { Menu, MenuItem } from '@mui/material';
import type { useMenu } from './useMenu';

export interface ChoiceOfMenu {
  label: string;
  disabled?: boolean;
  choose: () => void;
}

interface ChoicesProps {
  menu: ReturnType<typeof useMenu>['menu'];
  choices: readonly ChoiceOfMenu[];
  onDone: () => void;
}

/** What a button asks, as a menu. */
export default function Choices({ menu, choices, onDone }: ChoicesProps) {
  const begin = (choose: () => void) => () => {
    onDone();
    choose();
  };
  return (
    <Menu {...menu}>
      {choices.map((one) => (
        <MenuItem key={one.label} disabled={one.disabled ?? false} onClick={begin(one.choose)}>
          {one.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
