import type { TemplateMetadata } from '@zikaron/contract';
import { notesOf, PLAIN_FORMAT } from '../letter-editor';

/** The words of any letter as simple HTML: what the plain editor begins with. Layout is given up, words and fields are kept. */
export function asHtml(letter: TemplateMetadata): string {
  const plain = notesOf<string>(letter, PLAIN_FORMAT);
  if (plain !== null) return plain;
  if (letter.mjml) return fromMjml(letter.mjml);
  return letter.html ? fromHtml(letter.html) : '';
}

/** The parts of the middle of the letter, in their order; head and foot of our letters are made anew. */
function fromMjml(mjml: string): string {
  const expanded = mjml.replace(/<(mj-[\w-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)\/>/g, '<$1$2></$1>');
  const page = new DOMParser().parseFromString(expanded, 'text/html');
  const body = page.querySelector('mj-section[css-class~="card"]') ?? page.querySelector('mj-body');
  const parts = [...(body?.querySelectorAll('mj-text, mj-raw, mj-button, mj-divider, mj-image') ?? [])];
  return parts.map(partOf).join('\n');
}

function partOf(part: Element): string {
  const content = part.innerHTML.trim();
  switch (part.localName) {
    case 'mj-divider':
      return '<hr>';
    case 'mj-image':
      return `<img src="${escaped(part.getAttribute('src') ?? '')}" alt="${escaped(part.getAttribute('alt') ?? '')}">`;
    case 'mj-button':
      return `<p><a href="${escaped(part.getAttribute('href') ?? '')}">${content}</a></p>`;
    default:
      if (part.getAttribute('mj-class') === 'label') return `<p><strong>${content}</strong></p>`;
      if (/^<(p|h[1-6]|ul|ol|blockquote|div)\b/i.test(content)) return content.replace(/(<\/?)h1\b/g, '$1h2');
      return `<p>${content}</p>`;
  }
}

function fromHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('style, title, .preheader')) hidden.remove();
  return body.innerHTML;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
