import TickedIcon from '@mui/icons-material/CheckBox';
import UntickedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ClearIcon from '@mui/icons-material/Clear';
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import type { ReactElement } from 'react';
import { FieldTitle, useListContext, useTranslate } from 'react-admin';
import { fetchFields, propsOf, type FilterProps } from './Filters';
import type { useMenu } from './useMenu';
import { useDisplayedFilters, useFilterValues } from './filter-values';

interface FilterChoicesProps {
  filters: ReactElement[];
  menu: ReturnType<typeof useMenu>['menu'];
  onDone: () => void;
}

/** The fields that are not always there, ticked while they are shown. */
export default function FilterChoices({ filters, menu, onDone }: FilterChoicesProps) {
  return <Menu {...menu}>{useItems(filters.map(propsOf), onDone)}</Menu>;
}

/** Elements and no component: the menu goes through what is directly in it. */
function useItems(filters: FilterProps[], onDone: () => void) {
  const t = useTranslate();
  const { setFilters } = useListContext();
  const filterValues = useFilterValues();
  const displayedFilters = useDisplayedFilters();
  const toggle = useToggle();
  const then = (act: () => unknown) => () => [onDone(), act()];
  const items = filters.map((one) => {
    const shown = Boolean(displayedFilters[one.source]);
    return (
      <MenuItem key={one.source} role="menuitemcheckbox" aria-checked={shown} onClick={then(() => toggle(one))}>
        <ListItemIcon>{shown ? <TickedIcon fontSize="small" /> : <UntickedIcon fontSize="small" />}</ListItemIcon>
        <ListItemText>
          <FieldTitle label={one.label} source={one.source} />
        </ListItemText>
      </MenuItem>
    );
  });
  if (Object.keys(filterValues).length === 0) return items;
  return [
    ...items,
    <Divider key="/line" />,
    <MenuItem key="/all" onClick={then(() => setFilters({}, {}))}>
      <ListItemIcon>
        <ClearIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('ra.action.remove_all_filters')}</ListItemText>
    </MenuItem>,
  ];
}

/** Shows a field and brings the cursor there, or takes the field away with what it narrows by. */
function useToggle() {
  const { showFilter, hideFilter } = useListContext();
  const displayedFilters = useDisplayedFilters();
  return async ({ source, defaultValue }: FilterProps) => {
    if (displayedFilters[source]) return hideFilter(source);
    await fetchFields();
    showFilter(source, defaultValue);
    focusOn(`input[name='${source}']`);
  };
}

/** Looks for it until it is there, for a second at most. */
function focusOn(what: string, tries = 20): void {
  setTimeout(() => {
    const element = document.querySelector<HTMLElement>(what);
    if (element) element.focus();
    else if (tries > 1) focusOn(what, tries - 1);
  }, 50);
}
