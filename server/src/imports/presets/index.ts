import type { ImportField } from '@zikaron/contract';
import { breeze } from './breeze.js';
import { civicrm } from './civicrm.js';
import { hebcal } from './hebcal.js';
import { jewishgen } from './jewishgen.js';
import { membership } from './membership.js';
import type { Preset } from './preset.js';
import { shulcloud } from './shulcloud.js';
import { zikaron, zikaronInHebrew } from './zikaron.js';

export type { Preset } from './preset.js';

export const PRESETS: readonly Preset[] = [
  ...[zikaron, zikaronInHebrew, civicrm, shulcloud, membership, hebcal, jewishgen, breeze],
];

/** A column as it was guessed. */
interface Guessed {
  readonly heading: string;
  readonly field: ImportField;
  readonly leftOut?: boolean;
}

/** So much of a preset's headings must be there. */
const ENOUGH = 0.8;

const plain = (heading: string): string => heading.replace(/\s+/g, ' ').trim().toLowerCase();

/** The program whose list this is: the first with four in five of its headings there, learned ones last; null when there is none. */
export function presetOf(headings: readonly string[], learned: readonly Preset[] = []): Preset | null {
  const there = new Set(headings.map(plain));
  const share = ({ fields, onWish = [] }: Preset) => {
    const counted = Object.keys(fields).filter((heading) => !onWish.includes(heading));
    return counted.filter((heading) => there.has(plain(heading))).length / counted.length;
  };
  return [...PRESETS, ...learned].find((preset) => share(preset) >= ENOUGH) ?? null;
}

/** The columns as the program's are known; one that it does not have stays as it was guessed, unless its field is held. */
export function asPreset<One extends Guessed>(preset: Preset, guessed: readonly One[]): (One & Guessed)[] {
  const known = new Map(Object.entries(preset.fields).map(([heading, field]) => [plain(heading), field]));
  const held = new Set(guessed.flatMap(({ heading }) => known.get(plain(heading)) ?? []));
  return guessed.map((column) => {
    const field = known.get(plain(column.heading));
    if (field === 'workedOut') return { ...column, field: 'ignore', leftOut: true };
    if (field) return { ...column, field };
    return held.has(column.field) ? { ...column, field: 'ignore' } : column;
  });
}
