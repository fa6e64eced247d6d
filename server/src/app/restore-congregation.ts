// `zikaron restore-congregation ARCHIVE --into CODE`: brings the archive of a congregation, as Settings gives it, into one that is empty.
import type { RestoredArchive } from '@zikaron/contract';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { Restoration } from '../exports/index.js';
import { OperatorOrganizations } from '../operation/index.js';
import { readConfig } from '../platform/config/index.js';
import { Refusal } from '../platform/http/index.js';
import type { Actor } from '../platform/tenancy/index.js';
import { createContext } from './application.js';
import { runProgram } from './command-line.js';

const USAGE = `zikaron restore-congregation ARCHIVE --into CODE [--gone]
  ARCHIVE  the file that Settings of the other installation gave
  --into   the code of a congregation here that has no records yet: whoever signs up makes one
  --gone   nothing is sent any more from where the archive was made, though its reminders were on then`;

/** Who it was, in the history of the congregation: whoever may run this has the database. */
const OPERATOR: Actor = { id: null, name: 'Operator' };

interface Asked {
  readonly archive: string;
  readonly into: string;
  readonly isGone: boolean;
}

/** Answers 2 also when the archive cannot be brought there. */
async function restoreCongregation(asked: Asked): Promise<number> {
  await access(asked.archive, constants.R_OK);
  const app = await createContext({ ...readConfig(), ROLE: 'api', LOG_LEVEL: 'warn' });
  try {
    const org = await app.get(OperatorOrganizations, { strict: false }).withCode(asked.into);
    console.log(told(await app.get(Restoration, { strict: false }).bring(org, OPERATOR, asked.archive, asked.isGone)));
    return 0;
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    console.error(refused.message);
    return 2;
  } finally {
    await app.close();
  }
}

const told = ({ name, exportedAt, files, held, members, letters = [] }: RestoredArchive): string =>
  [
    `${name}, as it was on ${exportedAt}:`,
    ...files.filter(({ rows }) => rows > 0).map((file) => `  ${String(file.rows).padStart(8)}  ${file.name}`),
    `${held} letters may have left there, and wait for a person's decision.`,
    ...(letters.length > 0
      ? [`Letters whose words may not stand here, and that have the ready words of their kind: ${letters.join(', ')}`]
      : []),
    'Reminders are off: switch them on in Settings when its dates have been worked out.',
    ...(members.length > 0
      ? [`Who signed in there, and may be invited: ${members.map(({ email }) => email).join(', ')}`]
      : []),
  ].join('\n');

await runProgram({
  usage: USAGE,
  options: { into: { type: 'string' }, gone: { type: 'boolean', default: false } },
  asked({ into, gone }, [archive, ...more]): Asked {
    if (!archive || more.length > 0 || !into) throw new Error('Say which archive, and into which congregation.');
    return { archive: path.resolve(archive), into, isGone: gone };
  },
  run: restoreCongregation,
});
