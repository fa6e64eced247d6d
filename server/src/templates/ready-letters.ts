import { readFileSync } from 'node:fs';
import { readLetter, type TemplateKey, type TemplateMetadata } from '@zikaron/contract';
import type { LetterLanguage } from '../merge-fields/index.js';
import { prepareTemplate } from './prepare-template.js';
import type { TemplateRow } from './template.entity.js';

/** A ready letter as it is designed: in MJML, or, for the free letter, in HTML. */
interface ReadyLetter {
  readonly name: string;
  readonly subject: string;
  readonly preheader: string;
  readonly design: { readonly mjml: string } | { readonly html: string };
}

type Words = Pick<ReadyLetter, 'name' | 'subject' | 'preheader'>;

/** The ready letters, and one that no congregation designs: it asks somebody who will remember. */
type LetterKey = TemplateKey | 'who_remembers';

const fromSundown = 'From sundown{{#if observance.beginsAt}} on {{formatDate observance.beginsAt "day"}}{{/if}}';
const fromSundownHe = 'משקיעת החמה{{#if observance.beginsAt}} ב{{formatDate observance.beginsAt "day"}}{{/if}}';

const words: Record<LetterLanguage, Record<LetterKey, Words>> = {
  en: {
    default_reminder: {
      name: 'Yahrzeit reminder',
      subject: `{{#if contact.otherObservances}}Yahrzeits of {{yahrzeit.name}}{{#each contact.otherObservances}}, {{yahrzeit.name}}{{/each}}{{else}}Yahrzeit of {{yahrzeit.name}}: {{formatDate observance.date "long"}}{{/if}}`,
      preheader: fromSundown,
    },
    custom_reminder: {
      name: 'Personal reminder',
      subject: 'Remembering {{yahrzeit.name}}{{#each contact.otherObservances}}, {{yahrzeit.name}}{{/each}}',
      preheader: `Yahrzeit on {{formatDate observance.date}}. ${fromSundown}`,
    },
    anniversary: {
      name: 'First yahrzeit',
      subject: 'The first yahrzeit of {{yahrzeit.name}}: {{formatDate observance.date "long"}}',
      preheader: fromSundown,
    },
    notification: {
      name: 'Notice to the office',
      subject: 'For the office: yahrzeit of {{yahrzeit.name}}, {{formatDate observance.date "long"}}',
      preheader: 'Observed by {{contact.name}}',
    },
    handlebars_html: {
      name: 'Plain letter in HTML',
      subject: 'Yahrzeit of {{yahrzeit.name}}: {{formatDate observance.date "long"}}',
      preheader: fromSundown,
    },
    who_remembers: {
      name: 'Who will remember?',
      subject: 'Who will remember {{yahrzeit.name}}?',
      preheader: 'A question from {{organization.name}}',
    },
  },
  he: {
    default_reminder: {
      name: 'תזכורת ליארצייט',
      subject: `{{#if contact.otherObservances}}היארצייטים של \u2068{{yahrzeit.name}}\u2069{{#each contact.otherObservances}}, \u2068{{yahrzeit.name}}\u2069{{/each}}{{else}}היארצייט של \u2068{{yahrzeit.name}}\u2069: {{formatDate observance.date "long"}}{{/if}}`,
      preheader: fromSundownHe,
    },
    custom_reminder: {
      name: 'תזכורת אישית',
      subject:
        'לזכר \u2068{{yahrzeit.name}}\u2069{{#each contact.otherObservances}}, \u2068{{yahrzeit.name}}\u2069{{/each}}',
      preheader: `היארצייט ב{{formatDate observance.date}}, ${fromSundownHe}`,
    },
    anniversary: {
      name: 'היארצייט הראשון',
      subject: 'היארצייט הראשון של \u2068{{yahrzeit.name}}\u2069: {{formatDate observance.date "long"}}',
      preheader: fromSundownHe,
    },
    notification: {
      name: 'הודעה למשרד',
      subject: 'לידיעת המשרד: היארצייט של \u2068{{yahrzeit.name}}\u2069, {{formatDate observance.date "long"}}',
      preheader: 'המכתב נשלח אל \u2068{{contact.name}}\u2069',
    },
    handlebars_html: {
      name: 'מכתב פשוט ב־HTML',
      subject: 'היארצייט של \u2068{{yahrzeit.name}}\u2069: {{formatDate observance.date "long"}}',
      preheader: fromSundownHe,
    },
    who_remembers: {
      name: 'מי יזכור?',
      subject: 'מי יזכור את \u2068{{yahrzeit.name}}\u2069?',
      preheader: 'שאלה מאת \u2068{{organization.name}}\u2069',
    },
  },
};

/** How the frame is set in each language. */
const setting: Record<LetterLanguage, Record<string, string>> = {
  en: { lang: 'en', dir: 'ltr', start: 'left', font: "Georgia, 'Times New Roman', serif" },
  he: { lang: 'he', dir: 'rtl', start: 'right', font: "'Frank Ruhl Libre', David, 'Times New Roman', serif" },
};

/** The letter that a new template of this key begins as; it can be sent unchanged. */
export function readyLetter(key: LetterKey, language: LetterLanguage): ReadyLetter {
  const design =
    key === 'handlebars_html'
      ? { html: read(`handlebars_html.${language}.html`) }
      : { mjml: assemble('%%frame%%', key, language) };
  return { ...words[language][key], design };
}

type ReadyTemplate = Pick<TemplateRow, 'name' | 'subject' | 'preheader' | 'metadataJson' | 'html' | 'text'>;

/** The ready letters hold none: they are the same for every installation. */
const NO_PICTURES = 'none:';

const prepared = new Map<string, Promise<ReadyTemplate>>();

/** The same, compiled; once per process, since it is the same for every organization. */
export function prepareReady(key: TemplateKey, language: LetterLanguage): Promise<ReadyTemplate> {
  const known = prepared.get(`${key}.${language}`) ?? compile(readyLetter(key, language), language);
  prepared.set(`${key}.${language}`, known);
  return known;
}

async function compile({ design, ...words }: ReadyLetter, language: LetterLanguage): Promise<ReadyTemplate> {
  const { html, text, designedHtml } = await prepareTemplate({ ...words, language, metadataJson: design }, NO_PICTURES);
  return { ...words, html, text, metadataJson: { ...design, html: designedHtml, designJson: designOf(design) } };
}

/** The letter as its editor shows it. */
function designOf(design: ReadyLetter['design']): TemplateMetadata['designJson'] {
  const letter = 'mjml' in design ? readLetter(design.mjml, 'mjml') : readLetter(design.html, 'html');
  return { format: 'letter@1', design: letter };
}

/** Puts in the parts that a letter names: `%%facts%%` is `facts.en.mjml`, `%%letter%%` the letter itself. */
function assemble(source: string, key: LetterKey, language: LetterLanguage): string {
  return source.replace(/%%(\w+)%%/g, (_mark, part: string) => {
    const set = setting[language][part];
    return (
      set ?? assemble(read(part === 'frame' ? 'frame.mjml' : `${fileOf(part, key)}.${language}.mjml`), key, language)
    );
  });
}

/** Why whoever is asked has a letter is said in other words than to those who observe. */
function fileOf(part: string, key: LetterKey): string {
  if (part === 'letter') return key;
  return part === 'why' && key === 'who_remembers' ? 'why_asked' : part;
}

const read = (file: string): string => readFileSync(new URL(`./letters/${file}`, import.meta.url), 'utf8').trim();
