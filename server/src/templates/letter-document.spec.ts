import {
  LATE_WORDS,
  readLetter,
  readLine,
  saysWhenLate,
  TEMPLATE_KEYS,
  UnreadableLetter,
  withLateWords,
  writeLetter,
  writeLine,
} from '@zikaron/contract';
import fc from 'fast-check';
import { compileTemplate, renderLetter, sampleValues, type MergeValues } from '../merge-fields/index.js';
import { prepareTemplate } from './prepare-template.js';
import { readyLetter } from './ready-letters.js';

type Language = 'en' | 'he';
type Design = { mjml: string } | { html: string };

const further: MergeValues = { yahrzeit: { name: 'Jacob & Sons' }, observance: { date: '2027-01-06' } };
const full = (language: Language): MergeValues => {
  const sample = sampleValues(language);
  return { ...sample, contact: { ...sample.contact, otherObservances: [further, sample] } };
};
const bare: MergeValues = {
  yahrzeit: { name: 'Miriam <Levin>' },
  contact: { name: 'Daniel Levin', email: 'daniel@family.example' },
  organization: { name: 'Beth Shalom' },
  observance: { date: '2027-01-04' },
};

const again = (design: Design): Design =>
  'mjml' in design
    ? { mjml: writeLetter(readLetter(design.mjml, 'mjml')) }
    : { html: writeLetter(readLetter(design.html, 'html')) };

/** The letter that the server makes of a design for three families: one of whom everything is known, the sample, and one of whom the least is. */
async function sent(design: Design, language: Language) {
  const prepared = await prepareTemplate({ language, subject: 'x', preheader: null, metadataJson: design }, 'none:');
  const letter = compileTemplate({ language, subject: 'x', ...prepared });
  return [full(language), sampleValues(language), bare].map((values) => {
    const { html, text } = renderLetter(letter, values);
    return { html: html.replace(/\s+/g, ''), text: text.replace(/\s+/g, ' ') };
  });
}

const ready = TEMPLATE_KEYS.flatMap((key) => (['en', 'he'] as const).map((language) => ({ key, language })));

describe.each(ready)('the ready letter $key in $language', ({ key, language }) => {
  const { design, subject, preheader } = readyLetter(key, language);

  it('given the editor read and wrote it, then every family is sent the same', async () => {
    expect(await sent(again(design), language)).toEqual(await sent(design, language));
  });

  it('given its subject and preview line, then they come back as they were', () => {
    for (const line of [subject, preheader]) expect(writeLine(readLine(line))).toBe(line);
  });
});

