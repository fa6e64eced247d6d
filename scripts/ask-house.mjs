// `node scripts/ask-house.mjs FOLDER`: what was gathered there does what its packages are for: it makes a letter, a sheet, a picture,
// reads a photograph, encrypts a backup, and serves its pages and the two consoles. Only the database is that of who asks.
import { spawn, spawnSync } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import {
  freePort,
  removeTemporary,
  startTemporaryPostgres,
  temporaryDirectory,
} from '../dist/src/app/embedded/temporary-postgres.js';

const house = path.resolve(process.argv[2]);
const program = (name) => pathToFileURL(path.join(house, 'dist/program', `${name}.js`));
const door = (name) => import(program(name).href);

const problems = [];
/** What is asked has to answer so. */
async function ask(what, question, isRight) {
  try {
    const answer = await question();
    if (isRight(answer)) return answer;
    problems.push(`${what}: ${JSON.stringify(answer)?.slice(0, 2000)}`);
  } catch (failure) {
    problems.push(`${what}: ${failure.stack ?? JSON.stringify(failure)}`);
  }
  return {};
}

/** A white picture, as PNG. */
function white(width, height) {
  const part = (kind, content) => {
    const named = Buffer.concat([Buffer.from(kind), content]);
    return Buffer.concat([fourBytes(content.length), named, fourBytes(crc32(named))]);
  };
  const rows = Buffer.alloc((width + 1) * height, 255).map((byte, i) => (i % (width + 1) === 0 ? 0 : byte));
  const head = Buffer.concat([fourBytes(width), fourBytes(height), Buffer.from([8, 0, 0, 0, 0])]);
  const parts = [part('IHDR', head), part('IDAT', deflateSync(rows)), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function fourBytes(number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

/** The tasks, in the processes in which they are done. */
async function askTasks() {
  const { HeavyWork } = await door('platform-heavy-work');
  const work = new HeavyWork();
  const done = (task, input) => work.run('the asker', program(`${task}.task`), input);
  const mjml =
    '<mjml><mj-body><mj-section><mj-column><mj-text>Ploni</mj-text></mj-column></mj-section></mj-body></mjml>';
  const design = { language: 'en', subject: 'Remembered', preheader: null, metadataJson: { mjml } };
  const labels = [{ recipient: 'פלוני Almoni', address: '1 Main Street' }];
  const about = { title: 'Labels', size: 'letter', at: new Date() };
  const drawing = white(640, 480);

  await ask(
    'a letter in MJML',
    () => done('prepare-template', { design, picturesAt: 'https://pictures.example' }),
    ({ html }) => /<table[^]*Ploni/.test(html),
  );
  await ask(
    'labels as PDF',
    () => done('write-pdf', { about, what: { labels, sheet: '5160', used: 0 } }),
    (pdf) => Buffer.from(pdf).toString('latin1').startsWith('%PDF'),
  );
  await ask(
    'a picture',
    () => done('fit-for-mail', drawing),
    ({ width, content }) => width === 640 && content.length > 0,
  );
  const { picture, boxes } = await ask(
    'a photograph',
    () => done('prepare', { file: drawing }),
    ({ boxes }) => boxes.length,
  );
  await ask(
    'its plates',
    () => done('read-plates', { picture, boxes }),
    (plates) => plates.length === boxes?.length,
  );
  await work.onApplicationShutdown();
}

/** What is loaded only where somebody set it up. */
async function askWhatIsSeldom() {
  const { safeSftp } = await door('platform-outward-calls');
  const { startErrorReports, flushErrorReports } = await door('platform-error-reports');
  const resolve = () => [{ address: '127.0.0.1', family: 4 }];
  const trust = { password: 'a word', hostKey: null };
  const limits = { seconds: 10, bytes: 1 };
  const nobody = () => safeSftp('sftp://ploni@127.0.0.1:1/list.csv', trust, limits, { network: 'any', resolve });
  await ask('SFTP', nobody, ({ error }) => /refused/i.test(error));
  const reports = { SENTRY_DSN: 'http://key@127.0.0.1:1/1', NODE_ENV: 'production', ROLE: 'api' };
  await ask(
    'Sentry',
    () => startErrorReports(reports),
    () => true,
  );
  await flushErrorReports(1);
}

const SECRET = 'a secret that only the identity service knows';
const RECIPIENT = 'age1lggyhqrw2nlhcxprm67z43rta597azn8gknawjehu9d9dl0jq3yqqvfafg';

function settings(database, folder) {
  return {
    ...{ PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATABASE_URL: database, REDIS_URL: '' },
    ...{ SUPABASE_URL: 'http://identity.test', SUPABASE_JWT_SECRET: SECRET, LINK_SECRET: 'y'.repeat(32) },
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://zikaron.test', OPERATOR_EMAILS: 'operator@example.org' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', BACKUP_RECIPIENTS: RECIPIENT, BACKUP_TO: folder },
  };
}

function operatorsToken() {
  const written = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ iss: 'http://identity.test/auth/v1', aud: 'authenticated', role: 'authenticated', sub: randomUUID() },
    ...{ email: 'operator@example.org', session_id: randomUUID(), is_anonymous: false, iat: now, exp: now + 600 },
    user_metadata: { firstName: 'Rivka', organizationName: 'Beth Shalom' },
  };
  const said = `${written({ alg: 'HS256', typ: 'JWT' })}.${written(claims)}`;
  return `${said}.${createHmac('sha256', SECRET).update(said).digest('base64url')}`;
}

const zikaron = (env, ...args) =>
  spawnSync(process.execPath, [path.join(house, 'bin/zikaron.mjs'), ...args], { env, encoding: 'utf8' });

/** With a database: programs that run once, then everything that is served. */
async function askWithDatabase(directory) {
  const postgres = await startTemporaryPostgres(directory);
  const env = settings(postgres.url('postgres'), directory);
  for (const asked of [['migrate'], ['night', '--dry-run'], ['backup']])
    await ask(
      asked.join(' '),
      () => zikaron(env, ...asked),
      ({ status }) => status === 0,
    );
  const PORT = String(await freePort());
  const server = spawn(process.execPath, [path.join(house, 'bin/zikaron.mjs'), 'serve'], {
    env: { ...env, PORT },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [word] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  await ask(
    'serve',
    () => word,
    (said) => said === 'ready',
  );
  if (word === 'ready') await askPages(`http://127.0.0.1:${PORT}`);
  server.kill();
}

async function askPages(address) {
  const headers = { authorization: `Bearer ${operatorsToken()}` };
  const get = async (page) => {
    const answer = await fetch(`${address}/${page}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  const token = headers.authorization.slice('Bearer '.length);
  await fetch(`${address}/api/auth/supabase/callback`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: token }),
  });
  await ask(
    'the pages',
    () => get('app/'),
    ({ text }) => text.includes('<script'),
  );
  await ask(
    "the API's document",
    () => get('api/docs/swagger-ui-bundle.js'),
    ({ text }) => text.includes('SwaggerUIBundle'),
  );
  const { text } = await ask(
    'the console',
    () => get('admin/queues/'),
    (page) => page.text.includes('static/js/main'),
  );
  const [script = 'static'] = /static\/js\/main[^"]*/.exec(text ?? '') ?? [];
  await ask(
    'its script',
    () => get(`admin/queues/${script}`),
    ({ status, text }) => status === 200 && text.length > 10_000,
  );
}

const directory = temporaryDirectory();
try {
  await askTasks();
  await askWhatIsSeldom();
  await askWithDatabase(directory);
} finally {
  await removeTemporary(directory);
}
if (problems.length) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
