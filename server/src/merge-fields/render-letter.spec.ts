import fc from 'fast-check';
import { growthAtFourTimes } from '../../test/growth.js';
import {
  CompiledTemplates,
  compileTemplate,
  renderLetter,
  sampleValues,
  type TemplateSource,
  type MergeValues,
} from './index.js';

const source = (parts: Partial<TemplateSource>): TemplateSource => ({
  language: 'en',
  subject: '',
  html: '',
  text: '',
  ...parts,
});
const render = (parts: Partial<TemplateSource>, values: MergeValues = sampleValues(parts.language ?? 'en')) =>
  renderLetter(compileTemplate(source(parts)), values);

const named = (name: string): MergeValues => ({
  yahrzeit: { name },
  contact: { email: name },
  links: { calendar: name },
});
const skeleton = (html: string) => html.replace(/[^<>"'`=]/g, '');

const AT = 'https://zikaron.example/api/pictures/';
const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

describe('a letter that was saved before pictures had to lie here', () => {
  const sent = (html: string) => render({ html, picturesAt: AT }).html;

  it.each([
    `<img src="https://tracker.example/x.png" alt="{{formatDate observance.date "long"}}">`,
    `<img alt='x' src=//tracker.example/x>`,
    `<td background="http://tracker.example/x">x</td>`,
    `<p style="color:red;background:\\75rl(//tracker.example/x)">x</p>`,
    `<style>p{color:red}</style><style>@import url(//tracker.example/x.css)</style>`,
    `{{#if yahrzeit.name}}<img srcset="https://tracker.example/x 1x" alt="">{{/if}}`,
    `<img src="${AT}${ID}" alt=""><img src="https://a.tracker.example/"><img src="https://b.tracker.example/">`,
  ])('given %s, then nobody else is asked for anything, and the rest stays', (html) => {
    const letter = sent(`<p>{{yahrzeit.name}}</p>${html}<p>end</p>`);
    expect(letter).not.toContain('tracker.example');
    expect(letter).toMatch(/^<p>Miriam.*<p>end<\/p>$/s);
    expect(letter.includes(ID)).toBe(html.includes(ID));
    expect(letter.includes('p{color:red}')).toBe(html.includes('p{color:red}'));
  });

  it('given pictures of when the house had another address, then they are shown from this one', () => {
    expect(sent(`<img src="http://former.example:8080/api/pictures/${ID}" alt="">`)).toBe(
      `<img src="${AT}${ID}" alt="">`,
    );
  });

  it('given an address that a comment of the template hides, then it is not said either', () => {
    const html = '{{!-- }}<!-- --}}<img src="https://tracker.example/x"><p>end</p>';
    expect(sent(html)).toBe(`<img src="${AT}"><p>end</p>`);
  });

  it('given thousands of them, then four times as many take some four times as long', async () => {
    const growth = await growthAtFourTimes(1_000, (size) => sent('<img src="https://x.example/">'.repeat(size)));
    expect(growth).toBeLessThan(10);
  });
});

describe('a rendered letter', () => {
  it('given a subject with marks that turn its direction, then it goes out without them', () => {
    expect(render({ subject: 'See \u202egpj.exe\u202c {{yahrzeit.name}}' }).subject).toMatch(/^See gpj\.exe Miriam/);
  });

  it.each([
    ['blanks', ' '],
    ['tabs', '\t'],
  ])('given thousands of %s in a value, then four times as many take some four times as long', async (_, one) => {
    const letter = compileTemplate(source({ subject: '{{yahrzeit.name}}', text: '{{yahrzeit.name}}' }));

    const growth = await growthAtFourTimes(20_000, (size) => renderLetter(letter, named(`a${one.repeat(size)}b`)));

    expect(growth).toBeLessThan(10);
  });

  it('given values, then they stand in subject, HTML and text', () => {
    const letter = render({
      subject: 'Yahrzeit of {{yahrzeit.name}}',
      html: '<p>{{contact.name}}</p>',
      text: '{{contact.name}}',
    });

    expect(letter).toEqual({ subject: 'Yahrzeit of Miriam Levin', html: '<p>Daniel Levin</p>', text: 'Daniel Levin' });
  });

  it('given a value with markup, then it is escaped in HTML and plain elsewhere', () => {
    const each = '{{yahrzeit.name}}';

    expect(render({ subject: each, html: each, text: each }, named('<b>O\'Brien & "Co"</b>'))).toEqual({
      subject: '<b>O\'Brien & "Co"</b>',
      html: '&lt;b&gt;O&#x27;Brien &amp; &quot;Co&quot;&lt;/b&gt;',
      text: '<b>O\'Brien & "Co"</b>',
    });
  });

  it('given line breaks in a value, then the subject is one line', () => {
    expect(render({ subject: 'Re {{yahrzeit.name}}' }, named('a\r\nBcc: x@evil.example\u0000\u2028b')).subject).toBe(
      'Re a Bcc: x@evil.example b',
    );
  });

  it('given no value, then nothing stands there', () => {
    expect(
      render({ html: '[{{contact.phone}}{{formatDate observance.date}}{{ordinal observance.nth}}]' }, {}).html,
    ).toBe('[]');
  });

  it('given a value inherited from a prototype, then it is not reached', () => {
    jest.spyOn(console, 'error').mockImplementation(); // Handlebars tells of it once
    const values = { yahrzeit: Object.create({ name: 'inherited' }) as object } as MergeValues;

    expect(render({ html: '[{{yahrzeit.name}}]' }, values).html).toBe('[]');
  });

  it('given several observances, then a list repeats for each', () => {
    const values = { contact: { otherObservances: [named('Sarah'), named('Jacob')] } };

    expect(render({ text: '{{#each contact.otherObservances}}{{yahrzeit.name}};{{/each}}' }, values).text).toBe(
      'Sarah;Jacob;',
    );
  });

  it('given Hebrew, then helpers write Hebrew', () => {
    const text = '{{formatDate observance.date}} | {{hebrewDate observance.date}} | {{ordinal observance.nth}}';

    expect(render({ text }).text).toBe('Monday, 4 January 2027 | 25 Tevet 5787 | 22nd');
    expect(render({ text, language: 'he' }).text).toBe('יום שני, 4 בינואר 2027 | כ״ה בטבת תשפ״ז | ה־22');
  });
});

describe('values from anyone', () => {
  const html =
    '<title>{{yahrzeit.name}}</title><p title="{{yahrzeit.name}}" lang=\'{{yahrzeit.name}}\'>{{yahrzeit.name}} {{formatDate yahrzeit.name}}' +
    '{{hebrewDate yahrzeit.name}}{{ordinal yahrzeit.name}}<a href="mailto:{{contact.email}}">x</a><a href=\'{{links.calendar}}\'>y</a></p>';
  const letter = compileTemplate(source({ subject: '{{yahrzeit.name}}', html, text: '' }));
  const plain = skeleton(renderLetter(letter, named('')).html);
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(...'<>"\'`=&/!-; \n\t\r\0', 'script', 'onerror', 'javascript:', '{{', '}}', '\u2028'),
    }),
  );

  it('given any value, then no HTML begins or ends by it', () => {
    fc.assert(
      fc.property(hostile, (value) => expect(skeleton(renderLetter(letter, named(value)).html)).toBe(plain)),
      { numRuns: 5_000 },
    );
  });

  it('given any value, then the subject is one line', () => {
    fc.assert(
      fc.property(hostile, (value) =>
        expect(renderLetter(letter, named(value)).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u),
      ),
      { numRuns: 5_000 },
    );
  });
});

describe('compiled templates', () => {
  const version = (templateId: string, number: number) => ({
    ...source({ html: `<p>${number}</p>` }),
    templateId,
    version: number,
  });

  it('given one version, when a thousand letters are rendered, then it is compiled once', () => {
    const templates = new CompiledTemplates();

    for (let letter = 0; letter < 1_000; letter++) renderLetter(templates.of(version('a', 1)), sampleValues('en'));

    expect(templates.compiles).toBe(1);
  });

  it('given a new version, then it is another template', () => {
    const templates = new CompiledTemplates();

    expect(templates.of(version('a', 1)).html({})).toBe('<p>1</p>');
    expect(templates.of(version('a', 2)).html({})).toBe('<p>2</p>');
    expect(templates.compiles).toBe(2);
  });

  it('given no room, then the one used longest ago is given up', () => {
    const templates = new CompiledTemplates(2);

    for (const id of ['a', 'b', 'a', 'c', 'a']) templates.of(version(id, 1));

    expect(templates.compiles).toBe(3);
  });
});
