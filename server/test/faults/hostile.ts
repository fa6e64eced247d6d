import { SignJWT } from 'jose';
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { freePort } from '../../src/app/embedded/temporary-postgres.js';
import { dataSourceOptions } from '../../src/platform/database/index.js';
import { admit } from '../../src/platform/tenancy/index.js';
import { everyRecord, type Records } from '../records.js';
import { hostileLetters, hostilePictures, hostileTexts, hostileWorkbooks } from './hostile-files.js';

/** What a server is put through, by whom it is run, and in what size: 1 is the full one. */
export interface Siege {
  readonly databaseUrl: string;
  /** `main.js`, compiled: the server is a process of its own, and so are those that work for it. */
  readonly mainProgram: string;
  /** `longest-turn.js`, compiled: what tells of that process how long it stood still. */
  readonly turnsProgram: string;
  readonly size: number;
  /** Every how many-th input is tried. */
  readonly every: number;
  /** Only what has this in its name. */
  readonly only?: string | undefined;
  readonly say?: (line: string) => void;
}

/** How another organization fared meanwhile. Milliseconds of its list: 99 of 100 are faster. */
export interface SiegeFigures {
  readonly inputs: number;
  readonly floods: number;
  /** Before anything hostile came, or after it, on the same machine: whichever was slower. */
  readonly calmMs: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  readonly asked: number;
  /** What kept the serving process busy at a stretch longer than `LONGEST_TURN`, each time that it was tried. */
  readonly heldUp: readonly string[];
  /** Answers to the other organization that were not 200, and answers of 500 to the hostile one. */
  readonly wrong: readonly string[];
  readonly died: boolean;
}

const SECRET = 'a secret that only the identity provider and the server know';
const PEOPLE = 2_000;
const LETTERS = 300;
const CALM_MS = 2_000;
/** How long the serving process may be busy without a pause, in yardsticks (`longest-turn.ts`). One was 7 ms where this was set. */
const LONGEST_TURN = 25;
/** What is the input's doing happens each time; a virtual machine that was halted for a moment is no doing of its. */
const TRIES = 3;

/** Sends everything hostile, one after the other, while another organization looks at its list. */
export async function besiege({
  databaseUrl,
  mainProgram,
  turnsProgram,
  size,
  every,
  only = '',
  say = () => undefined,
}: Siege): Promise<SiegeFigures> {
  const house = await start(databaseUrl, mainProgram, turnsProgram);
  const db = await new DataSource(dataSourceOptions(databaseUrl, [], 4)).initialize();
  try {
    const them = await congregation(house, db, 'Quiet');
    const us = await congregation(house, db, 'Hostile');
    const watch = new Watch(them);
    await watch.during(() => sleep(CALM_MS));
    const calmBefore = quantile(watch.taken, 0.99);
    watch.taken.length = 0;

    const isAsked = ({ what }: Hostile) => what.includes(only);
    const inputs = inputsOf(size)
      .filter((_, at) => at % every === 0)
      .filter(isAsked);
    const floods = floodsOf(size).filter(isAsked);
    const heldUp: string[] = [];
    await longestTurnOf(house);
    for (const hostile of [...inputs, ...floods]) {
      const turns: number[] = [];
      do {
        // Made before anybody looks at the clock: it is our work and not the server's.
        const send = await hostile.ready();
        const line = await watch.during(() => tried(hostile, watch, () => send(us)));
        turns.push(await longestTurnOf(house));
        say(`${line}; the server busy for ${turns.at(-1)?.toFixed(1)} yardsticks at a stretch`);
      } while (Math.min(...turns) > LONGEST_TURN && turns.length < TRIES);
      if (Math.min(...turns) > LONGEST_TURN)
        heldUp.push(`${hostile.what}: ${turns.map((turn) => turn.toFixed(1)).join(', ')} yardsticks`);
    }
    const meanwhile = watch.taken.splice(0);
    await watch.during(() => sleep(CALM_MS));
    const calmMs = Math.max(calmBefore, quantile(watch.taken, 0.99));
    return {
      ...{ inputs: inputs.length, floods: floods.length, calmMs, asked: meanwhile.length, wrong: watch.wrong },
      ...{
        heldUp,
        p99Ms: quantile(meanwhile, 0.99),
        slowestMs: Math.max(...meanwhile),
        died: house.program.exitCode !== null,
      },
    };
  } finally {
    await db.destroy();
    house.program.kill();
    await once(house.program, 'exit');
  }
}

/** A person of an organization, who calls. */
interface Caller {
  readonly records: Records;
  call(method: string, path: string, body?: string | object, type?: string): Promise<number>;
}

interface House {
  readonly url: string;
  readonly program: ChildProcess;
}

