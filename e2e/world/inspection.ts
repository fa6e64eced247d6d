import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A translation's name that stands where its text should. */
const UNTRANSLATED =
  /\b(?:resources|ra|layout|lists|dates|months|languages|apiKeys|webhooks|thisWeek|observers|activity|issues|skipReasons|suppression|mergeFields|emailAdministration|forms|settings|queues|notifications)(?:\.[a-z][\w-]*)+/;

/** Collects what a page complains about in the console, and what it throws. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A page that is not there says 404 itself, and Chromium repeats it.
    const isPageItself = /status of 404/.test(message.text()) && message.location().url === page.url();
    if (message.type() === 'error' && !isPageItself) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  return complaints;
}

/** What the content security policy refuses to the pages that are opened from now on, and to the frames in them. */
export async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('tellRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      (window as unknown as { tellRefusal(what: string): void }).tellRefusal(
        `refused: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
      ),
    );
  });
  return refused;
}

/** What stands in a page's place while it comes: the frame that came as HTML, its shapes that the program keeps, the program's own. */
const SHAPES = '.app-frame, .app-frame-kept, .MuiSkeleton-root, .app-loader, .app-waits';

/** Opens a page and waits until nothing on it is loading any more. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await stands(page);
}

/**
 * Goes on to a page of the admin as a link of it does, in the document that is there, and waits until nothing is loading any
 * more: that is a third of the work of opening its address, with which the program begins anew, or less. From elsewhere, and where only
 * what follows the path is another, the address is opened.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  const [from, to] = [new URL(page.url()).pathname, new URL(path, 'http://here').pathname];
  if (from === to || ![from, to].every((one) => one.startsWith('/app/'))) return open(page, path);
  await page.evaluate(async (address) => {
    const before = document.querySelector('main > *');
    history.pushState({ idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    // What is in the frame of another page is another element.
    while (before?.isConnected) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, path);
  await stands(page);
}

/** Waits until nothing on the page is loading any more. */
export async function stands(page: Page): Promise<void> {
  const head = page.getByRole('heading', { level: 1 }).or(page.getByRole('status'));
  await expect(head.filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator(SHAPES).filter({ visible: true })).toHaveCount(0);
}

/** Which of axe's rules: all, colours alone, or all but colours, which cost as much as the rest together. */
export type Rules = 'all' | 'colours' | 'structure';

/** As the package for Playwright has it, which itself gives it to the page anew at each look: that costs as much as the look. */
const AXE = readFileSync(axeItself(), 'utf8');

function axeItself(): string {
  const here = createRequire(import.meta.url);
  return createRequire(here.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
}

type Options = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

interface WithAxe {
  axe: { run(what: Document, options: Options): Promise<Results> };
}

const RULES: Record<Rules, Options> = {
  all: {},
  colours: { runOnly: ['color-contrast'] },
  structure: { rules: { 'color-contrast': { enabled: false } } },
};

/** Serious and critical findings of axe, one line for each. It judges pages, not browsers, and does so in Chromium alone. */
export async function barriers(page: Page, path: string, rules: Rules = 'all'): Promise<string[]> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return [];
  let found = await look(page, rules);
  // An answer that came during the look lets colours fade: half-way ones are nobody's choice.
  if (found.some(({ id }) => id === 'color-contrast')) {
    await unfading(page);
    found = await look(page, rules);
  }
  return found.map(({ id, nodes }) =>
    `axe ${id} on ${path}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`.slice(
      0,
      900,
    ),
  );
}

async function look(page: Page, rules: Rules): Promise<Results['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as WithAxe).axe.run(document, options);
      return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    },
    // Letters in their sandbox are no pages of ours.
    { resultTypes: ['violations'], iframes: false, ...RULES[rules] } satisfies Options,
  );
}

/** Waits until nothing is pointed at, and nothing fades or slides any more. */
export async function stillness(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await unfading(page);
}

async function unfading(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const passing = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // What was changed begins to move with the frame after the next.
    for (let still = 0; still < 3; still++) {
      await frame();
      const moving = passing();
      if (moving.length > 0) still = 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** Names of translations among what is read out or shown. */
export async function untranslated(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said = ['aria-label', 'placeholder', 'title', 'alt'];
    const attributes = [...document.querySelectorAll(said.map((name) => `[${name}]`).join())].flatMap((element) =>
      said.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...attributes, ...document.body.innerText.split('\n')];
  });
  return texts.filter((text) => UNTRANSLATED.test(text)).map((text) => `untranslated: ${text.slice(0, 120)}`);
}

/**
 * Latin words in the Hebrew navigation, headings of tables and buttons, also where they are only read out; what people typed and
 * their names do not count.
 */
export async function english(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const parts = 'header a, header button, nav a, main button, main th, main label, main [role=tab], .shown-rows';
    const typed = 'bdi, [dir=auto], [dir=ltr], [lang], svg, time';
    const ours = (element: Element) => !element.matches(typed) && !element.closest('[dir=ltr], [lang=en]');
    // What is put into a sentence stands closed in.
    const isolates = /\u2068[^\u2069]*\u2069/g;
    const shown = [...document.querySelectorAll(parts)].filter(ours).map((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const inner of copy.querySelectorAll(typed)) inner.remove();
      return (copy.textContent ?? '').replace(isolates, '');
    });
    const readOut = [...document.querySelectorAll('button[aria-label], nav[aria-label]')]
      .filter(ours)
      // Behind a colon stands of whom the button is.
      .map((element) => (element.getAttribute('aria-label') ?? '').replace(isolates, '').replace(/: .*$/, ''));
    return [...shown, ...readOut];
  });
  const names = /\.html\b|\b(?:HTML|CSV|PDF|Word|docx|Excel|xlsx|API|Webhooks?|Google|Apple)\b/g;
  return words
    .filter((text) => /[A-Za-z]{3,}/.test(text.replace(names, '')))
    .map((text) => `English: ${text.slice(0, 80)}`);
}

/**
 * How many pixels of the page lie beyond the window's edge; a list may scroll inside its own frame. After a change of the
 * window a page takes a moment to become one for phones.
 */
export async function overflow(page: Page): Promise<number> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (let looks = 0; looks < 20 && (await beyond()) > 0; looks++) await page.waitForTimeout(150);
  return beyond();
}

/** What a finger might miss: what is pressed and is under 44 pixels high, or whose words lie under something else that is pressed. */
export const missable = (page: Page): Promise<string[]> =>
  page
    .locator('a, button, summary, select, .choice, .MuiFormControlLabel-root, label:has(> input[type=checkbox])')
    .filter({ visible: true })
    .evaluateAll((all) => {
      const elsewhere = 'p a, .ProseMirror :not(.note), .at-the-foot *, .zk-skip';
      const inSentence = (one: Element) => one.matches('span > a') && one.nextSibling?.nodeType === Node.TEXT_NODE;
      const shown = all.filter(
        (one) => !one.matches(elsewhere) && !inSentence(one) && one.checkVisibility({ opacityProperty: true }),
      );
      const wordsOf = (one: Element) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      };
      const meet = (a: DOMRect, b: DOMRect) =>
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3 &&
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3;
      const boxes = shown.map((one) => ({ one, box: one.getBoundingClientRect(), words: wordsOf(one) }));
      return boxes.flatMap(({ one, box, words }) => {
        const over = boxes.find(
          (o) => o.one !== one && !o.one.contains(one) && !one.contains(o.one) && meet(words, o.box),
        );
        const said = (of: Element) => (of.getAttribute('aria-label') ?? of.textContent ?? '').slice(0, 50);
        return [
          ...(box.height < 43.5
            ? [`${Math.round(box.height)} px high: ${said(one)} ${one.tagName}.${one.className}`]
            : []),
          ...(over ? [`under ${said(over.one)}: ${said(one)}`] : []),
        ];
      });
    });
