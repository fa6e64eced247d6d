import { growthAtFourTimes } from '../../test/growth.js';
import {
  checkTemplate,
  sampleValues,
  compileTemplate,
  renderLetter,
  TemplateRefused,
  type TemplateKind,
} from './index.js';

const codes = (source: string, kind: TemplateKind = 'html') => checkTemplate(source, { kind }).map(({ code }) => code);

describe('a template that may be saved', () => {
  it.each([
    ['a field in text', '<p>Dear {{contact.firstName}}</p>'],
    ['white space around it', '<p>{{ contact.firstName }} {{~yahrzeit.name~}} </p>'],
    [
      'a condition with two branches',
      '{{#if yahrzeit.hebrewName}}<b>{{yahrzeit.hebrewName}}</b>{{else}}<i>none</i>{{/if}}',
    ],
    ['a chain of conditions', '{{#if observance.nth}}a{{else if observance.date}}b{{else}}c{{/if}}'],
    ['an unless', '{{#unless yahrzeit.afterSunset}}by day{{/unless}}'],
    ['a list', '<ul>{{#each contact.otherObservances}}<li>{{yahrzeit.name}}</li>{{/each}}</ul>'],
    ['a helper', '{{formatDate observance.date}} {{formatDate observance.date "short"}} {{ordinal observance.nth}}'],
    ['a helper in a condition', '{{#if (hebrewDate observance.date)}}x{{/if}}'],
    ['a quoted attribute', '<img alt="{{yahrzeit.name}}" src="https://example.org/a.png">'],
    ['one of our links', `<a href="{{links.unsubscribe}}">stop</a><a href='{{links.preferences}}'>choose</a>`],
    ['the address of the receiver', '<a href="mailto:{{contact.email}}">write</a>'],
    [
      'plain links',
      '<a href="https://example.org/a?b=c">a</a><a href="mailto:a@b.example">b</a><a href="tel:+1">c</a><a href="#top">d</a>',
    ],
    ['a title', '<title>{{yahrzeit.name}}</title>'],
    ['style without fields', '<style>p > a { color: red }</style><p style="color: red">{{yahrzeit.name}}</p>'],
    [
      'smooth scrolling, and shapes of Outlook',
      '<style>p { scroll-behavior: smooth } v\\:* { behavior: url(#default#VML) }</style>',
    ],
    ['a comment', '<!-- hidden -- > --><p>{{yahrzeit.name}}</p>'],
    ['a comment of Handlebars', '{{!-- {{{evil}}} --}}{{! {{> x}}'],
    [
      'words for Outlook alone',
      '<!--[if mso | IE]><table><tr><td><![endif]--><p>{{yahrzeit.name}}</p><!--[if mso | IE]></td></tr></table><![endif]-->',
    ],
    ['words for all but Outlook', '<!--[if !mso]><!--><p>{{yahrzeit.name}}</p><!--<![endif]-->'],
    ['a block around whole attributes', '<td {{#if yahrzeit.name}}align="right"{{/if}}>{{yahrzeit.name}}</td>'],
    ['a less-than sign', '<p>1 < 2 {{yahrzeit.name}}</p>'],
  ])('given %s, then nothing is wrong', (_what, source) => {
    expect(checkTemplate(source, { kind: 'html' })).toEqual([]);
  });

  it('given a subject or a text, then HTML in it is only words', () => {
    expect(codes('<a href={{yahrzeit.name}}', 'subject')).toEqual([]);
    expect(codes('<a href={{yahrzeit.name}}', 'text')).toEqual([]);
  });
});

