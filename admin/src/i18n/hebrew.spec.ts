import { readFileSync } from 'node:fs';
import path from 'node:path';
import { texts } from './he';

/** The words that the glossary of CONTEXT.md says are never used, without those of which it names a sense. */
const never = readFileSync(path.join(__dirname, '../../../CONTEXT.md'), 'utf8')
  .split('## In Hebrew')[1]!
  .split('\n')
  .filter((line) => /^\| (?!thing|-)/.test(line))
  .flatMap((line) => line.split('|')[3]!.split(','))
  .map((word) => word.trim());

const strings = (value: unknown, at = ''): [place: string, text: string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([key, part]) => strings(part, at ? `${at}.${key}` : key));

const HEBREW = 'א-ת״׳';
const uses = (word: string) => new RegExp(`(?<![${HEBREW}])[הובכלמש]{0,2}${word}(?![${HEBREW}])`, 'u');

/** Names of products, programs, papers and file types, what a program is told as it is, and dates as they may be typed. */
const NAMES =
  /\b(Zikaron|via Zikaron|Excel|Word|CSV|JSON|RSS|ZIP|PDF|HTML|MJML|API|DNS|DKIM|SPF|DMARC|SMTP|TXT|CNAME|IP|URL|https?|webhooks?|Webhooks?|Stripe|Google|Apple|Outlook|Gmail|iCal|Avery|SHA|HMAC|SNS|SES|Amazon|SendGrid|Mailgun|Postmark|Supabase|Starter|Standard|Plus|Hebcal|Handlebars|handlebars|Bearer|Redis|PostgreSQL|Chrome|Edge|ics|docx|xlsx|Letter|include|410 Gone|via|March|Adar)\b/g;

describe('the Hebrew of the admin', () => {
  const all = strings(texts);

  it.each(never)('given the glossary, then nothing says %s', (word) => {
    expect(all.filter(([, text]) => uses(word).test(text))).toEqual([]);
  });

  it('given any text, then its Latin words are names, fields or addresses', () => {
    const latin = all
      .map(([place, text]) => [
        place,
        text
          .replace(/%\{\w+\}|\{\{[^}]*\}\}|https?:\S+|\S+@\S+|<[^>]*>/g, '')
          .replace(NAMES, '')
          .match(/[A-Za-z]{2,}/g),
      ])
      .filter(([, words]) => words !== null);
    expect(latin).toEqual([]);
  });
});
