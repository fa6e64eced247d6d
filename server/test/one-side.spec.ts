import {
  kinshipAsRead,
  nameAsRead,
  type ImportRow,
  type ImportSummary,
  type Observer,
  type ServiceList,
} from '@zikaron/contract';
import { ImportWork } from '../src/imports/index.js';
import { aWorld, type Congregation, type World } from './world.js';

/** Who is who: what the one who died was to the one who observes, in the family's word, and both sentences of it. */
const FAMILIES = [
  {
    died: ['Sarah Cohen', 'שרה בת משה'],
    observes: ['David Cohen', 'דוד בן יוסף'],
    word: { en: 'mother', he: 'אם' },
    told: { en: 'Sarah Cohen, mother of David Cohen', he: 'שרה בת משה, אמו של דוד בן יוסף' },
  },
  // The same two the other way round, since a record of one and of the other are different sentences.
  {
    died: ['David Cohen', 'דוד בן יוסף'],
    observes: ['Sarah Cohen', 'שרה בת משה'],
    word: { en: 'son', he: 'בן' },
    told: { en: 'David Cohen, son of Sarah Cohen', he: 'דוד בן יוסף, בנה של שרה בת משה' },
  },
] as const;

describe('what the one who died was to the one who observes', () => {
  let world: World;
  let ours: Congregation;

  beforeAll(async () => {
    world = await aWorld();
  });
  beforeEach(async () => {
    ours = await world.congregation('Beth Shalom');
  });
  afterAll(() => world.close());

  const staff = () => world.as(ours.people.staff);
  const brought = async ({ died, observes, word }: (typeof FAMILIES)[number]): Promise<ImportRow> => {
    const file = `Deceased,Hebrew Name,Date of Death,Observed By,Relationship,Email\n${died.join(',')},3/3/1984,${observes[0]},${word.en},family@example.org\n`;
    const { body } = await staff().post('/api/imports?fileName=list.csv').set('Content-Type', 'text/csv').send(file);
    const { id } = body as ImportSummary;
    const rows = await staff().get(`/api/imports/${id}/rows`).expect(200);
    await staff().post(`/api/imports/${id}/run`).expect(200);
    await world.app.get(ImportWork).carryOut(ours.org, id);
    return (rows.body as { data: ImportRow[] }).data[0]!;
  };
  const onRecord = async (): Promise<Observer> => {
    const { body } = await staff().get('/api/observers').expect(200);
    return (body as { data: Observer[] }).data[0]!;
  };
  const onList = async (language: 'en' | 'he'): Promise<string[]> => {
    const [{ friday }] = await world.db.query(
      `SELECT service_date AS friday FROM occurrence WHERE organization_id = $1 AND on_hebrew_calendar AND date > now() ORDER BY date LIMIT 1`,
      [ours.org],
    );
    const { body } = await staff().get(`/api/service-list?friday=${friday}&language=${language}`).expect(200);
    return (body as ServiceList).services.flatMap(({ names }) => names.map(({ text }) => text));
  };
  const inLetter = async (language: 'en' | 'he', observerId: string): Promise<string> => {
    const asked = { language, observerId, expressions: ['{{contact.relationship}}'] };
    const { body } = await staff().post('/api/merge-field-testing/fill').send(asked).expect(200);
    return (body as { filled: string[] }).filled[0]!;
  };

  it.each(FAMILIES)(
    'given $told.en, then form, import, record, list and letter say it from the same side',
    async (family) => {
      const { died, observes, word, told } = family;

      const { observers } = await brought(family);
      const observer = await onRecord();
      await world.db.query('UPDATE contact SET hebrew_name = $2 WHERE id = $1', [observer.contact.id, observes[1]]);

      // The import's row, and the record's page beside the observer.
      const kin = `${word.en} of ${observes[0]}`;
      expect(observers.map((one) => kinshipAsRead({ ...one, relationshipDetail: one.detail }, 'en'))).toEqual([kin]);
      expect(kinshipAsRead({ ...observer, name: observes[0] }, 'en')).toBe(kin);
      // The form shows what will be read by the function of the list.
      expect(nameAsRead(died[0], [{ ...observer, name: observes[0] }], 'en')).toBe(told.en);
      expect(nameAsRead(died[1], [{ ...observer, name: observes[1] }], 'he')).toBe(told.he);
      expect([await onList('en'), await onList('he')]).toEqual([[told.en], [told.he]]);
      expect([await inLetter('en', observer.id), await inLetter('he', observer.id)]).toEqual([word.en, word.he]);
    },
  );
});
