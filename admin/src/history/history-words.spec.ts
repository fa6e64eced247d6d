import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { texts as hebrew } from '../i18n/he';
import { texts as english } from '../i18n/en';

const server = path.join(__dirname, '../../../server/src');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(server, file), 'utf8'))
  .filter((text) => /audit/i.test(text));

/** What stands in quotes behind `action:`, `resource:` or `noun:`, also of one that is chosen between two. */
const written = (field: 'action' | 'resource' | 'noun'): string[] => [
  ...new Set(
    sources.flatMap((text) =>
      [...text.matchAll(new RegExp(`\\b${field}: ([^,;}\\n]*)`, 'g'))].flatMap(([, value = '']) =>
        [...value.matchAll(/'([^']+)'/g)].map(([, word = '']) => word),
      ),
    ),
  ),
];

describe.each([
  ['English', english],
  ['Hebrew', hebrew],
])('the history in %s', (_, { resources: { history }, activity }) => {
  it('given what the server writes down, then each act has words', () => {
    const words: Record<string, string> = { ...activity.actions, ...history.actions };
    expect(written('action').length).toBeGreaterThan(30);
    expect(written('action').filter((action) => !(action in words))).toEqual([]);
  });

  it('given to what it was done, then each kind of record has words', () => {
    const words: Record<string, string> = history.resources;
    expect(written('resource').length).toBeGreaterThan(15);
    const kinds = [...written('resource'), ...written('noun')];
    expect(kinds.filter((resource) => !(resource in words))).toEqual([]);
  });
});
