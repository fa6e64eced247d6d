import type { BrowserContext, Page, Request } from '@playwright/test';

/** So many of the last requests are told. */
const REQUESTS = 40;
/** So many lines of what stands on the page. */
const LINES = 150;

/**
 * Sees what the pages of a story ask for and what they complain of. The answer tells it, with what stands on each
 * page: a run that failed on a machine far away leaves nothing else to look at.
 */
export function witness(context: BrowserContext): () => Promise<string> {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s`;
  const asked = new Map<Request, string>();
  const complaints: string[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.set(request, `${seconds()}  ${request.method()} ${pathname}${search.slice(0, 120)}`);
    if (asked.size > REQUESTS) asked.delete([...asked.keys()][0]!);
  });
  // Parts of the program that have come tell nothing; one that never comes does.
  const ended = (request: Request, how: string) => {
    const line = asked.get(request);
    if (!line) return;
    if (how === '200' && !/ \/(api|auth)\//.test(line)) asked.delete(request);
    else asked.set(request, `${line} → ${how} at ${seconds().trim()}`);
  };
  context.on('response', (response) => ended(response.request(), String(response.status())));
  context.on('requestfailed', (request) => ended(request, request.failure()?.errorText ?? 'failed'));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${seconds()}  ${message.text().slice(0, 300)}`);
  });
  context.on('weberror', (thrown) => complaints.push(`${seconds()}  ${thrown.error().message.slice(0, 300)}`));

  return async () => {
    const pages = await Promise.all(context.pages().map(standsOn));
    return [
      `asked (${seconds().trim()} now; no arrow: no answer yet)`,
      ...asked.values(),
      ...told(complaints),
      ...pages,
    ].join('\n');
  };
}

const told = (complaints: string[]): string[] =>
  complaints.length > 0 ? ['complained', ...complaints.slice(-REQUESTS)] : [];

async function standsOn(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch((error: unknown) => String(error));
  return `${page.url()}\n${text.split('\n').slice(0, LINES).join('\n')}`;
}
