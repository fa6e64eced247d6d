// The first script of the admin's page (app.html): a few lines that ask for what the page shows while the program itself is still on
// its way. `call` takes the answers; an answer that nobody takes has cost a question.
import { listQuery } from './api/list-ahead';
import { whatAbout } from './api/look';
import { storedToken } from './api/stored-session';
import { traceHeader } from './api/trace-header';
import { env } from './env';
import { dressDocument, storedList, storedLocale, storedMode } from './preferences';

const FIRST_LIST = { sort: 'nextHebrewObservanceDate', order: 'ASC', page: 1, perPage: 20 };

/** By the page's path, beside what every page asks. */
const OF_PAGE: Record<string, () => string[]> = {
  '/app/yahrzeits': () => [`/yahrzeits?${listQuery(FIRST_LIST, storedList('yahrzeits'))}`, '/yahrzeits/week'],
  '/app/this-week': () => [`/this-week?language=${storedLocale()}`],
};

function ask(token: string): void {
  const trace = traceHeader();
  const ofPage = window.location.search ? [] : (OF_PAGE[window.location.pathname]?.() ?? []);
  const paths = ['/orgs/mine', ...ofPage, '/auth/me', '/notifications/stats'];
  const answers = new Map(
    paths.map((path) => {
      const headers = { Accept: 'application/json', Authorization: `Bearer ${token}`, ...whatAbout(path), ...trace };
      const answer = fetch(`${env.API_BASE}${path}`, { headers, credentials: 'same-origin' });
      answer.catch(() => undefined); // whoever takes it is told
      return [`${env.API_BASE}${path}`, answer];
    }),
  );
  globalThis.ASKED_AHEAD = { token, answers };
}

/** The texts of the page's language: which files hold them is known to the built page alone. */
function fetchTexts(): void {
  const page = document.querySelector<HTMLMetaElement>('meta[name="texts"]');
  const files = page?.dataset[storedLocale()]?.split(' ') ?? [];
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

dressDocument(storedLocale(), storedMode());
fetchTexts();
const token = storedToken();
if (token) ask(token);
