import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OUTSIDE_API } from '../src/app/application.js';

const read = (file: string): string => readFileSync(path.join(__dirname, '../..', file), 'utf8');
const CONFIG = read('server/src/platform/config/config.ts');
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
    expect(['/', '/login', '/app/yahrzeits', '/account', '/unsubscribed'].filter(handedOver)).toEqual([]);
  });

  it('given a variable in the compose file or the entrypoint, then the server knows it', () => {
    const [, anchor = ''] = /environment: &environment\n((?: {4}.*\n)+)/.exec(read('docker-compose.yml')) ?? [];
    const compose = [...anchor.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name ?? '');
    const [, list = ''] = /for name in ([A-Z_ ]+); do/.exec(read('docker/entrypoint.sh')) ?? [];

    expect(compose.length).toBeGreaterThan(8);
    expect([...compose, ...list.split(' ')].filter((name) => !isVariable(name))).toEqual([]);
  });

  it('given an image, then it runs as nobody of weight, and the containers cannot write to themselves', () => {
    expect(read('docker/server.Dockerfile')).toMatch(/^USER node$/m);
    expect(read('docker/admin.Dockerfile')).toMatch(/^FROM nginxinc\/nginx-unprivileged:/m);
    expect(read('docker-compose.yml')).toMatch(/x-hardened: &hardened\n(?: {2}.*\n)*? {2}read_only: true/);
  });

  it('given the worker and the api, then they are started with the same small heap as on a single machine', async () => {
    const { SMALL_HEAP } = await import('../src/app/embedded/child.js');

    expect(read('docker/server.Dockerfile')).toContain(
      `CMD ${JSON.stringify(['node', ...SMALL_HEAP, 'dist/src/main.js']).replaceAll(',', ', ')}`,
    );
  });
});
