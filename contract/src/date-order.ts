import { z } from 'zod';

/** How civil dates are written in English: 20 February 2027, or February 20, 2027. */
export const dateOrder = z.enum(['dayFirst', 'monthFirst']);
export type DateOrder = z.infer<typeof dateOrder>;

/** The time zones of the United States and Canada, where the month stands first. */
const MONTH_FIRST = new RegExp(
  `^(US|Canada)/|^Pacific/Honolulu$|^America/(${[
    'Adak|Anchorage|Boise|Chicago|Denver|Detroit|Juneau|Los_Angeles|Menominee|Metlakatla|New_York|Nome|Phoenix|Sitka|Yakutat',
    'Indiana/.+|Kentucky/.+|North_Dakota/.+|Atikokan|Blanc-Sablon|Cambridge_Bay|Creston|Dawson|Dawson_Creek|Edmonton',
    'Fort_Nelson|Glace_Bay|Goose_Bay|Halifax|Inuvik|Iqaluit|Moncton|Montreal|Rankin_Inlet|Regina|Resolute|St_Johns',
    'Swift_Current|Toronto|Vancouver|Whitehorse|Winnipeg|Yellowknife',
  ].join('|')})$`,
);

/** As the congregation has it; where it says nothing, as its country writes. */
export const dateOrderOf = ({
  dateOrder: said,
  timezone,
}: {
  dateOrder?: DateOrder | null | undefined;
  timezone: string;
}): DateOrder => said ?? (MONTH_FIRST.test(timezone) ? 'monthFirst' : 'dayFirst');
