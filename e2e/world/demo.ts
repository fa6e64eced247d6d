import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect, type APIRequestContext } from '@playwright/test';
import { witness } from './witness.js';

const DEMO = { email: 'demo@zikaron.example', password: 'zikaron-demo' };

/** The API as the demonstration congregation's owner calls it; an answer that is no success fails the story. */
export interface Api {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body?: unknown): Promise<Answer>;
  put<Answer>(path: string, body: unknown): Promise<Answer>;
  remove(path: string): Promise<unknown>;
}

/** A page of a list, as every list of the API answers. */
export interface Listed<Row> {
  data: Row[];
  total: number;
}

/** The query of a list: rows in range, filtered as the admin's lists filter. */
export const listed = (filter: Record<string, unknown> = {}, sort = '["createdAt","DESC"]'): string =>
  `?${new URLSearchParams({ range: '[0,19]', sort, filter: JSON.stringify(filter) })}`;

/** The ready letter in English of this key, whatever other stories have made of its kind since: the first of them. */
export async function readyLetter(api: Api, key = 'default_reminder'): Promise<string> {
  const { data } = await api.get<Listed<{ id: string; jsxComponentKey: string; language: string }>>(
    `/templates${listed({}, '["createdAt","ASC"]')}`,
  );
  const ready = data.find((one) => one.jsxComponentKey === key && one.language === 'en');
  if (!ready) throw new Error('The ready letter is gone.');
  return ready.id;
}

/** Of the identity provider, as the browser keeps it. */
export interface Session {
  access_token: string;
}

/** How many times slower the browser's processor is, for whoever looks for stories that run ahead of the page: `E2E_SLOWER=8`. */
const SLOWER = Number(process.env.E2E_SLOWER ?? 1);
/** Up to how many milliseconds late each answer of the API comes, so that answers overtake each other: `E2E_LATE=2000`. */
const LATE = Number(process.env.E2E_LATE ?? 0);

/** Most toasts leave after three or four seconds, which a busy machine may look away for: in the stories they stay three times as long. */
const TOASTS = { after: [3000, 4000], longer: 3 };

/** Stories of somebody who is signed in to the demonstration congregation: once for each worker, not once for each story. */
export const test = base.extend<{ api: Api; asBefore: (...paths: string[]) => Promise<void> }, { session: Session }>({
  session: [
    async ({ playwright }, use, { project }) => {
      const site = project.use.baseURL ?? '';
      const request = await playwright.request.newContext();
      const answer = await request.post(`${site}/auth/v1/token?grant_type=password`, {
        headers: { apikey: 'embedded' },
        data: DEMO,
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      const session = (await answer.json()) as Session;
      await request.post(`${site}/api/auth/supabase/callback`, { data: { access_token: session.access_token } });
      await request.dispose();
      await use(session);
    },
    { scope: 'worker' },
  ],
  storageState: async ({ session, baseURL }, use) => {
    const localStorage = [{ name: 'zikaron.session', value: JSON.stringify(session) }];
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },
  context: async ({ context }, use, story) => {
    const tell = witness(context);
    await context.addInitScript(({ after, longer }) => {
      const { setTimeout: later } = window;
      window.setTimeout = ((work: TimerHandler, ms = 0, ...given: unknown[]) =>
        later(work, after.includes(ms) ? ms * longer : ms, ...given)) as typeof setTimeout;
    }, TOASTS);
    await use(context);
    // eslint-disable-next-line no-console -- what is printed is all that is seen of a run far away
    if (story.status !== story.expectedStatus) console.log(`“${story.title}” failed.\n${await tell()}`);
  },
  page: async ({ page }, use) => {
    if (SLOWER > 1) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    }
    if (LATE > 0)
      await page.route('**/api/**', async (route) => {
        await sleep(Math.random() * LATE);
        await route.fallback().catch(() => undefined);
      });
    await use(page);
  },
  api: async ({ request, session }, use) => use(apiOf(request, '/api', session.access_token)),
  /** Settings that a story changes are as before for the next one, however it ends: they are put back as they were found. */
  asBefore: async ({ api }, use) => {
    const found = new Map<string, object>();
    await use(async (...paths) => {
      for (const path of paths) found.set(path, await api.get(path));
    });
    for (const [path, settings] of found) await api.put(path, { ...settings, version: undefined });
  },
});

function apiOf(request: APIRequestContext, root: string, token: string): Api {
  const headers = { authorization: `Bearer ${token}` };
  const call = async <Answer>(method: string, path: string, data?: unknown): Promise<Answer> => {
    const answer = await request.fetch(`${root}${path}`, { method, headers, data });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    remove: (path) => call('DELETE', path),
  };
}

export { expect };
