import { CompiledTemplates, renderLetter, sampleValues } from '../src/merge-fields/index.js';
import { prepareReady } from '../src/templates/index.js';

/** What is kept of a letter when it is sent. */
export interface WrittenLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Record<string, string>;
}

/** Writes letters of the house as they stand when they are sent: with other names in each, half of them in Hebrew, and their headers. */
export async function letterWriter(): Promise<(nth: number, id: string, to: string) => WrittenLetter> {
  const write = { en: await writer('en'), he: await writer('he') };
  return (nth, id, to) => {
    const language = nth % 2 === 0 ? 'en' : 'he';
    return { ...write[language](nth, to), headers: headersOf(id, to, language) };
  };
}

async function writer(language: 'en' | 'he') {
  const { subject, html, text } = await prepareReady('default_reminder', language);
  const compiled = new CompiledTemplates().of({ templateId: language, version: 1, language, subject, html, text });
  const sample = sampleValues(language);
  return (nth: number, email: string) => {
    const contact = { ...sample.contact, firstName: `Daniel ${nth}`, email };
    const observance = { ...sample.observance, nth: 1 + (nth % 90) };
    return renderLetter(compiled, { ...sample, contact, observance });
  };
}

const headersOf = (id: string, to: string, language: string) => ({
  ...{ From: '"Congregation via Zikaron" <reminders@zikaron.example>', 'Reply-To': '<office@congregation.example>' },
  ...{
    To: `<${to}>`,
    Subject: 'Yahrzeit',
    Date: 'Thu, 10 Dec 2026 20:00:00 +0000',
    'Message-ID': `<${id}@zikaron.example>`,
  },
  ...{ 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  'List-ID': 'Congregation <reminders.congregation.zikaron.example>',
  'Feedback-ID': `${id.replaceAll('-', '')}:congregation:reminder:zikaron`,
  'List-Unsubscribe': `<https://zikaron.example/unsubscribe/${id}.${id.replaceAll('-', '')}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
