import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HEBREW } from './hebrew';

const PACKAGES = path.join(__dirname, '../node_modules');
const TRANSLATED = /(?<![\w$])(?:t|I18nManager\.translate|translate)\(\s*"([^"\n]{2,80})"/g;

/**
 * Blocks and panels of the package that this designer does not show: it offers text, picture, button, line, space and columns,
 * without blocks of data, without the source, and without sentences about blocks that are not there.
 */
const NOT_SHOWN = [
  /accordion|carousel|navbar|thumbnail|social|icon|hovered|selected border|links?$/i,
  /condition|iteration|data source|operator|symbol|variable|json|mock|^(And|Or|Limit|Item|Item name|Table|Tab|Template|Images)$/i,
  /^(4 columns|Html|Html mode|Source code|MJML source|Default value|Blink|Points to a hosted css file|Subject|SubTitle)$/,
  /^(Title required!|Background border radius|https:\/\/www\.example\.com|Not commonAncestorContainer|No selectionRange)$/,
  /^(Displays |This block |Column inside a group|Wrapper enables|If a personalized|Make it easy)/,
];

const shown = (): string[] => {
  const files = readdirSync(PACKAGES)
    .filter((name) => name.startsWith('easy-email'))
    .flatMap((name) => {
      const lib = path.join(PACKAGES, name, 'lib');
      return readdirSync(lib)
        .filter((file) => file.endsWith('.js') && !file.endsWith('.cjs.js'))
        .map((file) => readFileSync(path.join(lib, file), 'utf8'));
    });
  const texts = files.flatMap((text) => [...text.matchAll(TRANSLATED)].map(([, label]) => label!));
  return [...new Set(texts)].filter((label) => !NOT_SHOWN.some((what) => what.test(label)));
};

describe('the designer in Hebrew', () => {
  it('has a Hebrew label for all that its package translates and we show', () => {
    const labels = shown();
    expect(labels.length).toBeGreaterThan(100);
    expect(labels.filter((label) => !(label in HEBREW))).toEqual([]);
  });
});
