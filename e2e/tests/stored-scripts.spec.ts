import type { Page } from '@playwright/test';
import { expect, listed, test, type Api, type Listed } from '../world/demo.js';
import { goOn, open, stands } from '../world/inspection.js';
import { SCRIPTS } from '../world/scripts.js';

interface Kept {
  script: string;
  yahrzeit: string;
  contact: string;
}

/** Writes a script into every place of a yahrzeit, of a contact and of their observance: twelve places. */
async function keep(api: Api, script: string, at: number, mark: string): Promise<Kept> {
  const name = `${mark} ${script}`;
  const yahrzeit = await api.post<{ id: string }>('/yahrzeits', {
    ...{ name, hebrewName: script, personDetails: script, plaque: script, notes: script },
    gregorianDate: '1999-05-05',
  });
  const contact = await api.post<{ id: string }>('/contacts', {
    ...{ name, hebrewName: script, phone: script.slice(0, 50), address: script, notes: script },
    email: `${mark}.${at}@example.org`,
    yahrzeitId: yahrzeit.id,
  });
  const { observers } = await api.get<{ observers: { id: string }[] }>(`/yahrzeits/${yahrzeit.id}/details`);
  await api.put(`/observers/${observers[0]?.id}`, { relationshipDetail: script });
  return { script, yahrzeit: yahrzeit.id, contact: contact.id };
}

// The trace's page snapshots mark what a story looks at by an event inside the frame, of which a sandboxed frame
// makes the browser complain (a frame that holds nothing but a paragraph shows it). Without a trace, what it complains of
// is the letter's own.
test.use({ trace: 'off' });

// Two halves, so that both workers have one.
test.describe.configure({ mode: 'parallel' });
for (const half of [1, 2]) {
  const scripts = SCRIPTS.filter((_, at) => at % 2 === half - 1);
  test(`scripts in names, notes and letters stay text: half ${half}`, ({ page, api }) =>
    tell(page, api, scripts, half));
}

async function tell(page: Page, api: Api, scripts: string[], half: number): Promise<void> {
  test.setTimeout(480_000);
  const mark = `zz${half}${Date.now().toString(36)}`;
  const kept = await Promise.all(scripts.map((script, at) => keep(api, script, at, mark)));
  const template = await templateNamed(api, `${mark} <img src=x onerror=ran(99)>`);
  const run: unknown[] = await whatRuns(page);

  await test.step('the hook hears what runs, and the policy of the page lets no written script run', async () => {
    await open(page, '/app/yahrzeits');
    await page.evaluate('ran("heard")');
    expect(run.splice(0)).toEqual(['heard']);
    const refused = await page.evaluate(async () => {
      const directives: string[] = [];
      const both = new Promise<void>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (directives.push(effectiveDirective) === 2) resolve();
        }),
      );
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="ran(\'markup\')">');
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'ran("inline")' }));
      await both;
      return directives.sort();
    });
    expect(refused).toEqual(['script-src-attr', 'script-src-elem']);
    // The browser complains of both, and of the picture that is not there.
    await expect.poll(() => run.length).toBeGreaterThanOrEqual(2);
    expect(run.filter((one) => !isComplaint(one))).toEqual([]);
  });

  await test.step('a script in a sandboxed frame would be heard as well', async () => {
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', '');
      frame.srcdoc = '<p>A letter</p><script>parent.ran("frame")</script>';
      document.body.append(frame);
    });
    await expect.poll(() => run.some((one) => isComplaint(one) && one.about === 'about:srcdoc')).toBe(true);
    expect(run.filter((one) => !isComplaint(one))).toEqual([]);
    run.length = 0;
  });

  await test.step('lists', async () => {
    const found = `?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}&perPage=50`;
    for (const list of ['yahrzeits', 'contacts']) {
      await open(page, `/app/${list}${found}`);
      await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(scripts.length);
    }
    await open(page, `/app/templates${found}`);
    await expect(page.getByText(`${mark} <img src=x onerror=ran(99)>`)).toBeVisible();
  });

  await test.step('pages of the records', async () => {
    const title = page.getByRole('heading', { level: 1 });
    for (const [at, { script, yahrzeit, contact }] of kept.entries()) {
      const name = `${mark} ${script}`.replace(/\p{Bidi_Control}/gu, '');
      await (at > 0 ? goOn : open)(page, `/app/yahrzeits/${yahrzeit}`);
      await expect(title).toHaveText(name);
      // As people come to it, by its name beside the record; the first ones are also opened by their addresses.
      const link = page.getByRole('main').locator(`a[href="/app/contacts/${contact}"]`);
      await link.click();
      await expect(link).toHaveCount(0);
      await stands(page);
      await expect(title).toHaveText(name);
      if (at > 0) continue;
      await open(page, `/app/contacts/${contact}`);
      await expect(title).toHaveText(name);
    }
  });

  await test.step('letters', async () => {
    const yahrzeitIds = kept.map(({ yahrzeit }) => yahrzeit);
    const job = await api.post<{ id: string }>('/emails/jobs', { mode: 'ids', templateId: template, yahrzeitIds });
    await open(page, `/app/email-jobs/${job.id}/run`);
    const letters = page.getByRole('button', { name: 'Show the letter' });
    await expect(letters).toHaveCount(scripts.length);
    for (let at = 0; at < scripts.length; at++) {
      await letters.nth(at).click();
      const letter = page.locator('iframe[sandbox=""]').contentFrame();
      await expect(letter.getByText(mark).first()).toBeVisible();
      await expect(letter.locator('script, iframe, form, [onerror], [onload], [href^="javascript:"]')).toHaveCount(0);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
  });

  expect(run).toEqual([]);
}

/** What the browser itself complained of, about which document or file; how it says so differs from version to version. */
interface Complaint {
  about: string;
  complaint: string;
}

const isComplaint = (one: unknown): one is Complaint => typeof one === 'object' && one !== null && 'complaint' in one;

/**
 * What a script did: called our hook, opened a dialog, or gave the browser cause to complain (a script refused, a picture
 * that is not there), which means it was no text. What a page logs has arguments; the browser's own words have none.
 */
async function whatRuns(page: Page): Promise<unknown[]> {
  const run: unknown[] = [];
  await page.exposeFunction('ran', (what: unknown) => run.push(what));
  page.on('dialog', (dialog) => {
    run.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.args().length > 0) return;
    run.push({ about: message.location().url, complaint: message.text() } satisfies Complaint);
  });
  return run;
}

/** A copy of the ready letter under this name. */
async function templateNamed(api: Api, name: string): Promise<string> {
  const made = await api.post<{ id: string }>('/templates', { name, jsxComponentKey: 'default_reminder' });
  const { total } = await api.get<Listed<unknown>>(`/templates${listed({ q: 'onerror' })}`);
  expect(total).toBeGreaterThan(0);
  return made.id;
}
