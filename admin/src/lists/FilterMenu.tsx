import FilterIcon from '@mui/icons-material/FilterList';
import { Button, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { lazy, type MouseEvent, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { fetchFields } from './Filters';
import { useEver } from './useEver';
import { useMenu } from './useMenu';

const FilterChoices = lazy(() => import('./FilterChoices'));

/** "Add filter": the fields that are not always there. */
export function FilterMenu({ filters }: { filters: ReactElement[] }) {
  const label = useTranslate()('ra.action.add_filter');
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { open, close, menu } = useMenu();
  const everOpen = useEver(menu.open);
  const begin = (event: MouseEvent<HTMLElement>) => {
    open(event);
    void fetchFields();
  };
  const press = { className: 'add-filter', 'aria-haspopup': 'true', onClick: begin } as const;
  return (
    <div>
      {small ? (
        <IconButton {...press} color="primary" size="large" aria-label={label} title={label}>
          <FilterIcon />
        </IconButton>
      ) : (
        <Button {...press} size="small" startIcon={<FilterIcon />}>
          {label}
        </Button>
      )}
      {everOpen && (
        <Part>
          <FilterChoices filters={filters} menu={menu} onDone={close} />
        </Part>
      )}
    </div>
  );
}
