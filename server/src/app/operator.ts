// `zikaron operator list | show | plan | trial | suspend | resume`: what the operator's page does with one congregation, where no
// browser is at hand.
import { operatorPlan, operatorSuspension, operatorTrial, type OperatorOrganization } from '@zikaron/contract';
import type { z } from 'zod';
import { OperatorOrganizations } from '../operation/index.js';
import { readConfig } from '../platform/config/index.js';
import { Conflict, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { createContext } from './application.js';
import { runProgram } from './command-line.js';

const USAGE = `zikaron operator list [WORDS]         congregations by name or code, those with trouble first
zikaron operator show CODE            one of them, in numbers
zikaron operator plan CODE PLAN       a plan without money
zikaron operator trial CODE DAYS      so many days of trial more
zikaron operator suspend CODE REASON  only its account opens; the reason stands in its history
zikaron operator resume CODE          as before`;

/** Who it was, in the history of the congregation: whoever may run this has the database. */
const OPERATOR: Actor = { id: null, name: 'Operator' };
const MOST_LISTED = 100;

class WrongQuestion extends Error {}

type Verb = (congregations: OperatorOrganizations, org: OrganizationId, given: string) => Promise<OperatorOrganization>;

const VERBS: Record<string, Verb> = {
  show: (congregations, org) => congregations.one(org),
  plan: (congregations, org, given) =>
    congregations.setPlan(org, OPERATOR, understood(operatorPlan, { plan: given }).plan),
  trial: (congregations, org, given) =>
    congregations.extendTrial(org, OPERATOR, understood(operatorTrial, { days: Number(given) }).days),
  suspend: (congregations, org, given) =>
    congregations.suspend(org, OPERATOR, understood(operatorSuspension, { reason: given }).reason),
  resume: (congregations, org) => congregations.resume(org, OPERATOR),
};

function understood<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(given);
  if (error)
    throw new WrongQuestion(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return data;
}

async function operator([verb = '', code = '', ...words]: string[]): Promise<number> {
  const app = await createContext({ ...readConfig(), ROLE: 'api', LOG_LEVEL: 'warn' });
  try {
    const congregations = app.get(OperatorOrganizations, { strict: false });
    console.log(
      verb === 'list'
        ? await listed(congregations, [code, ...words].join(' '))
        : told(await VERBS[verb]!(congregations, await congregations.withCode(code), words.join(' '))),
    );
    return 0;
  } catch (refused) {
    if (!(refused instanceof NotFound || refused instanceof Conflict || refused instanceof WrongQuestion))
      throw refused;
    console.error(refused.message);
    return 2;
  } finally {
    await app.close();
  }
}

async function listed(congregations: OperatorOrganizations, q: string): Promise<string> {
  const { data, total } = await congregations.list({ range: [0, MOST_LISTED - 1], filter: { q } });
  const lines = data.map(({ orgCode, name, plan, status }) => `${orgCode}  ${plan}  ${status}  ${name}`);
  return [...lines, `${data.length} of ${total}`].join('\n');
}

const told = (congregation: OperatorOrganization): string =>
  Object.entries(JSON.parse(JSON.stringify(congregation)) as object)
    .map(([name, value]) => `${name.padEnd(16)}  ${value ?? '-'}`)
    .join('\n');

await runProgram({
  usage: USAGE,
  options: {},
  asked(_, words) {
    const [verb = '', code] = words;
    if (verb !== 'list' && !(Object.hasOwn(VERBS, verb) && code)) throw new Error('Say what is to be done.');
    return words;
  },
  run: operator,
});
