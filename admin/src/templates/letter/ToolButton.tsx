import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { caretStays } from './caret-stays';

interface ToolButtonProps {
  label: string;
  icon: ReactNode;
  /** Null for what is done once and is neither on nor off. */
  pressed?: boolean | null;
  disabled?: boolean;
  /** -1 where arrows lead to it. */
  tabIndex?: number;
  onClick: () => void;
}

/** A button of the toolbar; the caret stays in the letter. */
export const ToolButton = ({ label, icon, pressed = null, disabled = false, tabIndex, onClick }: ToolButtonProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton
        aria-label={label}
        aria-pressed={pressed ?? undefined}
        disabled={disabled}
        tabIndex={tabIndex}
        onMouseDown={caretStays}
        onClick={onClick}
        sx={{ borderRadius: 1, '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'primary.main' } }}
      >
        {icon}
      </IconButton>
    </span>
  </Tooltip>
);
