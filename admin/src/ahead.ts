// The first script of the admin's page (app.html): a few lines that ask for what the page shows while the program itself is still on
// its way. `call` takes the answers; an answer that nobody takes has cost a question.
import { FIRST_LIST, listQuery } from './api/list-ahead';
import { whatAbout } from './api/look';
import { storedToken } from './api/stored-session';
import { traceHeader } from './api/trace-header';
import { formatCivil } from './dates/civil';
import { env } from './env';
import { drawFirstList, type FirstList } from './frame/first-list';
import { dressDocument, storedList, storedLocale, storedMode } from './preferences';

const listPath = (): string => `/yahrzeits?${listQuery(FIRST_LIST, storedList('yahrzeits'))}`;
const isByDay = (): boolean => {
  const { sort, order } = { ...FIRST_LIST, ...storedList('yahrzeits') };
  return sort === FIRST_LIST.sort && order === FIRST_LIST.order;
};
const WEEK = '/yahrzeits/week';

/** By the page's path, beside what every page asks. */
const OF_PAGE: Record<string, () => string[]> = {
  '/app/yahrzeits': () => [listPath(), WEEK],
  '/app/this-week': () => [`/this-week?language=${storedLocale()}`],
};

/** Ends when the page shows what was asked for, where it can be shown without the program. */
function ask(token: string): Promise<void> {
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
  return ofPage.includes(WEEK) ? drawList(answers) : Promise.resolve();
}

/** The first list stands as soon as its answers are there; whatever goes wrong the program says. */
async function drawList(answers: ReadonlyMap<string, Promise<Response>>): Promise<void> {
  // The first day that is written costs a browser 20 ms: they pass while the answers are on their way.
  requestAnimationFrame(() => setTimeout(formatCivil, 0, '2000-01-01', storedLocale(), 'long'));
  const read = async <Answer>(path: string) => {
    const answer = (await answers.get(`${env.API_BASE}${path}`))!.clone();
    if (!answer.ok) throw new Error(answer.statusText);
    return (await answer.json()) as Answer;
  };
  try {
    const [account, list, week] = await Promise.all([
      read<FirstList['account']>('/orgs/mine'),
      read<FirstList['list']>(listPath()),
      read<FirstList['week']>(WEEK),
    ]);
    const frame = document.querySelector('.app-frame-page');
    if (frame) drawFirstList(frame, storedLocale(), { account, list, week, isByDay: isByDay() });
  } catch {
    // The program asks what was refused or lost again, and says so.
  }
}

/** Which files hold what is known to the built page alone. */
const parts = document.querySelector<HTMLMetaElement>('meta[name="parts"]')?.dataset ?? {};

/** From where there is room for columns (`md` of the theme). */
const ROOMY = '(min-width: 900px)';

/** Asks for the program's parts and the texts of the page's language, all beside each other. */
function fetchParts(): void {
  const { program, rest, columns } = parts;
  const files = [program, rest, parts[storedLocale()], window.matchMedia(ROOMY).matches ? columns : ''];
  for (const href of files.join(' ').split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** In milliseconds: a window that is covered draws nothing, and is not waited for. */
const DRAWN_BY = 100;

/** In milliseconds: whoever is told late what the list holds does not wait for the program too. */
const ANSWERED_BY = 300;

/**
 * The program is asked for, and begins, once the bar and the list have been drawn: what is there at once is not kept waiting by what
 * takes longer, on the way neither.
 */
async function beginProgram(shown: Promise<void> | undefined): Promise<void> {
  if (shown) await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, ANSWERED_BY))]);
  let begun = false;
  const begin = () => {
    if (begun || !parts.program) return;
    begun = true;
    fetchParts();
    void import(/* @vite-ignore */ parts.program);
  };
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, DRAWN_BY);
}

dressDocument(storedLocale(), storedMode());
const token = storedToken();
void beginProgram(token ? ask(token) : undefined);
