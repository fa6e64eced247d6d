import { Box, List, ListItem, ListItemButton } from '@mui/material';
import { useDeferredValue, type ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';

/** So many a phone shows at once: they are drawn first, and the others piece by piece. Paper waits for none. */
const IN_SIGHT = 7;

/** A list on a phone: one card per record, each of them a link; `above` it may stand what begins with it. */
export function CardList<Row extends RaRecord>({
  to,
  above,
  children,
}: {
  to: (row: Row) => string;
  above?: (row: Row, before: Row | undefined) => ReactNode;
  children: (row: Row) => ReactNode;
}) {
  const { data = [] } = useListContext<Row>();
  const all = useDeferredValue(true, false) || matchMedia('print').matches;
  return (
    <List disablePadding>
      {(all ? data : data.slice(0, IN_SIGHT)).map((row, at, rows) => (
        <ListItem key={row.id} disablePadding sx={card}>
          {above?.(row, rows[at - 1])}
          <ListItemButton component={Link} to={to(row)} sx={{ py: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>{children(row)}</Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

const card = {
  ...{ flexDirection: 'column', alignItems: 'stretch' },
  ...{ borderBottom: '1px solid', borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } },
};
