import { lazy, type ReactElement } from 'react';
import { ListSearch } from './ListSearch';

export interface FilterProps {
  source: string;
  label?: string;
  alwaysOn?: boolean;
  choices?: unknown;
  defaultValue?: unknown;
}

/** What a field says of itself, before it is there. */
export const propsOf = ({ props }: ReactElement): FilterProps => props as FilterProps;

/** Fields, and the form around them, come when one is shown: they are a tenth of all that the first list brings. */
export const fetchFields = () => import('./filter-fields');

export const FilterFields = lazy(async () => ({ default: (await fetchFields()).FilterForm }));

/** One of several, or any of them. */
export const ChoiceFilter = lazy(async () => ({ default: (await fetchFields()).ChoiceFilter }));

/** Yes, no, or any. */
export const YesNoFilter = lazy(async () => ({ default: (await fetchFields()).YesNoFilter }));

/** Only those, or all. */
export const OnlyFilter = lazy(async () => ({ default: (await fetchFields()).BooleanInput }));

export const DayFilter = lazy(async () => ({ default: (await fetchFields()).DateInput }));

/** The search of a list, always there. An element and no component: the toolbar reads from its properties what it is. */
export const searchFor = (placeholder: string, width = 320) => (
  <ListSearch key="q" source="q" alwaysOn placeholder={placeholder} width={width} />
);
