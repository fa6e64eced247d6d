import { expect, test } from '../world/demo.js';
import { linked, pagesOf, PUBLIC } from '../world/every-page.js';
import { goOn, listen, refusals, stillness } from '../world/inspection.js';
import { familyPages } from '../world/letters-of-families.js';

test('no page asks for anything that its content security policy refuses', async ({ page, api }) => {
  test.setTimeout(480_000);
  const refused = await refusals(page);
  const complaints = listen(page);
  const families = await familyPages(api, 'en');
  const paths = new Set([
    ...PUBLIC,
    ...(await pagesOf(api)),
    ...(await linked(page)),
    ...families.map(({ url }) => url),
  ]);
  for (const path of paths) {
    refused.length = complaints.length = 0;
    await goOn(page, path);
    await stillness(page);
    expect.soft([...refused, ...complaints], path).toEqual([]);
  }
});
