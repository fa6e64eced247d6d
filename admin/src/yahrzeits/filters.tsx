import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { fridayOn } from '../dates/civil';
import { ChoiceFilter, DayFilter, OnlyFilter, searchFor } from '../lists/Filters';
import { choicesOf } from '../observers/relationships';

/** Hebrew months by the number the calendar gives them, in the order of the year. */
const MONTHS = [7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6];

const SUNSET = [
  [true, 'yes'],
  [false, 'no'],
  ['unsure', 'unsure'],
] as const;

const fridayIn = (date: string): string => (date ? fridayOn(date) : date);

/** Search is always there; on a desk the month and After Sunset too, the rest under "Add filter". */
export function useYahrzeitFilters(): ReactElement[] {
  const t = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const label = (name: string) => t(`resources.yahrzeits.filters.${name}`);
  const onDesk = (name: string) => ({ source: name, label: label(name), alwaysOn: !narrow });
  return [
    searchFor(label('search'), 300),
    <ChoiceFilter
      key="month"
      {...onDesk('month')}
      choices={choicesOf(MONTHS, 'months')}
      emptyText={label('anyMonth')}
      sx={{ minWidth: 160 }}
    />,
    <ChoiceFilter
      key="afterSunset"
      {...onDesk('afterSunset')}
      choices={SUNSET.map(([id, word]) => ({ id, name: `resources.yahrzeits.sunset.${word}` }))}
      sx={{ minWidth: 150 }}
    />,
    <OnlyFilter key="withoutObserver" source="withoutObserver" label={label('withoutObserver')} defaultValue />,
    <DayFilter key="from" source="from" label={label('from')} parse={(date: string) => date} />,
    <DayFilter key="to" source="to" label={label('to')} parse={(date: string) => date} />,
    <DayFilter key="service" source="service" label={label('service')} parse={fridayIn} />,
    <OnlyFilter key="deleted" source="deleted" label={label('deleted')} defaultValue />,
  ];
}
