import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CannotRestore } from '../backups/index.js';
import { WrongConfiguration } from '../platform/config/index.js';

type Options = NonNullable<ParseArgsConfig['options']>;
type Given<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** One of the house's programs, as its command line asks for it. */
interface Program<O extends Options, Asked> {
  readonly usage: string;
  readonly options: O;
  /** What is asked for. @throws Error that says what is wrong with the question */
  readonly asked: (values: Given<O>['values'], words: string[]) => Asked;
  /** Exit codes: 0 done, 1 something failed, 2 the question was wrong. */
  readonly run: (asked: Asked) => Promise<number>;
}

/** Runs a program as this process was asked to, which ends with its code. `--help` answers with the usage, and so does a wrong question. */
export async function runProgram<O extends Options, Asked>(program: Program<O, Asked>): Promise<void> {
  process.exitCode = await answer(program, process.argv.slice(2)).catch((failure: unknown) => {
    console.error(isSaid(failure) ? failure.message : failure);
    return 1;
  });
}

/** Usages say `zikaron night`, as it is typed where the house is installed; from its source it is `npm run night --`. */
export const asTyped = (usage: string, program: string): string =>
  /[\\/]dist[\\/]src[\\/]/.test(program) ? usage.replace(/^zikaron (\S+)/gm, 'npm run $1 --') : usage;

async function answer<O extends Options, Asked>(program: Program<O, Asked>, args: string[]): Promise<number> {
  const { options, run } = program;
  const usage = asTyped(program.usage, process.argv[1] ?? '');
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return 0;
  }
  let asked: Asked;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    asked = program.asked(values, positionals);
  } catch (wrong) {
    console.error(`${wrong instanceof Error ? wrong.message : String(wrong)}\n\n${usage}`);
    return 2;
  }
  return run(asked);
}

/** Refuses words beyond so many. @throws Error that names the first of them */
export function noMore(words: readonly string[], most: number): void {
  if (words.length > most) throw new Error(`What is "${words[most]}"?`);
}

/** What a person can act on needs no place in the code. */
const isSaid = (failure: unknown): failure is Error =>
  failure instanceof WrongConfiguration ||
  failure instanceof CannotRestore ||
  (failure as { code?: string }).code === 'ENOENT';
