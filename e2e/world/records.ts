import type { Locator, Page } from '@playwright/test';
import type { Api } from './demo.js';

export interface Made {
  id: string;
}

let count = 0;
/** A name that no other record has. */
export const unlike = (name: string): string => `${name} ${Date.now().toString(36)}${process.pid}${count++}`;

/** An address that nobody else has, made of the name. */
export const addressOf = (name: string): string => `${name.replaceAll(' ', '.').toLowerCase()}@example.org`;

/** Somebody who died on 3 March 1984, before sunset. */
export const newYahrzeit = (api: Api, name: string, more = {}): Promise<Made> =>
  api.post('/yahrzeits', { name, gregorianDate: '1984-03-03', afterSunset: false, ...more });

/** Chooses from a list as the admin's forms have it. */
export async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
