import { load, YAML11_SCHEMA } from 'js-yaml';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OUTSIDE_API } from '../src/app/outside-api.js';
import { readConfig } from '../src/platform/config/index.js';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const CONFIG = read('server/src/platform/config/config.ts');
/** What compose says of each service, under its name. */
const services = (): Record<string, string> =>
  Object.fromEntries(
    (read('docker-compose.yml').split(/^(?:services|volumes):\n/m)[1] ?? '')
      .split(/\n(?= {2}[a-z]+:\n)/)
      .map((part) => [/^ {2}([a-z]+):/.exec(part)?.[1] ?? '', part]),
  );
/** What `zikaron` begins. */
const programs = (): string[] => [...read('bin/programs.mjs').matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name);
/** Settings that compose leaves alone, and why. */
const NOT_IN_COMPOSE: Record<string, string> = {
  ...{ ROLE: 'each service has its own', WORKER_PORT: 'the worker’s', HOST: 'the image’s', PORT: 'the image’s' },
  ...{ ADMIN_DIR: 'nginx serves the pages', DISK_TO_WATCH: 'a container sees none but its own' },
  ...{ IDENTITY_DATABASE_URL: 'development', SOCIAL_AUTH_BASE: 'development', STRIPE_API_BASE: 'development' },
  ...{ DEMO_EMAIL: 'development', DEMO_PASSWORD: 'development', MAILBOX_PORT: 'development' },
  ...{ CLOCK_SHIFT_SECONDS: 'development', WEBHOOK_NETWORK: 'development' },
  ...{ GOOGLE_CLIENT_ID: 'the identity service’s', GOOGLE_SECRET: 'the identity service’s' },
  ...{ APPLE_CLIENT_ID: 'the identity service’s', APPLE_SECRET: 'the identity service’s' },
};
/** What compose says of a service, of what is looked at here. */
interface Service {
  readonly mem_limit?: string;
  readonly stop_grace_period?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly security_opt?: string[];
  readonly networks?: string[];
  readonly logging?: { readonly options: { readonly 'max-size'?: string } };
}
const isVariable = (name: string): boolean => new RegExp(`^ {2}${name}: `, 'm').test(CONFIG);

/** Only who is inside may ask these: the orchestrator and the metrics' collector go to the api itself. */
const INSIDE_ONLY = ['health/ready', 'metrics'];

