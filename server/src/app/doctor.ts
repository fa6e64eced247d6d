// `zikaron doctor [--letter-to ADDRESS] [--backups FOLDER] [--processes N]`: looks at everything that the house stands on, and says what to do.
import { readConfig } from '../platform/config/index.js';
import { noMore, runProgram } from './command-line.js';
import { examine, type Asked, type Finding } from './doctor/examinations.js';

const USAGE = `zikaron doctor [--letter-to ADDRESS] [--backups FOLDER] [--processes N]
  --letter-to  sends a letter to this address, such as your own
  --backups    the folder in which backups are kept: how old is the newest?
  --processes  how many api and worker processes there are, else 4: have they connections enough?`;

const MARKS = { good: 'ok ', doubtful: '?  ', bad: 'BAD' } as const;

const tell = ({ part, state, said, todo }: Finding): string =>
  `${MARKS[state]}  ${part.padEnd(11)}  ${said}${todo ? `\n${' '.repeat(18)}→ ${todo}` : ''}`;

/** Exit codes: 0 everything works, 1 something does not. */
async function doctor(asked: Asked): Promise<number> {
  const findings = await examine(readConfig(), asked);
  console.log(findings.map(tell).join('\n'));
  return findings.some(({ state }) => state === 'bad') ? 1 : 0;
}

await runProgram({
  usage: USAGE,
  options: { 'letter-to': { type: 'string' }, backups: { type: 'string' }, processes: { type: 'string' } },
  asked({ 'letter-to': letterTo, backups, processes }, words): Asked {
    noMore(words, 0);
    if (processes !== undefined && !/^[1-9]\d{0,4}$/.test(processes)) throw new Error('--processes: say a number.');
    return {
      ...(letterTo && { letterTo }),
      ...(backups && { backups }),
      ...(processes && { processes: Number(processes) }),
    };
  },
  run: doctor,
});
