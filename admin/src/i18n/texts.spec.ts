import * as english from './en/later';
import * as hebrew from './he/later';
import { comesLater, LATER } from './texts';

describe('texts that come later', () => {
  it.each(Object.entries({ english, hebrew }))(
    'given those in %s, then a key of each is one to wait for',
    (_, { texts }) => {
      const { resources, ...others } = texts;
      const names = [...Object.keys(others), ...Object.keys(resources).map((name) => `resources.${name}`)];
      expect(names.sort()).toEqual([...LATER].sort());
      for (const name of names) expect(comesLater(`${name}.of.anything`)).toBe(true);
    },
  );

  it('given a key of the bar or of the first list, then nobody waits', () => {
    for (const key of ['layout.brand', 'resources.yahrzeits.empty', 'ra.page.loading', 'settingsOfNobody'])
      expect(comesLater(key)).toBe(false);
  });
});
