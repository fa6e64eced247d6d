import { Drawer, List, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { NAVIGATION } from './navigation';

interface PagesDrawerProps {
  open: boolean;
  /** Where the entry of the shown page leads. */
  current: string | undefined;
  onClose: () => void;
}

/** The pages, on a phone. */
export default function PagesDrawer({ open, current, onClose }: PagesDrawerProps) {
  const t = useTranslate();
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': t('layout.main') } }}>
      <List component="nav" aria-label={t('layout.main')} sx={{ width: 280, pt: 2 }}>
        {NAVIGATION.map(({ label, to }) => (
          <ListItemButton
            key={to}
            component={Link}
            to={to}
            selected={to === current}
            aria-current={to === current ? 'page' : undefined}
            onClick={onClose}
            sx={{ minHeight: 52, px: 3 }}
          >
            <ListItemText primary={t(label)} />
          </ListItemButton>
        ))}
      </List>
    </Drawer>
  );
}
