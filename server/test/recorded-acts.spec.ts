import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { HistoryLine } from '@zikaron/contract';
import { ACT } from '../src/platform/audit/index.js';
import { everyRecord, type Records } from './records.js';
import { apiDocument } from './routes.js';
import { aWorld, type Congregation, type World } from './world.js';

/** They write more of it than the route knows. */
const RECORD_THEMSELVES = ['organization/export', 'personal-data'];
/** Pictures of letters and of the house, for mailboxes and browsers: no act of anybody. */
const NOBODYS = ['/api/pictures/'];

describe('what is done with people’s data', () => {
  let world: World;
  let us: Congregation;
  let ours: Records;

  beforeAll(async () => {
    world = await aWorld();
    us = await world.congregation('Ourselves');
    ours = await everyRecord(world.db, us.org, 'Ourselves');
    await world.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active'`);
  });
  afterAll(() => world.close());

  const owner = () => world.as(us.people.owner);
  const latest = async (): Promise<Record<string, unknown>> => {
    const [row] = await world.db.query(
      'SELECT action, resource, resource_id AS id, actor_name AS actor, after FROM audit_log WHERE organization_id = $1 ORDER BY audit_log.id DESC LIMIT 1',
      [us.org],
    );
    return row as Record<string, unknown>;
  };

  it('given any route that hands out a file, then the history knows of it', async () => {
    const handlers = new Map<string, unknown>();
    for (const { metatype } of world.app.get(DiscoveryService, { strict: false }).getControllers()) {
      const prototype = (metatype?.prototype ?? {}) as Record<string, object>;
      for (const method of new MetadataScanner().getAllMethodNames(prototype))
        handlers.set(`${metatype?.name}.${method}`, Reflect.getMetadata(ACT, prototype[method] ?? {}));
    }
    const recorded = [...handlers.values()].filter(Boolean).length;
    const files = Object.entries((await apiDocument(world.app)).paths)
      .filter(([, methods]) => JSON.stringify((methods as { get?: object }).get ?? {}).includes('"binary"'))
      .map(([path]) => path)
      .filter((path) => ![...RECORD_THEMSELVES, ...NOBODYS].some((part) => path.includes(part)));

    expect(files.length).toBeGreaterThanOrEqual(9);
    expect(recorded).toBeGreaterThanOrEqual(files.length + 5);
  });

  it.each([
    ['yahrzeits/export', 'yahrzeits', { rows: 1 }],
    ['contacts/export', 'contacts', { rows: 1 }],
    ['observers/export', 'observers', { rows: 1 }],
    ['emails/export', 'emails', { rows: 1 }],
    ['emails/jobs/export', 'email jobs', { rows: 1 }],
    ['templates/export', 'templates', {}],
    ['coverage/export', 'coverage', {}],
    ['service-list.txt', 'service list', {}],
    ['service-list.docx', 'service list', {}],
    ['service-list.pdf', 'service list', {}],
    ['pulpit-sheet.pdf', 'service list', {}],
  ])('given %s, then it says who took it, by which filter, and how many rows', async (path, resource, rows) => {
    const asked = path.includes('/export') && !path.startsWith('coverage') ? { filter: '{"q":"ourselves"}' } : {};
    await owner().get(`/api/${path}`).query(asked).expect(200);

    expect(await latest()).toMatchObject({ action: 'export', resource, actor: 'owner', after: { ...asked, ...rows } });
  });

  it('given letters and labels that are printed again, then each is written down with its batch', async () => {
    for (const [file, resource] of [
      ['letters', 'printed letters'],
      ['labels', 'labels'],
    ]) {
      await owner().get(`/api/printing/${ours.printed}/${file}.pdf`).expect(200);
      expect(await latest()).toMatchObject({ action: 'export', resource, id: ours.printed, after: { rows: 1 } });
    }
  });

  it('given dates worked out anew, a notification dismissed, then each is written down', async () => {
    await owner().post(`/api/yahrzeits/${ours.yahrzeit}/recalculate`).expect(200);
    expect(await latest()).toMatchObject({ action: 'recalculate', resource: 'yahrzeit', id: ours.yahrzeit });

    await owner().post(`/api/notifications/${ours.notification}/dismiss`).expect(200);
    expect(await latest()).toMatchObject({ action: 'dismiss', resource: 'notification', id: ours.notification });
  });

  it('given what is refused, then it is no act', async () => {
    const before = await latest();
    await owner().get('/api/yahrzeits/export').query({ format: 'exe' }).expect(400);
    await world.as(us.people.viewer).post(`/api/yahrzeits/${ours.yahrzeit}/recalculate`).expect(403);

    expect(await latest()).toEqual(before);
  });

  it('given the history itself, then it shows them', async () => {
    const { body } = await owner().get('/api/history').query({ filter: '{"resource":"contacts"}' }).expect(200);
    const [line] = body.data as HistoryLine[];

    expect(line).toMatchObject({ action: 'export', actor: 'owner' });
    expect(line?.changes).toContainEqual({ field: 'rows', before: null, after: '1' });
  });
});
