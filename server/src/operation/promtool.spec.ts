import { load } from 'js-yaml';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serveWatchers } from '../app/watchers.js';
import { aWorld, type World } from '../../test/world.js';

const TOKEN = 'the token of whoever reads figures';
const promtool = (args: string[], input = '') => {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return { missing: Boolean(error), status, said: `${stdout}${stderr}` };
};
const isMissing = promtool(['--version']).missing;
/** Debian's package `prometheus` has promtool; where it is not installed, what needs it is skipped and said to be. */
const whereInstalled = isMissing ? it.skip : it;

interface Rules {
  readonly groups: { readonly rules: { readonly alert: string }[] }[];
}
interface Tests {
  readonly tests: { readonly alert_rule_test: { readonly alertname: string; readonly exp_alerts?: object[] }[] }[];
}
const yaml = (file: string): unknown => load(readFileSync(`docs/operation/${file}`, 'utf8'));

describe('what Prometheus makes of it', () => {
  let world: World;

  beforeAll(async () => {
    world = await aWorld({ METRICS_TOKEN: TOKEN, BACKUP_TO: '/nowhere', WORKER_PORT: '0' });
  });
  afterAll(() => world.close());

  it('given an alert, then there is a case in which it is heard and one in which it is silent', () => {
    const alerts = (yaml('alerts.yml') as Rules).groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    const cases = (yaml('alerts.test.yml') as Tests).tests.flatMap((one) => one.alert_rule_test);
    const known = (heard: boolean) =>
      alerts.filter((alert) => cases.some((one) => one.alertname === alert && Boolean(one.exp_alerts) === heard));

    expect(alerts.length).toBeGreaterThan(5);
    expect([known(true), known(false)]).toEqual([alerts, alerts]);
  });

  whereInstalled('given those cases, then promtool finds each as it is told (promtool)', () => {
    expect(promtool(['test', 'rules', 'docs/operation/alerts.test.yml'])).toMatchObject({ status: 0 });
  });

  whereInstalled(
    'given the figures of an api and of a worker, then promtool finds nothing to mend (promtool)',
    async () => {
      const watchers = serveWatchers(world.app, world.config)!;
      if (!watchers.listening) await new Promise((resolve) => watchers.once('listening', resolve));
      const authorization = `Bearer ${TOKEN}`;
      const api = await world.as().get('/metrics').set('Authorization', authorization).expect(200);
      const { port } = watchers.address() as AddressInfo;
      const worker = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } });
      const told = [api.text, await worker.text()];
      watchers.close();

      for (const text of told) {
        expect(text).toMatch(/^zikaron_build_info/m);
        expect(promtool(['check', 'metrics'], text)).toEqual({ missing: false, status: 0, said: '' });
      }
    },
  );
});