describe('the words of a late letter', () => {
  const LATE_BLOCK = /<mj-raw>\{\{#if observance.isLate\}\}<\/mj-raw>[\s\S]*?<mj-raw>\{\{\/if\}\}<\/mj-raw>\n?/;
  const late = (language: Language): MergeValues => {
    const sample = sampleValues(language);
    return { ...sample, observance: { ...sample.observance, isLate: true } };
  };
  const saidOf = async (design: Design, language: Language, values: MergeValues) => {
    const prepared = await prepareTemplate({ language, subject: 'x', preheader: null, metadataJson: design }, 'none:');
    return renderLetter(compileTemplate({ language, subject: 'x', ...prepared }), values).text;
  };

  it.each(['en', 'he'] as const)(
    'given a letter in %s without them, then they stand after its greeting',
    async (language) => {
      const { mjml = '' } = readyLetter('default_reminder', language).design as { mjml?: string };
      const design = { mjml: mjml.replace(LATE_BLOCK, '') };
      expect(saysWhenLate(design)).toBe(false);

      const put = withLateWords(design, language) as Design;

      expect(saysWhenLate(put)).toBe(true);
      const { salutation } = sampleValues(language).contact as { salutation: string };
      const text = await saidOf(put, language, late(language));
      expect(text).toMatch(new RegExp(`${salutation},\\s+${LATE_WORDS[language]}`));
      expect(await saidOf(put, language, sampleValues(language))).toBe(
        await saidOf(design, language, sampleValues(language)),
      );
    },
  );

  it('given a letter in HTML that greets nobody, then they stand at its beginning, and all else is as it was', async () => {
    const put = withLateWords({ html: '<p>Yahrzeit of {{yahrzeit.name}}</p><p>Come.</p>' }, 'en') as Design;

    expect(await saidOf(put, 'en', late('en'))).toBe(
      `${LATE_WORDS.en}\n\nYahrzeit of ${sampleValues('en').yahrzeit?.name}\n\nCome.`,
    );
  });

  it('given what the editor cannot show, then nothing is put in', () => {
    expect(() => withLateWords({ html: '<video></video>' }, 'en')).toThrow(UnreadableLetter);
  });
});

// Letters as people might write them: words, fields, conditions within conditions, lists, in MJML and in HTML.
const words = fc.constantFrom('Dear', 'we remember', 'R&amp;D', 'a&nbsp;b', '5 &lt; 6', '"so"', 'זכרונו לברכה', 'x  y');
const field = fc.constantFrom(
  '{{yahrzeit.name}}',
  '{{contact.salutation}}',
  '{{formatDate observance.date}}',
  '{{formatDate\n observance.date "long"}}',
  '{{ordinal observance.nth}}',
  '{{#if contact.salutation}}{{contact.salutation}}{{else}}dear friend{{/if}}',
);
const test = fc.constantFrom('contact.phone', 'observance.candleLighting', 'yahrzeit.hebrewName', 'contact.salutation');

const { inline, blocks } = fc.letrec<{ inline: string; piece: string; blocks: string; block: string }>((tie) => ({
  inline: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' ')),
  piece: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'inline' },
    fc.oneof(words, field),
    tie('inline').map((inside) => `<strong>${inside}</strong>`),
    tie('inline').map((inside) => `<em>so <span dir="auto">${inside}</span></em>`),
    tie('inline').map((inside) => `and<br />${inside}`),
    fc.constant('<a href="{{links.preferences}}">choose</a>'),
    fc.tuple(test, tie('inline')).map(([what, inside]) => `{{#if ${what}}}${inside}{{/if}}`),
    fc
      .tuple(test, tie('inline'), tie('inline'))
      .map(([what, a, b]) => `{{#unless ${what}}}${a}{{else}}${b}{{/unless}}`),
    fc
      .tuple(test, tie('inline'))
      .map(([what, a]) => `{{#if ${what}}}one{{else if contact.email}}${a}{{else}}no{{/if}}`),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((all) => all.join('\n')),
  block: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'block' },
    tie('inline').map((inside) => `<p>${inside}</p>`),
    tie('inline').map((inside) => `<h1 style="margin:0">${inside}</h1>`),
    fc.constant('<ul><li>{{yahrzeit.name}}</li><li><p>second</p></li></ul>'),
    fc.constant('<hr />'),
    fc.constant('{{#each contact.otherObservances}}<p>{{yahrzeit.name}}, {{formatDate observance.date}}</p>{{/each}}'),
    fc.tuple(test, tie('blocks')).map(([what, inside]) => `{{#if ${what}}}\n${inside}\n{{/if}}`),
    fc.tuple(test, tie('blocks'), tie('blocks')).map(([what, a, b]) => `{{#if ${what}}}${a}{{else}}${b}{{/if}}`),
  ),
}));

const component = fc.oneof(
  inline.map((inside) => `<mj-text css-class="words">${inside}</mj-text>`),
  inline.map((inside) => `<mj-text mj-class="name"><h1 dir="auto">${inside}</h1></mj-text>`),
  blocks.map((inside) => `<mj-text mj-class="fact"><p>first</p>${inside}</mj-text>`),
  fc.constantFrom('<mj-divider css-class="line" />', '<mj-spacer height="20px"></mj-spacer>'),
  fc.constant('<mj-button href="{{links.calendar}}">Add <b>it</b></mj-button>'),
  fc
    .tuple(test, inline, inline)
    .map(
      ([what, a, b]) =>
        `<mj-raw>{{#if ${what}}}</mj-raw><mj-text>${a}</mj-text>\n<mj-raw>{{else}}</mj-raw><mj-text>${b}</mj-text><mj-raw>{{/if}}</mj-raw>`,
    ),
);
const column = fc
  .array(component, { minLength: 1, maxLength: 5 })
  .map((all) => `<mj-column>${all.join('\n')}</mj-column>`);
const mjml = fc
  .array(column, { minLength: 1, maxLength: 3 })
  .map((columns) => ({ mjml: `<mjml><mj-body><mj-section>${columns.join('')}</mj-section></mj-body></mjml>` }));