describe('expressions that reach for more than the catalogue', () => {
  it.each([
    ['an unknown field', '{{yahrzeit.nmae}}', 'unknown_field'],
    ['a bare category', '{{yahrzeit}}', 'unknown_field'],
    ['a word', '{{name}}', 'unknown_field'],
    ['the context itself', '{{this}}', 'unknown_field'],
    ['a field by way of this', '{{this.yahrzeit.name}}', 'unknown_field'],
    ['a field by way of ./', '{{./yahrzeit.name}}', 'unknown_field'],
    ['a slash', '{{yahrzeit/name}}', 'unknown_field'],
    ['the parent', '{{#each contact.otherObservances}}{{../contact.name}}{{/each}}', 'unknown_field'],
    ['the root', '{{@root.contact.name}}', 'unknown_field'],
    ['an index', '{{#each contact.otherObservances}}{{@index}}{{/each}}', 'unknown_field'],
    ['a prototype', '{{yahrzeit.__proto__}}', 'unknown_field'],
    ['a prototype of a value', '{{yahrzeit.name.__proto__}}', 'unknown_field'],
    ['a constructor', '{{yahrzeit.constructor}}', 'unknown_field'],
    ['a constructor in brackets', '{{yahrzeit.[constructor]}}', 'unknown_field'],
    ['a literal as a field', '{{"yahrzeit.name"}}', 'unknown_field'],
    ['a number as a field', '{{1}}', 'unknown_field'],
    ['raw HTML by three braces', '{{{yahrzeit.name}}}', 'not_allowed'],
    ['raw HTML by an ampersand', '{{&yahrzeit.name}}', 'not_allowed'],
    ['a partial', '{{> header}}', 'not_allowed'],
    ['a partial block', '{{#> layout}}x{{/layout}}', 'not_allowed'],
    ['an inline partial', '{{#*inline "x"}}y{{/inline}}', 'not_allowed'],
    ['a decorator', '{{* decorate}}', 'not_allowed'],
    ['lookup', '{{lookup yahrzeit "name"}}', 'not_allowed'],
    ['log', '{{log yahrzeit.name}}', 'not_allowed'],
    ['a helper of nobody', '{{shout yahrzeit.name}}', 'not_allowed'],
    ['with', '{{#with yahrzeit.name}}x{{/with}}', 'not_allowed'],
    ['a field as a block', '{{#yahrzeit.name}}x{{/yahrzeit.name}}', 'not_allowed'],
    ['a raw block', '{{{{if}}}}{{yahrzeit.name}}{{{{/if}}}}', 'wrong_argument'],
    ['another subexpression', '{{#if (lookup yahrzeit "name")}}x{{/if}}', 'not_allowed'],
    ['a subexpression in a helper', '{{ordinal (ordinal observance.nth)}}', 'unknown_field'],
    ['a helper without a field', '{{formatDate}}', 'wrong_argument'],
    ['a helper on a literal', '{{formatDate "2027-01-01"}}', 'unknown_field'],
    ['a style of nobody', '{{formatDate observance.date "roman"}}', 'wrong_argument'],
    ['a named argument', '{{formatDate observance.date style="long"}}', 'wrong_argument'],
    ['a condition without a field', '{{#if}}x{{/if}}', 'wrong_argument'],
    ['a condition on a literal', '{{#if true}}x{{/if}}', 'unknown_field'],
    ['names for what a block holds', '{{#each contact.otherObservances as |one|}}x{{/each}}', 'wrong_argument'],
    ['a list as a value', '{{contact.otherObservances}}', 'wrong_argument'],
    ['a value as a list', '{{#each yahrzeit.name}}x{{/each}}', 'wrong_argument'],
    [
      'a list within a list',
      '{{#each contact.otherObservances}}{{#each contact.otherObservances}}x{{/each}}{{/each}}',
      'not_allowed',
    ],
  ])('given %s, then it is refused', (_what, source, code) => {
    expect(codes(source)).toEqual([code]);
    expect(codes(source, 'subject')).toEqual([code]);
  });

  it('given a wrong field, then the problem names it, its line and its column', () => {
    expect(checkTemplate('<p>\n  Dear {{contact.nick}}', { kind: 'html' })).toEqual([
      {
        code: 'unknown_field',
        message: 'There is no merge field "contact.nick".',
        field: 'contact.nick',
        line: 2,
        column: 8,
      },
    ]);
  });

  it.each([
    ['an open brace', 'Dear\n {{contact.name', 2],
    ['a block without an end', '{{#if contact.name}}x', 1],
    ['another end', 'a\nb {{#if contact.name}}{{/unless}}', 2],
    ['nothing between the braces', 'x {{}}', 1],
  ])('given %s, then the line is named', (_what, source, line) => {
    expect(checkTemplate(source, { kind: 'html' })).toEqual([expect.objectContaining({ code: 'syntax', line })]);
  });
});