describe('the files of the production shape', () => {
  it('given a path that the api answers outside /api, then the proxy hands it over and does not answer with the admin', () => {
    const proxied = [...read('docker/nginx.conf').matchAll(/location ~ (\S+) \{/g)].map(
      ([, one]) => new RegExp(one ?? ''),
    );
    const exact = [...read('docker/nginx.conf').matchAll(/location = (\S+) \{/g)].map(([, one]) => one);
    const handedOver = (url: string) => exact.includes(url) || proxied.some((pattern) => pattern.test(url));

    const paths = ['api/contacts', 'admin/queues', ...OUTSIDE_API].filter((one) => !INSIDE_ONLY.includes(one));
    expect(paths.filter((one) => !handedOver(`/${one.replace(/:\w+/g, 'x')}`))).toEqual([]);
    expect(INSIDE_ONLY.filter((one) => handedOver(`/${one}`))).toEqual([]);
    const signingIn = ['/login', '/login/plus', '/register', '/forgot-password'];
    const plain = ['/', '/pricing', ...signingIn, '/terms', '/privacy', '/sunset'];
    expect(plain.filter((one) => !handedOver(one))).toEqual([]);
    expect(['/prices', '/app/yahrzeits', '/account', '/unsubscribed'].filter(handedOver)).toEqual([]);
  });

  it('given what is for who is inside, then Caddy hands none of it out, with a slash at its end either', () => {
    const file = read('docker/one-machine/Caddyfile');
    const [, inside = ''] = /@inside path (.*)/.exec(file) ?? [];

    expect(inside.split(' ').sort()).toEqual(INSIDE_ONLY.flatMap((one) => [`/${one}`, `/${one}/*`]).sort());
    expect(file).toMatch(/^\thandle @inside \{\n\t\trespond 404\n\t\}$/m);
  });

  it('given a variable in the compose file, then the server knows it; and of its own, all are there that are for production', () => {
    const [, anchor = ''] = /environment: &environment\n((?: {4}.*\n)+)/.exec(read('docker-compose.yml')) ?? [];
    const compose = [...anchor.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name ?? '');
    const [, shape = ''] = /const variables = z\.object\(\{\n([^]*?)\n\}\);/.exec(CONFIG) ?? [];
    const ours = [...shape.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name ?? '');

    expect(ours.length).toBeGreaterThan(40);
    expect(compose.filter((name) => !isVariable(name))).toEqual([]);
    expect(ours.filter((name) => !compose.includes(name) && !(name in NOT_IN_COMPOSE))).toEqual([]);
  });

  it('given a service, then its memory, its logs and its end have a limit, and it is hardened', () => {
    const { services: all } = load(read('docker-compose.yml'), { schema: YAML11_SCHEMA }) as {
      services: Record<string, Service>;
    };
    expect(Object.keys(all)).toHaveLength(7);
    for (const [name, service] of Object.entries(all)) {
      const said = [service.mem_limit, service.stop_grace_period, service.logging?.options['max-size']];
      expect([name, said.every(Boolean), service.read_only, service.cap_drop]).toEqual([name, true, true, ['ALL']]);
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
    }
    expect([all.postgres?.networks, all.redis?.networks]).toEqual([['inside'], ['inside']]);
    expect(read('docker-compose.yml')).toContain('\n  inside: { internal: true }\n');
  });

  it('given a setting of compose that is asked of people, then the example of settings names it', () => {
    const asked = [...read('docker-compose.yml').matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name ?? '');
    const example = read('docker/production.env.example');
    const unsaid = new Set(asked.filter((name) => !new RegExp(`^${name}=`, 'm').test(example)));

    expect([...unsaid]).toEqual(['SUPABASE_ANON_KEY']);
  });

  it('given the settings of one machine as they are offered, once they are filled in, then a server takes them', () => {
    const said = read('docker/one-machine/zikaron.env.example');
    const settings = Object.fromEntries(
      [...said.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const secret = 'y'.repeat(32);
    const filledIn = { ...settings, SUPABASE_ANON_KEY: secret, SUPABASE_JWT_SECRET: secret, LINK_SECRET: secret };

    expect(Object.keys(settings).filter((name) => !isVariable(name))).toEqual([]);
    expect(readConfig({ ...filledIn, NODE_ENV: 'production' })).toMatchObject({ BACKUP_DRILL: true, BILLING: 'off' });
    expect(() => readConfig({ ...settings, NODE_ENV: 'production' })).toThrow(/LINK_SECRET/);
  });

  it('given the identity service of Kubernetes, then it is set as that of compose', () => {
    const named = (text: string) =>
      [...text.matchAll(/(?:^ {6}|name: )((?:GOTRUE|API)_[A-Z_]+)/gm)].map(([, name]) => name ?? '');
    const compose = named(services().identity ?? '').filter((name) => !name.startsWith('GOTRUE_EXTERNAL_G'));
    const kubernetes = named(read('docker/kubernetes/identity.yaml'));

    expect(kubernetes.length).toBeGreaterThan(25);
    expect(compose.filter((name) => !kubernetes.includes(name) && !/EXTERNAL_(GOOGLE|APPLE)/.test(name))).toEqual([]);
  });

  it('given a program that documents name, then it is there', () => {
    const pages = ['README.md', ...readdirSync(path.join(root, 'docs/how-to')).map((name) => `docs/how-to/${name}`)];
    const text = pages.map(read).join('\n');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

    const asked = [...text.matchAll(/(?<=[`\s])zikaron ([a-z][a-z-]+)(?=[`\s])/g)].map(([, verb = '']) => verb);
    expect(asked).toContain('restore-congregation');
    expect(asked.filter((verb) => !programs().includes(verb))).toEqual([]);
    expect([...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].filter(([, name = '']) => !(name in scripts))).toEqual([]);
  });

  it('given an image, then it runs as nobody of weight, and the containers cannot write to themselves', () => {
    expect(read('docker/server.Dockerfile')).toMatch(/^USER node$/m);
    expect(read('docker/admin.Dockerfile')).toMatch(/^FROM nginxinc\/nginx-unprivileged:/m);
    expect(read('docker-compose.yml')).toMatch(/x-hardened: &hardened\n(?: {2}.*\n)*? {2}read_only: true/);
    const ours = ['site', 'migrate', 'api', 'worker', 'identity'];
    expect(ours.filter((name) => !/^ {4}<<: \*(hardened|server)$/m.test(services()[name] ?? ''))).toEqual([]);
    expect(
      ['site', 'api', 'identity', 'postgres', 'redis'].filter((name) => !services()[name]?.includes('healthcheck:')),
    ).toEqual([]);
  });

  it('given what an image copies, then it is in the repository', () => {
    const copied = ['server', 'admin'].flatMap((name) =>
      [...read(`docker/${name}.Dockerfile`).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from]) =>
        from!.split(' '),
      ),
    );

    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((one) => !existsSync(path.join(root, one)))).toEqual([]);
  });

  it('given the identity service, then it counts attempts by an address that only the proxy writes', () => {
    const [, header] = /GOTRUE_RATE_LIMIT_HEADER: (\S+)/.exec(services().identity ?? '') ?? [];

    expect(header).toBe('X-Real-IP');
    expect(read('docker/nginx.conf')).toContain(`proxy_set_header ${header} $remote_addr;`);
  });

  it('given the identity service, then addresses are confirmed, links and sessions end, and passwords are not short or leaked', () => {
    for (const setting of [
      "MAILER_AUTOCONFIRM: 'false'",
      "MAILER_OTP_EXP: '3600'",
      "PASSWORD_MIN_LENGTH: '8'",
      "PASSWORD_HIBP_ENABLED: 'true'",
      'SESSIONS_INACTIVITY_TIMEOUT: 720h',
      'SESSIONS_TIMEBOX: 2160h',
      "MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'true'",
      "SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true'",
      "SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: 'true'",
      "SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '0'",
    ]) {
      expect(services().identity).toContain(`\n      GOTRUE_${setting}\n`);
    }
  });

  it('given a letter of the identity service, then it is one of ours, whose link opens our page and uses nothing up', () => {
    const letters = [
      ...(services().identity ?? '').matchAll(/GOTRUE_MAILER_TEMPLATES_\w+: http:\/\/site:8080\/(\S+)/g),
    ];
    expect(letters).toHaveLength(4);
    expect(read('docker/admin.Dockerfile')).toContain(
      'COPY server/src/auth/provider/letters /usr/share/nginx/html/identity-letters',
    );
    for (const [, file = ''] of letters) {
      const letter = read(file.replace('identity-letters', 'server/src/auth/provider/letters'));
      expect(letter).toMatch(/href="\{\{ \.SiteURL \}\}\?token_hash=\{\{ \.TokenHash \}\}&type=\w+"/);
      expect(letter).not.toContain('ConfirmationURL');
    }
  });

  it('given the worker and the api, then they are started with the same flags of Node as on a single machine', async () => {
    const { NODE_FLAGS } = await import('../src/app/embedded/child.js');

    expect(read('docker/one-machine/zikaron.service')).toContain(
      `node ${NODE_FLAGS.join(' ')} bin/zikaron.mjs serve\n`,
    );
    expect(read('docker/server.Dockerfile')).toContain(
      `CMD ${JSON.stringify(['node', ...NODE_FLAGS, 'dist/program/main.js']).replaceAll(',', ', ')}`,
    );
  });

  it('given a program that is named where containers are started, then it is one that an installation has', () => {
    const there = programs().map((name) => `dist/program/${name === 'serve' ? 'main' : name}.js`);
    const files = ['docker-compose.yml', 'docker/server.Dockerfile'];
    const manifests = ['docker/kubernetes/api.yaml', 'docker/kubernetes/worker.yaml'];
    const named = [...files, ...manifests].flatMap((file) => read(file).match(/\bdist\/[\w/-]+\.js\b/g) ?? []);

    expect(named).toContain('dist/program/migrate.js');
    expect(named.filter((file) => !there.includes(file))).toEqual([]);
  });
});
