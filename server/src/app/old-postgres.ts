import { WrongConfiguration } from '../platform/config/index.js';

const OLDEST = 15;

/** What is wrong with a Postgres of this `server_version_num`, in words; null when it is new enough. */
export function tooOld(version: number): string | null {
  const major = Math.floor(version / 10_000);
  return major < OLDEST ? `Postgres ${major} is too old.` : null;
}

export const UPGRADE_POSTGRES = `Upgrade to Postgres ${OLDEST} or newer.`;

/** Before its tables are made: they would fail by a word of SQL that it does not know. @throws WrongConfiguration */
export function refuseOldPostgres(version: number): void {
  const said = tooOld(version);
  if (said) throw new WrongConfiguration(`${said} ${UPGRADE_POSTGRES}`);
}
