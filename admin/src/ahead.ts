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

/** Which files hold what is known to the built page alone. */
const parts = document.querySelector<HTMLMetaElement>('meta[name="parts"]')?.dataset ?? {};

/** The texts of the page's language. */
function fetchTexts(): void {
  const files = parts[storedLocale()]?.split(' ') ?? [];
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** In milliseconds: a window that is covered draws nothing, and is not waited for. */
const DRAWN_BY = 100;

/** The program begins once the bar has been drawn: what is there at once is not kept waiting by what takes longer. */
function beginProgram(): void {
  let begun = false;
  const begin = () => {
    if (begun || !parts.program) return;
    begun = true;
    void import(/* @vite-ignore */ parts.program);
  };
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, DRAWN_BY);
}

dressDocument(storedLocale(), storedMode());
fetchTexts();
const token = storedToken();
if (token) ask(token);
beginProgram();
