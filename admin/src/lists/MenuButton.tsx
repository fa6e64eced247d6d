import { Button, type ButtonProps } from '@mui/material';
import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import type { ChoiceOfMenu } from './Choices';
import { useEver } from './useEver';
import { useMenu } from './useMenu';

const Choices = lazy(() => import('./Choices'));

interface MenuButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  label: string;
  /** In words; what may not be chosen now is left out or grey. */
  choices: readonly ChoiceOfMenu[];
}

/** A button that asks which. */
export function MenuButton({ label, choices, ...look }: MenuButtonProps) {
  const { open, close, menu } = useMenu();
  const everOpen = useEver(menu.open);
  return (
    <>
      <Button {...look} aria-haspopup="menu" aria-expanded={menu.open} onClick={open}>
        {label}
      </Button>
      {everOpen && (
        <Part>
          <Choices menu={menu} choices={choices} onDone={close} />
        </Part>
      )}
    </>
  );
}

/** "More": what is seldom done with a record. */
export const MoreMenu = ({ choices }: Pick<MenuButtonProps, 'choices'>) => (
  <MenuButton label={useTranslate()('lists.more')} choices={choices} />
);
