import Handlebars from 'handlebars';
import {
  CompiledTemplates,
  formatDate,
  hebrewDate,
  ordinal,
  renderLetter,
  sampleValues,
  type LetterLanguage,
  type MergeValues,
  type TemplateSource,
} from '../src/merge-fields/index.js';
import { prepareReady } from '../src/templates/index.js';
import { TEMPLATE_KEYS } from '@zikaron/contract';
import { mustBe, pairs, type BenchOptions, type BenchResult } from './bench.js';

type Version = TemplateSource & { templateId: string; version: number };
type Letter = { version: Version; values: MergeValues };

/**
 * Letters with their values in place, against Handlebars alone: the same sources compiled beforehand by the bare library,
 * with the same helpers. Ours adds the version's cache, the check at compile time, the one-line subject and the closed gaps.
 */
export async function render({ n = 50_000, runs = 5 }: BenchOptions = {}): Promise<BenchResult> {
  const versions = await twentyVersions();
  const letters = Array.from({ length: n }, (_, index) => letterFor(index, versions));
  const raw = new Map(versions.map((version) => [version, bareHandlebars(version)]));

  const templates = new CompiledTemplates();
  let ours = 0;
  let theirs = 0;
  const { faster, workMs, rawMs } = await pairs(
    () => {
      ours = 0;
      for (const { version, values } of letters) {
        const { subject, html, text } = renderLetter(templates.of(version), values);
        ours += html.length + (subject.length > 0 && text.length > 0 ? 1 : 0);
      }
    },
    () => {
      theirs = 0;
      for (const { version, values } of letters) {
        const [subject, html, text] = raw.get(version)?.map((part) => part(values)) ?? [];
        theirs += (html?.length ?? 0) + (subject && text ? 1 : 0);
      }
    },
    runs,
  );

  mustBe('characters of HTML', ours, theirs);
  mustBe('compiles', templates.compiles, versions.length);
  return {
    name: 'render',
    goal: '≥ 0.8 of raw compiled Handlebars; one compile per template version',
    ratio: faster,
    counts: { letters: n, templateVersions: versions.length, compiles: templates.compiles, characters: ours },
    notes: [`ours ${workMs.median.toFixed(0)} ms, raw ${rawMs.median.toFixed(0)} ms for ${n} letters (median)`],
  };
}

/** Two versions of each ready letter in each language. */
async function twentyVersions(): Promise<Version[]> {
  const versions: Version[] = [];
  for (const language of ['en', 'he'] as const)
    for (const key of TEMPLATE_KEYS) {
      const { subject, html, text } = await prepareReady(key, language);
      for (const version of [1, 2])
        versions.push({ templateId: `${key}.${language}`, version, language, subject, html, text });
    }
  return versions;
}

function letterFor(index: number, versions: readonly Version[]): Letter {
  const version = versions[index % versions.length];
  if (!version) throw new Error('There are no templates to render.');
  const sample = sampleValues(version.language);
  const values = {
    ...sample,
    contact: { ...sample.contact, firstName: `Daniel ${index}`, email: `daniel.${index}@family.example` },
    observance: {
      ...sample.observance,
      nth: 1 + (index % 90),
      date: `2027-01-${String(1 + (index % 31)).padStart(2, '0')}`,
    },
  };
  return { version, values };
}

function bareHandlebars({ language, subject, html, text }: Version): Handlebars.TemplateDelegate<MergeValues>[] {
  const handlebars = withHelpers(language);
  const plain = { noEscape: true };
  return [handlebars.compile(subject, plain), handlebars.compile(html), handlebars.compile(text, plain)];
}

function withHelpers(language: LetterLanguage): typeof Handlebars {
  const handlebars = Handlebars.create();
  handlebars.registerHelper('formatDate', (day: unknown, style: unknown) =>
    formatDate(day, language, typeof style === 'string' ? style : 'full'),
  );
  handlebars.registerHelper('hebrewDate', (date: unknown) => hebrewDate(date, language));
  handlebars.registerHelper('ordinal', (number: unknown) => ordinal(number, language));
  return handlebars;
}
