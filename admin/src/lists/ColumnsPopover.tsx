import { Box, Popover } from '@mui/material';
import type { ReactNode } from 'react';
import { ColumnsSelector, useDataTableStoreContext } from 'react-admin';

export { ColumnsSelectorItem } from 'react-admin';

interface ColumnsPopoverProps {
  anchor: HTMLElement;
  onClose: () => void;
  /** The columns. */
  children: ReactNode;
}

/** The choice of columns below its button. react-admin looks for the place of its choice by this name. */
export function ColumnsPopover({ anchor, onClose, children }: ColumnsPopoverProps) {
  const { storeKey } = useDataTableStoreContext();
  return (
    <>
      <Popover open anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
        <Box id={`${storeKey}-columnsSelector`} sx={{ px: 1, minWidth: 200 }} />
      </Popover>
      <ColumnsSelector>{children}</ColumnsSelector>
    </>
  );
}
