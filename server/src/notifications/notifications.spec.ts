import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { NotFound } from '../platform/http/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';
import { NotificationRow } from './notification.entity.js';
import { NotificationsService, type Cause } from './notifications.service.js';
import { StandingClock } from '../../test/standing-clock.js';

let database: TestDatabase;
let db: DataSource;
let notifications: NotificationsService;
let [ours, theirs]: OrganizationId[] = [];

const failed = {
  cause: 'message-failed:1',
  key: 'observer-wrote',
  values: { name: 'Ruth', text: '550' },
  severity: 'error',
} satisfies Cause;

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([NotificationRow]);
  notifications = new NotificationsService(db, new StandingClock(new Date('2026-11-20T12:00:00Z')));
});
beforeEach(async () => {
  const rows: { id: string }[] = await db.query(
    `INSERT INTO organization (name, org_code) VALUES ('A', gen_random_uuid()::text), ('B', gen_random_uuid()::text) RETURNING id`,
  );
  [ours, theirs] = rows.map(({ id }) => admit(id));
});
afterAll(() => database.drop());

describe('notifications', () => {
  it('given one cause that comes again while it is unread, then there is one notification and not a flood', async () => {
    await notifications.raise(ours!, failed);
    await notifications.raise(ours!, { ...failed, values: { name: 'Ruth', text: '551' } });

    const { data, total } = await notifications.list(ours!, {});

    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ message: '551', readAt: null });
  });

  it('given one that was read, when its cause comes again, then it is told anew', async () => {
    await notifications.raise(ours!, failed);
    await notifications.markRead(ours!, 'all');
    await notifications.raise(ours!, failed);

    expect(await notifications.unreadCount(ours!)).toBe(1);
    expect((await notifications.list(ours!, {})).total).toBe(2);
  });

  it('given another organization, when it marks or dismisses ours, then ours stay as they are', async () => {
    await notifications.raise(ours!, failed);
    const [one] = (await notifications.list(ours!, {})).data;

    await notifications.markRead(theirs!, [one!.id]);
    await expect(notifications.dismiss(theirs!, one!.id)).rejects.toThrow(NotFound);

    expect(await notifications.unreadCount(ours!)).toBe(1);
  });

  it('given what it told of is no longer so, then it is shown no more, and that of another organization is', async () => {
    await Promise.all([ours!, theirs!].map((org) => notifications.raise(org, failed)));

    await notifications.settle(ours!, failed.cause);

    expect((await notifications.list(ours!, {})).total).toBe(0);
    expect((await notifications.list(theirs!, {})).total).toBe(1);
  });

  it('given one that is dismissed, then it is shown no more', async () => {
    await notifications.raise(ours!, failed);
    const [one] = (await notifications.list(ours!, {})).data;
    await notifications.dismiss(ours!, one!.id);
    await notifications.dismiss(ours!, one!.id);

    expect((await notifications.list(ours!, {})).total).toBe(0);
  });
});
