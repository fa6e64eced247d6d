import { publicTexts as en } from '../i18n/en/public';
import { publicTexts as he } from '../i18n/he/public';
import type { Locale } from '../preferences';
import { filled, type Leaves, type Values } from './fill';

/** The name of a text on the public pages. */
type TextKey = Leaves<typeof en>;
export type PublicText = (key: TextKey, values?: Values) => string;

const texts: Record<Locale, typeof en> = { en, he };

/** Finds a text of the public pages and fills it. */
export const say = (locale: Locale, key: TextKey, values: Values = {}): string => filled(texts, locale, key, values);