describe('places where a value could become code', () => {
  it.each([
    ['a field as a link', '<a href="{{yahrzeit.name}}">x</a>', 'unsafe_link'],
    ['a field inside a link', '<a href="https://example.org/?n={{yahrzeit.name}}">x</a>', 'unsafe_link'],
    ['text after our link', '<a href="{{links.calendar}}javascript:alert(1)">x</a>', 'unsafe_link'],
    ['text before our link', '<a href="javascript:{{links.calendar}}">x</a>', 'unsafe_link'],
    ['an address as a whole link', '<a href="{{contact.email}}">x</a>', 'unsafe_link'],
    ['a helper as a link', '<a href="{{formatDate observance.date}}">x</a>', 'unsafe_link'],
    ['a field as a picture', '<img src="{{yahrzeit.personDetails}}">', 'unsafe_link'],
    ['a block in a link', '<a href="{{#if yahrzeit.name}}https://a.example{{/if}}">x</a>', 'unsafe_place'],
    ['javascript', '<a href="javascript:alert(1)">x</a>', 'unsafe_link'],
    ['javascript in capitals', '<a HREF="JaVaScRiPt:alert(1)">x</a>', 'unsafe_link'],
    ['javascript after a blank', '<a href=" \tjavascript:alert(1)">x</a>', 'unsafe_link'],
    ['javascript with a tab in it', '<a href="java\tscript:alert(1)">x</a>', 'unsafe_link'],
    ['javascript in entities', '<a href="java&#115;cript&colon;alert(1)">x</a>', 'unsafe_link'],
    ['javascript unquoted', '<a href=javascript:alert(1)>x</a>', 'unsafe_link'],
    ['javascript in Outlook’s own words', '<!--[if mso]><v:roundrect href="javascript:x"><![endif]-->', 'unsafe_link'],
    ['javascript in another namespace', '<a xlink:href="javascript:alert(1)">x</a>', 'unsafe_link'],
    ['vbscript', '<a href="vbscript:x">x</a>', 'unsafe_link'],
    ['data as a link', '<a href="data:text/html,x">x</a>', 'unsafe_link'],
    ['data as a picture', '<img src="data:image/png;base64,AA">', 'unsafe_link'],
    ['a picture without a host', '<img src="/logo.png">', 'unsafe_link'],
    ['a link without a scheme', '<a href="//example.org">x</a>', 'unsafe_link'],
    ['a background of data', '<td background="data:x">x</td>', 'unsafe_link'],
    ['an unquoted attribute', '<p title={{yahrzeit.name}}>x</p>', 'unsafe_place'],
    ['half an unquoted attribute', '<p title=a{{yahrzeit.name}}>x</p>', 'unsafe_place'],
    ['a field as an attribute', '<p {{yahrzeit.name}}>x</p>', 'unsafe_place'],
    ['a field after a quote', '<p title="a"{{yahrzeit.name}}>x</p>', 'unsafe_place'],
    ['a field as an element', '<{{yahrzeit.name}}>x', 'unsafe_place'],
    ['a field as the rest of an element', '<b{{yahrzeit.name}}>x</b>', 'unsafe_place'],
    ['a field in a comment', '<!-- {{yahrzeit.name}} -->', 'unsafe_place'],
    ['a field in a doctype', '<!doctype {{yahrzeit.name}}>', 'unsafe_place'],
    ['a field in a style sheet', '<style>{{yahrzeit.name}}</style>', 'unsafe_place'],
    ['a field in a style attribute', '<p style="{{yahrzeit.name}}">x</p>', 'unsafe_place'],
    ['a field before the end of a title', '<title></ti{{yahrzeit.name}}></title>', 'unsafe_place'],
  ])('given %s, then it is refused', (_what, source, code) => {
    expect(codes(source)).toContain(code);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT/x>alert(1)</SCRIPT>'],
    ['a handler', '<img src="https://a.example/x" onerror="alert(1)">'],
    ['a handler without white space', '<p title="x"onclick=alert(1)>x</p>'],
    ['a frame', '<iframe srcdoc="x"></iframe>'],
    ['an object', '<object data="https://a.example"></object>'],
    ['a form', '<form action="https://a.example"><input></form>'],
    ['a base', '<base href="https://a.example/">'],
    ['svg', '<svg><a>x</a></svg>'],
    ['math', '<math></math>'],
    ['noscript', '<noscript><p title="</noscript>"></p></noscript>'],
    ['an element of nobody', '<x-evil>x</x-evil>'],
    ['a jump elsewhere', '<meta http-equiv="refresh" content="0;url=https://a.example">'],
    ['a hidden jump elsewhere', '<meta http-equiv="ref&#114;esh" content="0">'],
    ['a comment for Outlook that ends in an attribute', '<!--[if mso]><p title="--><b ">x</p><![endif]-->'],
    [
      'a comment for Outlook that may end in an attribute',
      '<!--[if mso]><p title="--{{contact.phone}}><b ">x</p><![endif]-->',
    ],
    ['a telling of clicks', '<a href="https://a.example" ping="https://b.example">x</a>'],
    ['an expression in a style', '<p style="width: expression(alert(1))">x</p>'],
    ['an expression in a style sheet', '<style>p { width: EXPRESSION (alert(1)) }</style>'],
    ['an expression with a comment in it', '<p style="width: exp/* x */ression(alert(1))">x</p>'],
    ['an expression in escapes of CSS', '<p style="width: \\65 xpres\\sion(alert(1))">x</p>'],
    ['an expression in entities', '<p style="width: &#x65;xpression(alert(1))">x</p>'],
    ['a behaviour', '<p style="behavior: url(https://a.example/x.htc)">x</p>'],
    ['a binding', '<style>p { -moz-binding: url(https://a.example/x.xml#x) }</style>'],
    ['a script as an address in a style', '<p style="background: url(javascript:alert(1))">x</p>'],
    ['an end inside an element', '<p title="x'],
    ['an end inside a comment', '<!-- x'],
  ])('given %s, then it is refused', (_what, source) => {
    expect(codes(source)).toContain('forbidden_html');
  });

  it.each([
    ['a quote in one branch', '<p title="a{{#if yahrzeit.name}}"{{/if}} b="{{yahrzeit.name}}">x</p>'],
    ['an element opened in one branch', '{{#if yahrzeit.name}}<p {{else}}<p>{{/if}}>x</p>'],
    ['an element that a block completes', '<{{#if yahrzeit.name}}b{{/if}}>x'],
    ['a comment opened in a block', '{{#if yahrzeit.name}}<!--{{/if}}x-->'],
    ['an attribute opened in each turn', '<p {{#each contact.otherObservances}}title="{{/each}}>x</p>'],
    ['a jump put together', '<meta http-equiv="ref{{#if yahrzeit.name}}resh{{/if}}">'],
  ])('given %s, then it is refused', (_what, source) => {
    expect(codes(source).some((code) => ['uneven_branches', 'unsafe_place'].includes(code))).toBe(true);
  });
});

