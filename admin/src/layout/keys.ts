/** Single keys, by what they do. */
export const SINGLE_KEYS = { search: '/', add: 'n', next: 'j', previous: 'k', help: '?' } as const;

/** Whether what is pressed is text, or belongs to something that lies over the page. */
export const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null) ||
  isCovered();

/** Whether something lies over the page. Some of what is closed stays in the page, unseen. */
export const isCovered = (): boolean =>
  [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].some((over) =>
    over.checkVisibility({ visibilityProperty: true }),
  );

/** Does what a single key stands for on this page; false where it stands for nothing. */
export function actOn(key: string): boolean {
  const of = (what: string) => document.querySelector<HTMLElement>(`main ${what}`);
  if (key === SINGLE_KEYS.search) return focus(of('input[name=q]'));
  if (key === SINGLE_KEYS.add) return press(of('[data-key=n]'));
  if (key === SINGLE_KEYS.next) return focus(linkFrom(1));
  return key === SINGLE_KEYS.previous && focus(linkFrom(-1));
}

/** The first link of the next row of a list, or of the one before; without a row that has the focus, of the first. */
function linkFrom(step: 1 | -1): HTMLElement | null {
  const links = [...document.querySelectorAll('main tbody tr, main [data-row]')].flatMap((row) => {
    const link = row.querySelector<HTMLElement>('a[href]');
    return link ? [{ row, link }] : [];
  });
  const at = links.findIndex(({ row }) => row.contains(document.activeElement));
  return links[at < 0 ? 0 : at + step]?.link ?? null;
}

const focus = (element: HTMLElement | null): boolean => {
  element?.focus();
  return element !== null;
};
const press = (element: HTMLElement | null): boolean => {
  element?.click();
  return element !== null;
};

/** Saves the form that has the focus. */
export function save(): boolean {
  const form = document.activeElement?.closest('form') ?? null;
  form?.requestSubmit();
  return form !== null;
}
