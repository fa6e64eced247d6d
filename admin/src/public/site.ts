/** What the server puts its own address in place of, on pages that are plain HTML (server/src/app/front.ts). */
export const SITE = 'zikaron:site';
/** The same of the page about the sunset. */
export const CITY = 'zikaron:city';
export const HOUR = 'zikaron:hour';
