import type { ServiceListQuery, ServiceSheetQuery, YizkorDay } from '@zikaron/contract';

export const KINDS = ['friday', 'month', 'yizkor'] as const;
export type Kind = (typeof KINDS)[number];

/** In the order of the year that begins in Tishrei. */
export const YIZKOR_DAYS: YizkorDay[] = ['yomKippur', 'sheminiAtzeret', 'pesach', 'shavuot'];

/** What the page's address asks for. Without anything, the coming Friday. */
export function askedIn(address: URLSearchParams): ServiceListQuery {
  const { friday, month, yizkor, language, observers, kaddish } = Object.fromEntries(address);
  return {
    ...(friday && { friday }),
    ...(month && { month }),
    ...(yizkor && { yizkor: yizkor as YizkorDay }),
    ...(language && { language: language as 'en' | 'he' }),
    ...(observers === 'false' && { observers }),
    ...(kaddish === 'true' && !yizkor && { kaddish }),
  };
}

export const kindOf = ({ month, yizkor }: ServiceListQuery): Kind => (month ? 'month' : yizkor ? 'yizkor' : 'friday');

/** The address of the API that answers it. */
export const addressOf = (
  asked: ServiceListQuery,
  as: '' | '.txt' | '.docx' | '.pdf' = '',
  paper: Pick<ServiceSheetQuery, 'size' | 'type'> = {},
): string => `/service-list${as}?${new URLSearchParams({ ...asked, ...paper } as Record<string, string>).toString()}`;
