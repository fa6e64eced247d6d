import { TableCell, TableHead, TableRow, type TableCellProps } from '@mui/material';

/** The head of a table: its columns by their names. */
export const HeadCells = ({ names, ...look }: { names: readonly string[] } & TableCellProps) => (
  <TableHead>
    <TableRow>
      {names.map((name) => (
        <TableCell key={name} {...look}>
          {name}
        </TableCell>
      ))}
    </TableRow>
  </TableHead>
);
