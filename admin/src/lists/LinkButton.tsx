import { Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface LinkButtonProps extends Omit<ButtonProps, 'children' | 'href'> {
  to: string;
  label: ReactNode;
}

/** A button that leads to another page. */
export const LinkButton = ({ to, label, ...look }: LinkButtonProps) => (
  <Button component={Link} to={to} {...look}>
    {label}
  </Button>
);
