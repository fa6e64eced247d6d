import iconv from 'iconv-lite';
import { rowsIn, understood } from '../../../test/read-rows.js';
import { readFile } from './read-file.js';

const LIST = [
  'שם הנפטר,תאריך פטירה עברי,שם בן המשפחה,נייד',
  '"לוין, משה (חיים)","י""א אדר תשמ""ז",אהרן לוין,050-5551234',
  'אידה בלום,15 ניסן 5750,Sam Blum,052-5550002',
].join('\r\n');

/** As programs of DOS wrote it, which knew no direction. */
const AS_IT_LOOKS = [
  'רטפנה םש,ירבע הריטפ ךיראת,החפשמה ןב םש,דיינ',
  '"(םייח) השמ ,ןיול","ז""משת רדא א""י",ןיול ןרהא,050-5551234',
  'םולב הדיא,5750 ןסינ 15,Sam Blum,052-5550002',
].join('\r\n');

describe('Hebrew of DOS', () => {
  it.each([
    ['cp862', iconv.encode(LIST, 'cp862')],
    ['cp862-visual', iconv.encode(AS_IT_LOOKS, 'cp862')],
    ['windows-1255-visual', iconv.encode(AS_IT_LOOKS, 'windows-1255')],
  ])('given a list in %s, then it is read as people read it, and understood without a hand', async (encoding, file) => {
    expect((await readFile(file)).encoding).toBe(encoding);
    const { rows } = await understood(file);

    expect(rows.slice(1)).toMatchObject([
      {
        name: 'משה (חיים) לוין',
        gregorianDate: '1987-03-12',
        observers: [{ name: 'אהרן לוין', phone: '050-5551234' }],
      },
      { name: 'אידה בלום', gregorianDate: '1990-04-10', observers: [{ name: 'Sam Blum' }] },
    ]);
  });

  it('given a printed report, then its columns are turned one by one', async () => {
    const report = [
      'השמ ןיול          10/3/1987   ןרהא',
      'הדיא םולב         4/4/1990    ןרהא',
      'לחר ץכ            5/5/1991    םירמ',
    ];

    expect((await rowsIn(iconv.encode(report.join('\r\n'), 'cp862')))[0]).toEqual(['לוין משה', '10/3/1987', 'אהרן']);
  });

  it.each([
    ['quotation marks and dashes of Windows', 'Name,Notes\nSam,“by the door” – “new”\nAnn,it’s her’s', 'windows-1252'],
    ['accents', 'Nom,Note\nAndré Lévy,né à Paris', 'windows-1252'],
  ])('given %s, then it is no Hebrew', async (_, text, encoding) => {
    expect((await readFile(iconv.encode(text, 'windows-1252'))).encoding).toBe(encoding);
  });
});
