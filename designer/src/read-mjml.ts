import { BasicType, type IBlockData, type IPage } from 'easy-email-core';

const CONTAINERS = new Set(['section', 'column', 'group', 'wrapper', 'hero']);

/**
 * A letter in MJML as the designer's blocks. `mj-class` and `mj-attributes` are written into each element, since the designer
 * knows only what stands in a block itself.
 */
export function readMjml(mjml: string): IPage {
  const page = new DOMParser().parseFromString(expanded(mjml), 'text/html');
  const body = page.querySelector('mj-body');
  if (!body) throw new Error('The letter holds no mj-body.');
  const given = attributesGiven(page);
  const styles = [...page.querySelectorAll('mj-style')].map(({ innerHTML }) => ({ content: unescaped(innerHTML) }));
  const inHead = [...page.querySelectorAll('mj-head > mj-raw')].map(({ innerHTML }) => innerHTML.trim()).join('\n');
  return {
    type: BasicType.PAGE,
    attributes: { width: '600px', ...ownAttributes(body) },
    data: { value: { ...PAGE, headStyles: styles, extraHeadContent: inHead } },
    children: childrenOf(body, given),
  };
}

/** What a page says of text that says nothing itself. */
export const PAGE = {
  breakpoint: '480px',
  headAttributes: '',
  fonts: [],
  responsive: true,
  'font-family': "Georgia, 'Times New Roman', serif",
  'font-size': '17px',
  'font-weight': '400',
  'line-height': '1.6',
  'text-color': '#2B2A27',
};

type Attributes = Record<string, string>;
type Given = (element: Element) => Attributes;

const childrenOf = (element: Element, given: Given): IBlockData[] =>
  [...element.children].filter(({ localName }) => localName.startsWith('mj-')).map((child) => blockOf(child, given));

function blockOf(element: Element, given: Given): IBlockData {
  const type = element.localName.replace('mj-', '');
  const attributes = { ...given(element), ...ownAttributes(element) };
  delete attributes['mj-class'];
  for (const name of ['padding', 'inner-padding']) if (attributes[name]) attributes[name] = fourSides(attributes[name]);
  const isContainer = CONTAINERS.has(type);
  return {
    type,
    attributes,
    data: { value: isContainer ? { noWrap: false } : { content: element.innerHTML.trim() } },
    children: isContainer ? childrenOf(element, given) : [],
  };
}

/** What `mj-attributes` gives an element: to all, to its kind, and by its classes; what is nearer wins. */
function attributesGiven(page: Document): Given {
  const of = (selector: string): Attributes => {
    const found = page.querySelector(`mj-attributes > ${selector}`);
    return found ? ownAttributes(found) : {};
  };
  return (element) => {
    const classes = (element.getAttribute('mj-class') ?? '').split(/\s+/).filter(Boolean);
    const byClass = classes.map((name) => of(`mj-class[name="${CSS.escape(name)}"]`));
    const all = Object.assign({}, of('mj-all'), of(element.localName), ...byClass) as Attributes;
    delete all.name;
    return all;
  };
}

const ownAttributes = (element: Element): Attributes =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** The designer's panel reads top, right, bottom and left. */
function fourSides(shorthand: string): string {
  const [top = '0', right = top, bottom = top, left = right] = shorthand.trim().split(/\s+/);
  return [top, right, bottom, left].join(' ');
}

/** HTML knows no `<mj-divider />`: such an element would swallow what follows. */
const expanded = (mjml: string): string =>
  mjml.replace(/<(mj-[\w-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)\/>/g, '<$1$2></$1>');

/** CSS is no text of a page: `>` stands for itself. */
const unescaped = (css: string): string => css.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
