import { getSchema } from '@tiptap/core';
import { readLetter, readLine, UnreadableLetter, writeLetter, writeLine, type LetterNode } from '@zikaron/contract';
import { letterExtensions, lineExtensions } from './extensions';

const inColumn = (inside: string) =>
  `<mjml><mj-body><mj-section><mj-column>${inside}</mj-column></mj-section></mj-body></mjml>`;

/** A document as it comes out of the editor that took it up. */
function through(extensions: typeof letterExtensions, document: LetterNode): LetterNode {
  const node = getSchema(extensions).nodeFromJSON(document);
  node.check();
  return node.toJSON() as LetterNode;
}

describe('the editor of letters', () => {
  it.each([
    '<mj-text mj-class="name"><h1 dir="auto">{{yahrzeit.name}}</h1></mj-text>',
    '<mj-text>Dear {{#if contact.salutation}}{{contact.salutation}}{{else}}friend{{/if}},<br />we write</mj-text>',
    '<mj-raw>{{#if contact.phone}}</mj-raw>\n<mj-text>a</mj-text>\n<mj-raw>{{else}}</mj-raw>\n<mj-text>b</mj-text>\n<mj-raw>{{/if}}</mj-raw>',
    '<mj-text>so <strong>{{#if contact.phone}}one {{#if contact.email}}<em>two</em>{{/if}}{{else if contact.email}}three{{else}}four{{/if}}</strong></mj-text>',
    '<mj-text><span lang="he"><strong>a</strong></span><strong><span lang="he">b</span></strong><strong>c</strong></mj-text>',
    '<mj-text>{{#each contact.otherObservances}}<p style="margin:0"><strong>{{yahrzeit.name}}</strong>, {{formatDate observance.date "long"}}</p>{{/each}}</mj-text>',
    '<mj-text><ul>\n<li>one</li>\n<li><p>two</p></li></ul></mj-text>',
    '<mj-button href="{{links.calendar}}">Add</mj-button>\n<mj-divider css-class="line" />\n<mj-image src="/x.png" alt="" />',
    '<mj-text><table role="img" aria-label="A candle"><tbody><tr><td bgcolor="#eee"></td></tr></tbody></table></mj-text>',
    '<mj-text>see <a href="{{links.preferences}}" style="color:red">here</a> &amp; <u>there</u> <img src="/x.png" alt=""></mj-text>',
  ])('given %s, then it comes out as it went in', (inside) => {
    const letter = readLetter(inColumn(inside), 'mjml');

    const written = writeLetter({ ...letter, body: through(letterExtensions, letter.body) });

    expect(written.replace(/\s*\n\s*/g, '')).toBe(inColumn(inside).replace(/\s*\n\s*/g, ''));
  });

  it('given what is drawn under a condition, then the editor does not show it: it could not keep it whole', () => {
    const drawn = '<mj-text><div role="img" aria-label="A">{{#if contact.phone}}<div></div>{{/if}}</div></mj-text>';

    expect(() => readLetter(inColumn(drawn), 'mjml')).toThrow(UnreadableLetter);
  });

  it('given a subject with a list and a condition, then it comes out as it went in', () => {
    const subject =
      '{{#if contact.otherObservances}}Yahrzeits of {{yahrzeit.name}}{{#each contact.otherObservances}}, {{yahrzeit.name}}{{/each}}{{else}}Yahrzeit of {{yahrzeit.name}}{{/if}}';

    expect(writeLine(through(lineExtensions, readLine(subject)))).toBe(subject);
  });
});
