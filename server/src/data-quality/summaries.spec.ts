import { randomUUID } from 'node:crypto';
import { LetterCounts, LEAVE_UNCOUNTED } from '../emails/index.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';

const HOUR_MS = 3_600_000;

describe('the summaries', () => {
  let world: World;
  let office: Congregation;
  let template: string;

  beforeAll(async () => {
    world = await aWorld();
  });
  beforeEach(async () => {
    office = await world.congregation(`Office ${randomUUID().slice(0, 8)}`);
    [{ id: template }] = await world.db.query(`SELECT id FROM template WHERE organization_id = $1 LIMIT 1`, [
      office.org,
    ]);
  });
  afterAll(() => world.close());

  const issue = (field: string, type = 'missing_data', severity = 'medium') => ({ field, type, severity });

  /** A letter that was sent so many hours ago and used four fields. */
  async function sent(hoursAgo: number, issues: object[] = []): Promise<void> {
    await world.db.query(
      `WITH changed AS (
         INSERT INTO email_message (organization_id, occasion, template_id, to_email, state, sent_at, merge_fields_used, merge_field_issues)
         VALUES ($1, gen_random_uuid()::text, $2, 'daniel@family.example', 'sent', $3,
                 '["yahrzeit.name","yahrzeit.hebrewName","contact.name","contact.phone"]', $4) RETURNING *)
       ${LEAVE_UNCOUNTED}`,
      [office.org, template, new Date(Date.now() - hoursAgo * HOUR_MS), JSON.stringify(issues)],
    );
  }
  const ask = async (path: string) => (await world.as(office.people.viewer).get(`/api/${path}`).expect(200)).body;
  const counts = () => world.app.get(LetterCounts, { strict: false });

  it('given letters with and without gaps, then the summaries have the shape and the figures that the dashboard shows', async () => {
    await sent(2, [issue('yahrzeit.hebrewName'), issue('contact.phone', 'empty_value', 'low')]);
    await sent(3, [issue('yahrzeit.hebrewName')]);
    await sent(30);
    await counts().countAll(office.org);

    expect(await ask('merge-field-testing/organization-summary?days=7')).toEqual({
      summary: { averageSuccessRate: 75, totalIssues: 3, totalTemplates: 1 },
      issuesBySeverity: { high: 0, medium: 2, low: 1 },
      issuesByType: { missing_data: 2, invalid_field: 0, empty_value: 1 },
    });
    expect(await ask('notifications/merge-field-summary?days=7')).toMatchObject({
      summary: { totalAffectedEmails: 3, totalNotifications: 0 },
      mostProblematicFields: [
        { field: 'yahrzeit.hebrewName', count: 2 },
        { field: 'contact.phone', count: 1 },
      ],
      mostProblematicTemplates: [{ templateId: template, issueCount: 3 }],
      recentNotifications: [],
    });
  });

  it('given the last 24 hours, then what was sent before them is not in the figures', async () => {
    await sent(2);
    await sent(30, [issue('contact.phone')]);
    await counts().countAll(office.org);

    const { summary } = await ask('notifications/merge-field-summary?days=1');

    expect(summary.totalAffectedEmails).toBe(1);
    expect((await ask('merge-field-testing/organization-summary?days=1')).summary.totalIssues).toBe(0);
    expect((await ask('data-quality/over-time?days=1')).data).toMatchObject([{ letters: 1, successRate: 100 }]);
  });

  it('given nothing sent, then nothing is wrong', async () => {
    const { summary } = await ask('merge-field-testing/organization-summary?days=90');

    expect(summary).toEqual({ averageSuccessRate: null, totalIssues: 0, totalTemplates: 0 });
    expect((await ask('data-quality/over-time?days=90')).data).toEqual([]);
  });

  it('given eight who count at once, then every letter is counted once, as grouping the letters themselves says', async () => {
    for (let n = 0; n < 60; n++) await sent(n, n % 3 ? [issue('contact.phone'), issue('yahrzeit.hebrewName')] : []);

    await Promise.all(Array.from({ length: 8 }, () => counts().countAll()));

    const [{ letters, issues }] = await world.db.query(
      `SELECT (SELECT sum(letters)::int FROM letter_summary WHERE organization_id = $1) AS letters,
              (SELECT sum(issues)::int FROM merge_field_summary WHERE organization_id = $1) AS issues`,
      [office.org],
    );
    const [raw] = await world.db.query(
      `SELECT count(*)::int AS letters, sum(jsonb_array_length(merge_field_issues))::int AS issues
         FROM email_message WHERE organization_id = $1`,
      [office.org],
    );
    expect({ letters, issues }).toEqual(raw);
  });

  it('given a letter whose fate was unknown, when a person says that it arrived, then it counts from then on', async () => {
    const [{ id }] = await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, template_id, to_email, state, merge_fields_used, merge_field_issues)
       VALUES ($1, 'x:1', $2, 'daniel@family.example', 'uncertain', '["contact.phone"]', $3) RETURNING id`,
      [office.org, template, JSON.stringify([issue('contact.phone')])],
    );

    await world.as(office.people.staff).post(`/api/emails/${id}/settle`).send({ verdict: 'arrived' });
    await counts().countAll(office.org);

    expect((await ask('merge-field-testing/organization-summary?days=7')).summary).toEqual({
      averageSuccessRate: 0,
      totalIssues: 1,
      totalTemplates: 1,
    });
  });
});
