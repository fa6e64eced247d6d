import { understood } from '../../../test/read-rows.js';

const KIN = ['mother', 'father', 'wife', 'uncle', 'mother', 'father'];
const DIED = ['Sarah Blum', 'Jacob Gold', 'Miriam Katz', 'Isaac Stone', 'Rachel Ring', 'Moses Adler'];
const LIVING = ['Leo', 'Ruth', 'Max', 'Esther', 'Samuel', 'Deborah'];
const LAST = ['Blum', 'Gold', 'Katz', 'Stone', 'Ring', 'Adler'];
const fieldsOf = async (headings: string, row: (at: number) => string) => {
  const { columns } = await understood(Buffer.from([headings, ...DIED.map((_, at) => row(at))].join('\n')));
  return columns.map(({ field }) => field);
};
const day = (at: number) => `3/${at + 13}/1990`;

describe('a column of names under a heading that nobody knows', () => {
  it('given bare names beside it and the kinship speaks of it, then it is of those who died', async () => {
    const fields = await fieldsOf(
      'Last Name,First Name,Zecher,Date of Death,Relation',
      (at) => `${LAST[at]},${LIVING[at]},${DIED[at]},${day(at)},${KIN[at]}`,
    );

    expect(fields).toEqual(['observerLastName', 'observerFirstName', 'name', 'gregorianDate', 'relationship']);
  });

  it('given bare names beside it and nothing tells, then both are asked: the living are not written down as dead', async () => {
    const fields = await fieldsOf(
      'Last Name,First Name,Zecher,Date of Death',
      (at) => `${LAST[at]},${LIVING[at]},${DIED[at]},${day(at)}`,
    );

    expect(fields).toEqual(['ignore', 'ignore', 'ignore', 'gregorianDate']);
  });

  it('given a heading that says who died beside it, then that is believed, and email addresses tell that it observes', async () => {
    const said = await fieldsOf(
      'Deceased,Date of Death,Kontakt-Kreis,Email',
      (at) => `${DIED[at]},${day(at)},${LIVING[at]} ${LAST[at]},${LIVING[at]?.toLowerCase()}.${at}@family.example`,
    );
    const untold = await fieldsOf(
      'Deceased,Date of Death,Zecher',
      (at) => `${DIED[at]},${day(at)},${LIVING[at]} ${LAST[at]}`,
    );

    expect(said).toEqual(['name', 'gregorianDate', 'observerName', 'email']);
    expect(untold).toEqual(['name', 'gregorianDate', 'ignore']);
  });
});
