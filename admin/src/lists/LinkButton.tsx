import { Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkFrom } from './LinkFrom';

interface LinkButtonProps extends Omit<ButtonProps, 'children' | 'href'> {
  to: string;
  label: ReactNode;
  /** Whether that page's way back leads here again. */
  leadsBack?: boolean;
}

/** A button that leads to another page. */
export const LinkButton = ({ to, label, leadsBack = false, ...look }: LinkButtonProps) => (
  <Button component={leadsBack ? LinkFrom : Link} to={to} {...look}>
    {label}
  </Button>
);