const html = blocks.map((inside) => ({
  html: `<html><head><title>x</title></head><body style="margin:0"><div class="sheet"><p>Shalom</p>${inside}</div></body></html>`,
}));

describe('two hundred letters that were never seen before', () => {
  /** A letter may hold 200 conditions; MJML writes those of a heading once more. */
  const mayBeSent = (design: Design) => JSON.stringify(design).split(/\{\{(?:#|else)/).length < 100;
  const some = <D extends Design>(arbitrary: fc.Arbitrary<D>, seed: number) =>
    fc.sample(arbitrary.filter(mayBeSent), { numRuns: 100, seed });
  const designs = [...some<Design>(mjml, 5787), ...some<Design>(html, 18)];

  it('given the editor read and wrote them, then every family is sent the same', async () => {
    for (const design of designs) {
      const before = await sent(design, 'en');
      expect({ design, sent: await sent(again(design), 'en') }).toEqual({ design, sent: before });
    }
  });
});

describe('what the editor cannot show whole', () => {
  const inColumn = (inside: string) =>
    `<mjml><mj-body><mj-section><mj-column>${inside}</mj-column></mj-section></mj-body></mjml>`;

  it.each([
    ['a table', inColumn('<mj-table><tr><td>{{yahrzeit.name}}</td></tr></mj-table>')],
    [
      'a section under a condition',
      '<mjml><mj-body><mj-raw>{{#if contact.phone}}</mj-raw><mj-section></mj-section><mj-raw>{{/if}}</mj-raw></mj-body></mjml>',
    ],
    ['an element that never ends', inColumn('<mj-text><strong>so</mj-text>')],
    ['a condition that never ends', inColumn('<mj-text>{{#if contact.phone}}so</mj-text>')],
    ['a comment', inColumn('<mj-text>so <!-- quietly --></mj-text>')],
    ['a comment in braces', inColumn('<mj-text>{{!-- quietly --}}so</mj-text>')],
    ['an element without words', inColumn('<mj-text>so <span class="flame"></span></mj-text>')],
    [
      'a thousand elements in one another',
      inColumn(`<mj-text>${'<b>'.repeat(1_000)}x${'</b>'.repeat(1_000)}</mj-text>`),
    ],
    ['no letter at all', 'hello'],
  ])('given %s, then it is refused and never shortened', (_name, source) => {
    expect(() => readLetter(source, 'mjml')).toThrow(UnreadableLetter);
  });
});

describe('what a person changes', () => {
  const { design } = readyLetter('default_reminder', 'en');
  const letter = readLetter('mjml' in design ? design.mjml : '', 'mjml');
  const withLine = (line: object) => {
    const [head, card, ...more] = letter.body.content ?? [];
    const content = [...(card?.content ?? []), { type: 'line', attrs: { open: null, close: null, look: '' }, ...line }];
    return { ...letter, body: { type: 'doc', content: [head!, { ...card!, content }, ...more] } };
  };

  it('given a new line with a field, a look and braces that were typed, then it is written like the others', () => {
    const written = writeLetter(
      withLine({
        content: [
          { type: 'text', text: 'For ', marks: [{ type: 'bold', attrs: { open: null, at: null } }] },
          { type: 'field', attrs: { written: 'yahrzeit.name', fallback: null } },
          { type: 'text', text: ' {{ & <so>' },
        ],
      }),
    );

    expect(written).toContain(
      '<mj-text css-class="words"><strong>For </strong>{{yahrzeit.name}} { { &amp; &lt;so&gt;</mj-text>',
    );
  });

  it('given a sentence for the first year only, then no other family is sent it', async () => {
    const branches = [{ word: 'if', test: 'observance.isFirst', open: '{{#if observance.isFirst}}' }];
    const attrs = { group: 'new', branch: 0, branches, end: '{{/if}}', at: null };
    const mjml = writeLetter(
      withLine({ content: [{ type: 'text', text: 'Call us.', marks: [{ type: 'when', attrs }] }] }),
    );
    const prepared = await prepareTemplate(
      { language: 'en', subject: 'x', preheader: null, metadataJson: { mjml } },
      'none:',
    );
    const compiled = compileTemplate({ language: 'en', subject: 'x', ...prepared });
    const year = (isFirst: boolean) =>
      renderLetter(compiled, { ...bare, observance: { ...bare.observance, isFirst } }).text;

    expect(year(true)).toContain('Call us.');
    expect(year(false)).not.toContain('Call us.');
  });
});