async function start(databaseUrl: string, mainProgram: string, turnsProgram: string): Promise<House> {
  const port = await freePort();
  const program = fork(mainProgram, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--import', turnsProgram],
    env: {
      PATH: process.env.PATH,
      ...{ NODE_ENV: 'test', ROLE: 'api', PORT: String(port), DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
      ...{ SUPABASE_URL: 'http://identity.test', SUPABASE_JWT_SECRET: SECRET, LINK_SECRET: 'y'.repeat(32) },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://zikaron.test', ADMIN_DIR: 'no-admin-here' },
    },
  });
  const ended = once(program, 'exit').then(() => Promise.reject(new Error('The server does not start.')));
  await Promise.race([once(program, 'message'), ended]);
  return { url: `http://127.0.0.1:${port}`, program };
}

/** Since the last question, in yardsticks. */
async function longestTurnOf({ program }: House): Promise<number> {
  const answer = once(program, 'message');
  program.send('longest turn');
  const [{ longestTurnMs, yardstickMs }] = await answer;
  return longestTurnMs / yardstickMs;
}

/** An organization with a list, letters that were printed, and one record of every kind. */
async function congregation({ url }: House, db: DataSource, name: string): Promise<Caller> {
  const [subject, email] = [randomUUID(), `${name.toLowerCase()}@owner.example`];
  const token = await new SignJWT({
    ...{ iss: 'http://identity.test/auth/v1', aud: 'authenticated', role: 'authenticated', sub: subject, email },
    ...{ session_id: randomUUID(), is_anonymous: false },
    user_metadata: { firstName: name, organizationName: name },
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('3h')
    .sign(new TextEncoder().encode(SECRET));
  const call: Caller['call'] = async (method, path, body, type) => {
    const isJson = body !== undefined && type === undefined;
    const headers: Record<string, string> = { authorization: `Bearer ${token}` };
    if (body !== undefined) headers['content-type'] = type ?? 'application/json';
    const sent =
      isJson && typeof body !== 'string'
        ? JSON.stringify(body)
        : (body as string | Uint8Array<ArrayBuffer> | undefined);
    const answer = await fetch(`${url}/api/${path}`, { method, headers, ...(sent !== undefined && { body: sent }) });
    await answer.arrayBuffer();
    return answer.status;
  };
  await call('POST', 'auth/supabase/callback', { access_token: token });
  const [{ org }] = await db.query(
    `SELECT m.organization_id AS org FROM membership m JOIN app_user u ON u.id = m.user_id WHERE u.subject = $1`,
    [subject],
  );
  await db.query(
    `UPDATE organization SET plan = 'plus', subscription_status = 'active', observers_limit = 100000 WHERE id = $1`,
    [org],
  );
  const records = await everyRecord(db, admit(org), name);
  await db.query(
    `INSERT INTO yahrzeit (organization_id, name, gregorian_date) SELECT $1, 'Person ' || n, '1984-03-03' FROM generate_series(1, $2) n`,
    [org, PEOPLE],
  );
  await db.query(
    `INSERT INTO printed_letter (organization_id, batch_id, observance_id, contact_id, yahrzeit_id, occurrence_date, again, language, recipient, address, subject, text)
     SELECT $1, $2, $3, $4, $5, '2027-01-04', true, 'en', 'Ploni', '1 Cedar Street', 'A letter', repeat('Dear friend, ', 200) FROM generate_series(1, $6)`,
    [org, records.printed, records.observance, records.contact, records.yahrzeit, LETTERS],
  );
  return { records, call };
}

/** Asks another organization's list again and again, and remembers how long each answer took. */
class Watch {
  readonly taken: number[] = [];
  readonly wrong: string[] = [];

  constructor(private readonly them: Caller) {}

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    let going = true;
    const looking = (async () => {
      while (going) {
        const begun = performance.now();
        const status = await this.them.call('GET', 'yahrzeits?range=[0,19]').catch((failure: Error) => failure.message);
        this.taken.push(performance.now() - begun);
        if (status !== 200) this.wrong.push(`the list of the other organization: ${status}`);
        await sleep(20);
      }
    })();
    try {
      return await work();
    } finally {
      going = false;
      await looking;
    }
  }
}

async function tried(
  { what, isServed, isInForm }: Hostile,
  watch: Watch,
  send: () => Promise<number[]>,
): Promise<string> {
  const [before, begun] = [watch.taken.length, performance.now()];
  const statuses: (number | string)[] = await send().catch((failure: Error) => [failure.message]);
  for (const status of new Set(statuses))
    if (typeof status !== 'number' || (status >= 500 && status !== 503)) watch.wrong.push(`${what}: ${status}`);
  if (isServed && !statuses.some((status) => status === 200 || status === 201))
    watch.wrong.push(`${what}: none was served`);
  if (isInForm && statuses.includes(400)) watch.wrong.push(`${what}: is not in the form that is asked for`);
  const slowest = Math.max(0, ...watch.taken.slice(before));
  const counted = [...new Set(statuses)].map(
    (status) => `${statuses.filter((one) => one === status).length} × ${status}`,
  );
  return `${what}: ${counted.join(', ')} in ${((performance.now() - begun) / 1000).toFixed(1)} s; the other list ${slowest.toFixed(0)} ms at worst`;
}

interface Hostile {
  readonly what: string;
  /** What is asked too often, but is nothing wrong: at least one is to be served. */
  readonly isServed?: boolean;
  /** What has the form that is asked for: a 400 would say that nobody has looked at it. */
  readonly isInForm?: boolean;
  ready(): Promise<(us: Caller) => Promise<number[]>>;
}

function inputsOf(size: number): Hostile[] {
  const file = (kind: string, path: string, type: string, files: Record<string, () => Promise<Buffer>>): Hostile[] =>
    Object.entries(files).map(([name, make]) => ({
      what: `${kind}: ${name}`,
      ready: async () => {
        const content = new Uint8Array(await make());
        return async (us) => [await us.call('POST', path, content, type)];
      },
    }));
  const letters: Hostile[] = Object.entries(hostileLetters(size)).map(([name, metadataJson]) => ({
    what: `letter: ${name}`,
    isInForm: true,
    ready: () =>
      Promise.resolve(async (us: Caller) => [
        await us.call('POST', 'templates/prepare', { metadataJson }),
        ...('html' in metadataJson
          ? [await us.call('POST', 'merge-field-testing/validate-template', { templateHtml: metadataJson.html })]
          : []),
      ]),
  }));
  const bodies: Hostile[] = [
    ['nested without end', `{"name":"x","metadataJson":${'['.repeat(900_000)}${']'.repeat(900_000)}}`],
    ['of very many keys', `{${Array.from({ length: 150_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
    ['of one number', `{"name":${'9'.repeat(2_000_000)}}`],
    ['that ends nowhere', `{"name":"${'x'.repeat(1_900_000)}`],
  ].map(([what = '', body = '']) => ({
    what: `JSON ${what}`,
    ready: () => Promise.resolve(async (us: Caller) => [await us.call('POST', 'templates', body, 'application/json')]),
  }));
  return [
    ...file('workbook', 'imports?fileName=x.xlsx', 'application/octet-stream', hostileWorkbooks(size)),
    ...file('text', 'imports?fileName=x.csv', 'text/csv', hostileTexts(size)),
    ...file('picture', 'pictures', 'image/png', hostilePictures(size)),
    ...letters,
    ...bodies,
  ];
}

function floodsOf(size: number): Hostile[] {
  const flood = (what: string, count: number, call: (us: Caller, at: number) => Promise<number>): Hostile => {
    const times = Math.max(5, Math.ceil(count * size));
    return {
      what: `flood of ${times}: ${what}`,
      isInForm: true,
      ready: () => Promise.resolve((us: Caller) => Promise.all(Array.from({ length: times }, (_, at) => call(us, at)))),
    };
  };
  const orders = (...order: Parameters<typeof flood>): Hostile => ({ ...flood(...order), isServed: true });
  const list = ['Name,Date of Death', ...Array.from({ length: 2_000 }, (_, at) => `Person ${at},3/4/1984`)].join('\n');
  const mjml = `<mjml><mj-body>${'<mj-section><mj-column><mj-text>x</mj-text></mj-column></mj-section>'.repeat(100)}</mj-body></mjml>`;
  return [
    orders('letters.pdf', 100, (us) => us.call('GET', `printing/${us.records.printed}/letters.pdf`)),
    orders('labels.pdf', 100, (us) => us.call('GET', `printing/${us.records.printed}/labels.pdf`)),
    flood('presses of Run', 50, (us) => us.call('POST', `emails/jobs/${us.records.job}/run`)),
    flood('previews of a run', 50, (us) => us.call('POST', `emails/jobs/${us.records.job}/preview`)),
    orders('lists to import', 40, (us) => us.call('POST', 'imports?fileName=x.csv', list, 'text/csv')),
    orders('workbooks of the whole list', 50, (us) => us.call('GET', 'yahrzeits/export?format=xlsx')),
    orders('archives', 30, (us) => us.call('GET', 'organization/export')),
    orders('letters in MJML', 50, (us) => us.call('POST', 'templates/prepare', { metadataJson: { mjml } })),
    flood('letters that are tried', 100, (us) =>
      us.call('POST', 'merge-field-testing/validate-template', {
        templateHtml: '<p>{{yahrzeit.name}}</p>'.repeat(500),
      }),
    ),
    orders('analyses of all records', 30, (us) => us.call('POST', 'merge-field-testing/bulk-analyze', { limit: 500 })),
    orders('searches with a wrong letter', 200, (us, at) =>
      us.call('GET', `yahrzeits?filter=${encodeURIComponent(JSON.stringify({ q: `persxn ${at} perxon` }))}`),
    ),
    orders('pages of a thousand', 200, (us) => us.call('GET', 'yahrzeits?range=[0,999]')),
    orders('lists for the service', 100, (us) => us.call('GET', 'service-list.docx?yizkor=pesach')),
    flood('test letters', 50, (us) =>
      us.call('POST', 'emails/send-test', { to: 'x@example.org', templateId: us.records.template }),
    ),
  ];
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
