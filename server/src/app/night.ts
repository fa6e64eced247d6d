// `zikaron night [--org CODE] [--date D] [--dry-run [--names]]`: plans the reminders of a night by hand, or shows what it would plan.
import { civilDate } from '@zikaron/contract';
import { readConfig } from '../platform/config/index.js';
import { NotFound } from '../platform/http/index.js';
import { Nights, type NightReport } from '../reminders/index.js';
import { createContext } from './application.js';
import { noMore, runProgram } from './command-line.js';

const USAGE = `zikaron night [--org CODE] [--date YYYY-MM-DD] [--dry-run] [--names]
  --org      only the congregation with this code; else all that have reminders switched on
  --date     the local date to plan; else today, where each congregation is
  --dry-run  writes nothing, and tells how many letters there would be
  --names    tells of each letter to whom and about whom; personal data, so that it is asked for`;

interface Asked {
  readonly orgCode?: string;
  readonly date?: string;
  readonly dryRun: boolean;
  readonly names: boolean;
}

async function night({ orgCode, date, dryRun, names }: Asked): Promise<number> {
  const app = await createContext({ ...readConfig(), ROLE: 'api', LOG_LEVEL: 'warn' });
  try {
    const nights = app.get(Nights);
    const reports = await (dryRun ? nights.show({ orgCode, date }) : nights.planFor({ orgCode, date }));
    console.log(
      reports.map(tell(dryRun, names)).join('\n') || 'Nothing to plan: every night of that date has been planned.',
    );
    return 0;
  } catch (refused) {
    if (!(refused instanceof NotFound)) throw refused;
    console.error(refused.message);
    return 2;
  } finally {
    await app.close();
  }
}

const tell =
  (dryRun: boolean, names: boolean) =>
  ({ sender, localDate, queued, skipped, errors, outcomes }: NightReport): string => {
    const verb = dryRun ? 'would write' : 'wrote';
    const counts = `${verb} ${queued} ${queued === 1 ? 'letter' : 'letters'}, skipped ${skipped}, errors ${errors}`;
    return [`${sender.orgCode}  ${localDate}  ${counts}`, ...(names ? outcomes.map(tellOutcome) : [])].join('\n');
  };

const tellOutcome = ({
  contact,
  yahrzeit,
  occurrenceDate,
  sendAt,
  outcome,
  reason,
}: NightReport['outcomes'][number]) => {
  const to = contact.email ? `${contact.name} <${contact.email}>` : contact.name;
  const about = `${yahrzeit.name}, ${occurrenceDate ?? 'no date'}`;
  return `  ${outcome.padEnd(7)}  ${to}  about ${about}  ${reason ?? `leaves ${sendAt}`}`;
};

await runProgram({
  usage: USAGE,
  options: {
    org: { type: 'string' },
    date: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
  },
  asked({ org, date: said, 'dry-run': dryRun, names }, words): Asked {
    noMore(words, 0);
    const { data: date, error } = civilDate.optional().safeParse(said);
    if (error) throw new Error(`--date: ${error.issues[0]?.message}`);
    return { ...(org && { orgCode: org }), ...(date && { date }), dryRun, names };
  },
  run: night,
});
