import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LetterSource, type Composed, type MessageToWrite } from '../src/emails/index.js';
import type { OrganizationId } from '../src/platform/tenancy/index.js';

/** About the length of a designed letter: 8 kB of HTML. */
const FILLING = '<p>May the memory of the righteous be a blessing.</p>\n'.repeat(150);

/** Letters as a source hands them over; rendering has a benchmark of its own. */
export class ReadyLetters extends LetterSource {
  readonly kind = 'bench';

  async compose(_: OrganizationId, messages: readonly MessageToWrite[]): Promise<Map<string, Composed>> {
    return new Map(messages.map(({ id, toEmail }) => [id, { letter: letterTo(toEmail) }]));
  }
}

export const letterTo = (name: string) => ({
  subject: `Yahrzeit of ${name}`,
  html: `<!doctype html><html lang="en" dir="ltr"><body><h1>${name}</h1>${FILLING}</body></html>`,
  text: `In memory of ${name}`,
  language: 'en' as const,
  mergeFieldsUsed: ['contact.name', 'yahrzeit.name'],
  mergeFieldIssues: [],
});

/** A relay in a process of its own, and what it counted. */
export interface Sink {
  readonly process: ChildProcess;
  readonly url: string;
  counts(): Promise<{ received: number; distinct: number }>;
}

export async function bareSink(): Promise<Sink> {
  const child = fork(fileURLToPath(new URL('./bare-sink.js', import.meta.url)));
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    process: child,
    url,
    async counts() {
      child.send('counts');
      const [counts] = (await once(child, 'message')) as [{ received: number; distinct: number }];
      return counts;
    },
  };
}
