/** Elements that letters are made of. Everything else (script, frames, forms, svg, base, …) is refused. */
const elements = new Set(
  `html head title meta link style body div span p a b i u s strong em small big sub sup mark font center br hr wbr img
   h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code q cite abbr address time
   table caption colgroup col thead tbody tfoot tr th td
   section article header footer main nav aside figure figcaption`.split(/\s+/),
);

/** Office's own namespaces; browsers know them not and show what they hold. */
const officeElement = /^[ovw]:[a-z]+$/;

/** Allowed where only Outlook reads: elsewhere browsers with and without scripts read `noscript` differently. */
const outlookElements = new Set(['xml', 'noscript']);

const addresses = new Set(
  'href src srcset imagesrcset background poster cite longdesc data action formaction lowsrc dynsrc'.split(' '),
);

/** Attributes that hold words and nothing else. */
const words = new Set('alt title aria-label summary abbr datetime lang dir align'.split(' '));

/** Whether a letter may hold this element; `outlookOnly` says that nobody but Outlook reads it. */
export const mayStand = (element: string, outlookOnly: boolean): boolean =>
  elements.has(element) || officeElement.test(element) || (outlookOnly && outlookElements.has(element));

/** Whether the attribute does something of its own: `onclick` and its kin and `srcdoc` run code, `ping` tells others of a click. */
export const isActive = (attribute: string): boolean =>
  attribute.startsWith('on') || attribute === 'srcdoc' || attribute === 'ping';

/**
 * Whether a style runs code in some program: `expression()`, behaviours and bindings, however it is spelled. Comments are
 * taken out and escapes of CSS and HTML are read first.
 */
export const runsCode = (style: string): boolean =>
  /expression\s*\(|(?<![\w-])behaviou?r\s*:(?!\s*url\(\s*["']?#default#VML)|-moz-binding|(?:java|vb)script\s*:/i.test(
    plainStyle(style),
  );

const plainStyle = (style: string): string => unescaped(style).replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '');

/** Signs of CSS by their names in HTML. */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    quot: '"',
    apos: "'",
    lpar: '(',
    colon: ':',
    sol: '/',
    bsol: '\\',
    commat: '@',
    Tab: ' ',
    NewLine: ' ',
  }),
);

/** A style as programs read it: escapes of HTML, then those of CSS. */
const unescaped = (style: string): string =>
  style
    .replace(/&(?:#(x?)([\da-f]{1,6})|(\w+));?/gi, (escape, hex: string, digits: string, name: string) =>
      name ? (NAMED.get(name) ?? escape) : character(digits, hex ? 16 : 10),
    )
    .replace(/\\(?:([\da-f]{1,6})\s?|([^]))/gi, (_, digits: string, plain: string) =>
      digits ? character(digits, 16) : plain.trim(),
    );

function character(digits: string, base: number): string {
  const code = parseInt(digits, base);
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}

/** Elements that hold nothing, and need no end. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * How many elements stand within one another at most, by counting tags alone: where ends are left out, as of paragraphs, it
 * counts more than a browser would.
 */
export function depthOfHtml(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (empty.has(name.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Whether the attribute holds an address, in any namespace. */
export const isLink = (attribute: string): boolean => addresses.has(attribute.replace(/^.*:/, ''));

/** Whether a merge field may stand in a quoted value of this attribute; links have their own rule. */
export const mayHoldField = (attribute: string): boolean => words.has(attribute);

/** What `<meta http-equiv>` may say: nothing that moves the reader elsewhere. */
export const isPlainInstruction = (value: string): boolean =>
  /^(?:x-ua-compatible|content-type|content-language)$/i.test(value);

/**
 * Whether a letter may point there: absolute web addresses; in `href` also mail, telephone and a place in the letter itself.
 * The scheme must be spelled out: `java&#115;cript:` and `data:` are not on the list, so nothing need be decoded.
 */
export function mayPointTo(attribute: string, address: string): boolean {
  const target = address.trim();
  if (/^https?:\/\/[^/\s]/i.test(target)) return true;
  return attribute === 'href' && (target === '' || /^(?:mailto:|tel:|#)/i.test(target));
}

const pictures = new Set('src srcset imagesrcset background poster lowsrc dynsrc'.split(' '));

/** What a mail program fetches by itself when it meets this value: pictures and style sheets, also those that CSS names. */
export function fetchedBy(element: string, attribute: string, value: string): string[] {
  const name = attribute.replace(/^.*:/, '');
  if (attribute === '' || name === 'style') return [...new Set([value, unescaped(value)].flatMap(fetchedByStyle))];
  if (name.endsWith('srcset')) return value.split(',').map((candidate) => candidate.trim());
  return pictures.has(name) || (element === 'link' && name === 'href') ? [value.trim()] : [];
}

/** By `url()` and `@import`, and by a text in quotes that begins as an address of the web, as `image-set()` takes one. */
function fetchedByStyle(style: string): string[] {
  const called = [...style.matchAll(/(?:url\(|@import)\s*(?:&quot;|["'])?([^"')\s;]*)/gi)];
  const quoted = [
    ...style.matchAll(/["']\s*((?:h\s*t\s*t\s*p\s*s?\s*:|(?:[a-z][a-z\d+.\s-]*:\s*)?[/\\]\s*[/\\])[^"')]*)/gi),
  ];
  return [...called, ...quoted].flatMap(([, address]) => address || []);
}
