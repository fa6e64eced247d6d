import type { ServiceList } from '@zikaron/contract';

/** So many names stand on the page: with many more a browser works for minutes. The files have them all. */
export const MOST_SHOWN = 500;

export const namesIn = ({ services }: ServiceList): number =>
  services.reduce((sum, { names }) => sum + names.length, 0);

/** The list with its first names alone, where there are too many for a page; each service says how many it has. */
export function shownOf(list: ServiceList, most = MOST_SHOWN): (ServiceList['services'][number] & { count: number })[] {
  let room = most;
  return list.services
    .map((service) => {
      const names = service.names.slice(0, room);
      room -= names.length;
      return { ...service, names, count: service.names.length };
    })
    .filter(({ names, count }) => names.length > 0 || count === 0);
}