describe('templates that are too much', () => {
  const nested = (levels: number) => '{{#if yahrzeit.name}}'.repeat(levels) + '{{/if}}'.repeat(levels);

  it.each([
    ['20,000 nested blocks', nested(20_000), 'too_long'],
    ['9,000 nested blocks', '{{#if a}}'.repeat(9_000) + '{{/if}}'.repeat(9_000), 'too_many_expressions'],
    ['300 nested blocks', nested(300), 'too_deep'],
    ['30 nested blocks', nested(30), 'too_deep'],
    ['a long chain', `{{#if yahrzeit.name}}${'{{else if yahrzeit.name}}'.repeat(400)}{{/if}}`, 'too_deep'],
    ['ends hidden in comments', '{{#if yahrzeit.name}}{{!-- {{/if}} --}}'.repeat(250), 'too_deep'],
    ['201,000 characters', 'x'.repeat(201_000), 'too_long'],
    ['1,100 fields', '{{yahrzeit.name}}'.repeat(1_100), 'too_many_expressions'],
    ['90,000 brackets', `{{ordinal ${'('.repeat(90_000)}`, 'too_deep'],
    [
      '20,000 brackets in brackets',
      `{{ordinal ${'(ordinal '.repeat(9_000)}observance.nth${')'.repeat(9_000)}}}`,
      'too_deep',
    ],
    ['60,000 arguments', `{{ordinal ${'a '.repeat(60_000)}}}`, 'wrong_argument'],
    ['a path of 60,000 words', `{{${'a.'.repeat(60_000)}a}}`, 'unknown_field'],
    ['60,000 open elements', '<'.repeat(60_000), 'forbidden_html'],
  ])('given %s, then it is refused', (_what, source, code) => {
    expect(codes(source)).toContain(code);
  });

  it.each<[string, (size: number) => string]>([
    ['more arguments', (size) => `{{ordinal ${'a '.repeat(size)}}}`],
    ['a longer path', (size) => `{{${'a.'.repeat(size)}a}}`],
    ['more open elements', (size) => '<'.repeat(size)],
    ['more brackets', (size) => `{{ordinal ${'('.repeat(size)}`],
  ])('given %s, then the time to refuse it grows with the length only', async (_what, ofSize) => {
    expect(await growthAtFourTimes(15_000, (size) => codes(ofSize(size)))).toBeLessThan(10);
  });

  it('given a subject longer than a header bears, then it is refused', () => {
    expect(codes('x'.repeat(501), 'subject')).toEqual(['too_long']);
  });

  it('given a template saved before the rule, when it is compiled, then it is refused with its place', () => {
    const source = { language: 'en' as const, subject: 'x', text: 'x', html: '<p>{{{yahrzeit.name}}}</p>' };

    expect(() => renderLetter(compileTemplate(source), sampleValues('en'))).toThrow(TemplateRefused);
    expect(() => compileTemplate(source)).toThrow('(line 1, column 4)');
  });
});
