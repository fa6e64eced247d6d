/** In pages that are plain HTML, the server puts its own address in place of this (server/src/app/front.ts). */
export const SITE = 'zikaron:site';
/** The same of the page about the sunset. */
export const CITY = 'zikaron:city';
export const HOUR = 'zikaron:hour';
