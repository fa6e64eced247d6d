import iconv from 'iconv-lite';
import { understood } from '../../../test/read-rows.js';

const read = async (...lines: string[]) => {
  const { columns, rows } = await understood(Buffer.from(lines.join('\n')));
  return { fields: columns.map(({ field }) => field), rows: rows.filter(({ leftOut }) => !leftOut), all: rows };
};
const observersOf = async (...lines: string[]) => {
  const { rows } = await read(...lines);
  return rows.map(({ observers }) =>
    observers.map(({ name, email, phone, notes, kinship }) => ({ name, email, phone, notes, kin: kinship?.detail })),
  );
};
const issuesOf = async (...lines: string[]) =>
  (await read(...lines)).rows.flatMap(({ issues }) => issues.map(({ code }) => code));

describe('columns of lists that nobody foresaw', () => {
  it('given headings of a program without spaces, then they are read word by word, and the number of a member is no postcode', async () => {
    const { fields } = await read(
      'MemberNo,Title,FName,LName,SpFName,YzName,YzHebName,YzRel,YzEngDate,YzPlaqueNo',
      '00231,Mr.,Jerome,Pinsky,Carol,Sidney Pinsky,Shimon ben Zev,F,19870611,A-14',
    );

    expect(fields).toEqual([
      ...['observerId', 'observerTitle', 'observerFirstName', 'observerLastName', 'spouseName'],
      ...['name', 'hebrewName', 'relationship', 'gregorianDate', 'plaque'],
    ]);
  });

  it('given "M1 Email" and "M2 Email", then each is of its mourner', async () => {
    const [all] = await observersOf(
      'Last Name,First Name,Date Died,Mourner 1,M1 Email,Mourner 2,M2 Email',
      'Ring,Aaron,05/06/1999,Lou Ring,lou@example.org,Bea Ring,bea@example.org',
    );

    expect(all?.map(({ name, email }) => [name, email])).toEqual([
      ['Lou Ring', 'lou@example.org'],
      ['Bea Ring', 'bea@example.org'],
    ]);
  });

  it('given the first name of who died behind the last name, then it is nobody who observes', async () => {
    const { fields, rows } = await read(
      'Nom du défunt;Prénom;Date du décès;Personne à prévenir;Courriel',
      'LÉVY;Maurice;14 février 1987;M. et Mme Daniel Lévy;daniel@example.org',
    );

    expect(fields.slice(0, 2)).toEqual(['lastName', 'firstName']);
    expect([rows[0]?.name, rows[0]?.observers.map(({ name }) => name)]).toEqual([
      'Maurice Lévy',
      ['M. et Mme Daniel Lévy'],
    ]);
  });

  it('given a French word behind a stroke, then it is known as it is without', async () => {
    const { fields } = await read(
      "Nom;Prénom;Date de décès;Endeuillé(e);Courriel;Date d'inhumation",
      'Benhamou;Simone;12/03/1987;Michel Benhamou;michel@example.org;13/03/1987',
    );

    expect(fields).toEqual(['lastName', 'firstName', 'gregorianDate', 'observerName', 'email', 'burialDate']);
  });

  it('given a column counts the rows, then its numbers are no Hebrew days', async () => {
    const { fields, rows } = await read(
      'מס,שם פרטי,שם משפחה,יום,חודש,שנה',
      '1,חיים,ביטון,כג,אייר,תשס',
      '2,אסתר,ביטון,ח,כסלו,תשסה',
      '3,יונה,פרץ,ט,אב,תשנ',
    );

    expect(fields).toEqual(['ignore', 'firstName', 'lastName', 'hebrewDay', 'hebrewMonth', 'hebrewYear']);
    expect(rows[0]?.hebrew).toEqual({ day: 23, month: 2, year: 5760 });
  });

  it('given headings over two rows, then each column has both words, and nobody who observes is taken for the dead', async () => {
    const { fields, rows } = await read(
      ',Deceased,,,Family,,,',
      ',Full,Hebrew,Date of,Name,Tel.,E-,Relation',
      'No.,Name,Name,Death,,,mail,to deceased',
      '1,Ben Arlen,Binyamin ben Zalman,11/1/1990,Kay Arlen,555-0111,kay@example.org,wife',
    );

    expect(fields).toEqual([
      ...['ignore', 'name', 'hebrewName', 'gregorianDate', 'observerName', 'phone', 'email', 'observerRelationship'],
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['Ben Arlen']);
  });

  it('given a Russian list as Windows writes it, then it is Russian and not Hebrew', async () => {
    const list = 'ФИО умершего\tДата смерти\tКто читает кадиш\nКац Борис\t12.03.1985\tКац Игорь\n';
    const { rows } = await understood(iconv.encode(list, 'windows-1251'));

    expect([rows[1]?.name, rows[1]?.observers[0]?.name]).toEqual(['Кац Борис', 'Кац Игорь']);
  });

  it('given "Yartzeit Hebrew Name" beside a bare "Hebrew Name", then neither is taken for the other', async () => {
    const { fields } = await read(
      'Contact Name,Hebrew Name,Mother Hebrew Name,Yartzeit Name,Yartzeit Hebrew Name,Yartzeit Date',
      'David Rosen,Dovid,Chana,Sam Rosen,Shmuel ben Dovid,1999-03-14',
    );

    expect(fields.slice(0, 5)).toEqual(['observerName', 'observerHebrewName', 'ignore', 'name', 'hebrewName']);
  });
});

describe('rows that speak of nobody', () => {
  it.each(['TISHREI 5786 (Sept. 23 - Oct. 22)', 'Kislev / Tevet', '- A -', 'NON-MEMBERS', '* = perpetual'])(
    'given %s in a row of its own, then it is no person',
    async (row) => {
      const { all, rows } = await read('Name,Date of Death,Phone', `${row},,`, 'Abram Zucker,9/26/1990,555-0101');

      expect(rows.map(({ name }) => name)).toEqual(['Abram Zucker']);
      expect(all[1]?.leftOut).toEqual(expect.stringMatching(/section|title/));
    },
  );
});

describe('a title above people without headings', () => {
  it.each(['Yahrzeit List', 'Beth El Memorial Names', 'Temple Beth El\n2026'])(
    'given %j, then it is nobody who died',
    async (title) => {
      const { all, fields } = await read(...title.split('\n'), 'Sam Katz,1/2/1990', 'Eva Blum,5/6/1992');

      expect(fields).toEqual(['name', 'gregorianDate']);
      expect(all.map(({ leftOut, name }) => leftOut ?? name).sort()).toEqual(
        ['Sam Katz', 'Eva Blum', ...title.split('\n').map(() => 'title')].sort(),
      );
    },
  );

  it('given a name alone, then it is the first person', async () => {
    const { rows } = await read('David Katz,', 'Sam Katz,1/2/1990', 'Eva Blum,5/6/1992');

    expect(rows.map(({ name }) => name)).toEqual(['David Katz', 'Sam Katz', 'Eva Blum']);
  });
});

describe('dates as offices write them', () => {
  it.each([
    ['Feb. 17, 2003 after sunset', '2003-02-17', true],
    ['17 February 2003 (eve)', '2003-02-17', true],
    ['7/8/1975 night', '1975-07-08', true],
    ['d. 7/8/1975 night', '1975-07-08', true],
  ])('given %s, then the day and the hour are both read', async (cell, gregorianDate, afterSunset) => {
    const { rows } = await read('Deceased,Died', `Molly Brown,"${cell}"`, 'Ann Brown,1/2/1990');

    expect(rows[0]).toMatchObject({ gregorianDate, afterSunset, hebrewDerived: true });
  });

  it.each(['5/12/1980\n26 Iyar 5740', '26 Iyar 5740 / 5/12/1980', 'May 12, 1980; 26 Iyar 5740'])(
    'given %j in one cell, then each is the date of its calendar',
    async (cell) => {
      const { rows } = await read('Deceased,Date', `Irving Gold,"${cell}"`);

      expect(rows[0]).toMatchObject({ gregorianDate: '1980-05-12', hebrew: { day: 26, month: 2, year: 5740 } });
    },
  );

  it.each([
    ['15 Chevat 5747', { day: 15, month: 11, year: 5747 }],
    ['15. Tewet 5760', { day: 15, month: 10, year: 5760 }],
    ['28. Cheschwan 5719', { day: 28, month: 8, year: 5719 }],
    ['17 ияра 5759', { day: 17, month: 2, year: 5759 }],
  ])('given %s, then the month is known', async (cell, hebrew) => {
    expect((await read('Name,Hebrew Date', `Simon Amar,${cell}`)).rows[0]).toMatchObject({ hebrew });
  });

  it.each(['12.IV.1987', '12 IV 1987', '12-iv-1987', '12/IV/87'])(
    'given %s, then the month in Roman numbers is known',
    async (cell) => {
      expect((await read('Name,Date of Death', `Simon Amar,${cell}`)).rows[0]).toMatchObject({
        gregorianDate: '1987-04-12',
      });
    },
  );

  it.each([
    ['Sunset A/B', 'A,B', [true, false]],
    ['After sunset', 'Y,N', [true, false]],
    ['Before Sunset', 'Y,N', [false, true]],
    ['Before/After', 'before,after', [false, true]],
    ['After/Before sunset', 'y,n', [null, null]],
    ['Sunset', 'D,N', [false, true]],
  ])('given %s with %s, then the side of sunset is known, or asked', async (heading, cells, sides) => {
    const list = cells.split(',').map((cell, at) => `Simon Amar ${at},3/${at + 1}/1990,${cell}`);
    const { rows } = await read(`Name,Date of Death,${heading}`, ...list);

    expect(rows.map(({ afterSunset }) => afterSunset)).toEqual(sides);
    expect(rows.flatMap(({ issues }) => issues.filter(({ code }) => code === 'after_sunset_unreadable'))).toHaveLength(
      sides.filter((side) => side === null).length,
    );
  });

  it('given dates that differ in a year with a nought in front, then no row breaks the list', async () => {
    const { rows } = await read(
      'Name,Date of Death,Hebrew Date',
      'Haim Biton,28/05/2000,5 Iyar 5730',
      'Ester Biton,19/03/2005,8 Adar II 5765',
    );

    expect(rows[0]?.issues.map(({ code }) => code)).toEqual(['dates_conflict']);
  });
});

describe('what one cell says of those who observe', () => {
  const HEADINGS = 'Deceased,Date of Death,Observers';

  it.each([
    [
      'Ruth Sand 555-0199 ruth@example.org',
      [{ name: 'Ruth Sand', email: 'ruth@example.org', phone: '555-0199', notes: null }],
    ],
    [
      'Ruth Sand <ruth@example.org>; Ben Sand <ben@example.org>',
      [
        { name: 'Ruth Sand', email: 'ruth@example.org', phone: null, notes: null },
        { name: 'Ben Sand', email: 'ben@example.org', phone: null, notes: null },
      ],
    ],
    [
      'Jane Adler (daughter), Tom Adler (son)',
      [
        { name: 'Jane Adler', email: null, phone: null, notes: '(daughter)' },
        { name: 'Tom Adler', email: null, phone: null, notes: '(son)' },
      ],
    ],
  ])('given %s, then names, addresses and telephones are told apart', async (cell, observers) => {
    expect((await observersOf(HEADINGS, `Otto Sand,2/3/2012,"${cell}"`))[0]).toEqual(observers);
  });

  it.each(['deceased', 'Annette Lowe z"l', 'the late Annette Lowe'])(
    'given %s, then nobody who has died is written to, and it is said',
    async (cell) => {
      const list = [HEADINGS, `Josh Lowe,2/3/2012,"${cell.replaceAll('"', '""')}"`];

      expect([await observersOf(...list), await issuesOf(...list)]).toEqual([
        [[]],
        expect.arrayContaining(['observer_has_died']),
      ]);
    },
  );

  it('given the kinship names whose it is and nobody else does, then they observe, each by their own word', async () => {
    expect(
      await observersOf(
        'Name,Yahrzeit Date,Relationship',
        'Celia Berk,12 Kislev 5733,Mother of Howard Berk',
        'Annette Lowe,5 Iyyar 5779,Wife of Ron Lowe; mother of Kim Lowe',
      ),
    ).toMatchObject([
      [{ name: 'Howard Berk', kin: 'Mother' }],
      [
        { name: 'Ron Lowe', kin: 'Wife' },
        { name: 'Kim Lowe', kin: 'mother' },
      ],
    ]);
  });

  it('given letters of a register and words of a family, then the kinship is the word', async () => {
    const all = await observersOf(
      'Deceased,Date of Death,Observer,Relationship',
      'Max Pinsky,2/3/2012,Jerome Pinsky,F',
      'Sol Abram,2/4/2012,Jack Abram,his father',
    );

    expect(all.flat().map(({ kin }) => kin)).toEqual(['Father', 'father']);
  });

  it.each([
    ['susan@example.org', [{ name: 'susan@example.org', email: 'susan@example.org' }]],
    ['Tom Roth +1', [{ name: 'Tom Roth +1' }]],
    ['Tom Roth and sister Jill Fay', [{ name: 'Tom Roth' }, { name: 'Jill Fay', notes: '(sister)' }]],
  ])('given %s, then nothing of it is lost, and no number is a person', async (cell, observers) => {
    expect((await observersOf(HEADINGS, `Otto Sand,2/3/2012,${cell}`))[0]).toMatchObject(observers);
  });

  it.each([
    ['Observer,Relationship', 'Dan Levy,Mother of Ruth', { kin: undefined, notes: 'Relationship: Mother of Ruth' }],
    ['Observer,Relationship', 'Ruth Levy,Mother of Ruth', { kin: 'Mother', notes: null }],
    ['Observer,Relationship', 'דן לוי,אמא של דן', { kin: 'אמא', notes: null }],
  ])('given %s and %s, then the kinship is that of the one who is named', async (headings, cells, told) => {
    const [all] = await observersOf(`Deceased,Date of Death,${headings}`, `Sara Levy,2/3/2012,${cells}`);

    expect(all).toMatchObject([told]);
  });
});

describe('how they are reached', () => {
  it('given "same address", then it is that of the row above, with its town', async () => {
    const { rows } = await read(
      'Deceased,DOD,Observer,Address,City,State,Zip',
      'Philip Hart,1/15/1990,Ann Hart,77 Oak Ave,Dover,DE,19901',
      'Clara Hart,8/15/1992,Joe Hart,same address,,,',
      'Meta Hart,8/16/1992,Amy Hart,Same as above,"""","""",',
    );

    expect(rows.map(({ observers }) => observers[0]?.address)).toEqual(Array(3).fill('77 Oak Ave\nDover, DE 19901'));
  });

  it.each([
    ['2139', 'Boston', 'MA', '', 'Boston, MA 02139'],
    ['2139-1234', 'Boston', 'Massachusetts', 'USA', 'Boston, Massachusetts 02139-1234'],
    ['7030', 'Hoboken, NJ', '', '', 'Hoboken, NJ 07030'],
    ['8001', 'Barcelona', '', 'España', '8001 Barcelona\nEspaña'.replace('8001', '08001')],
    ['8001', 'Zürich', '', 'Switzerland', '8001 Zürich\nSwitzerland'],
    ['2000', 'Sydney', 'NSW', '', 'Sydney, NSW 2000'],
  ])(
    'given postcode %s in %s, then it has its nought where there was one',
    async (code, city, state, country, place) => {
      const list = [
        'Deceased;DOD;Observer;Address;City;State;Zip;Country',
        `Al Hart;1/15/1990;Ann Hart;1 Oak Ave;${city};${state};${code};${country}`,
      ];
      const { rows } = await read(...list);

      expect(rows[0]?.observers[0]?.address).toBe(`1 Oak Ave\n${place}`);
      expect((await issuesOf(...list)).includes('postcode_nought')).toBe(
        !place.includes(` ${code}`) && !place.startsWith(code),
      );
    },
  );

  it.each([
    ['Adresse;Code postal;Ville', '12 rue des Rosiers;75004;Paris', '75004 Paris'],
    ['Address;PLZ;Ort', 'Am Römerhof 3;60486;Frankfurt', '60486 Frankfurt'],
    ['Address;Zip;City', 'Oranienburger Str. 28;10117;Berlin', '10117 Berlin'],
    ['Adresse;Code postal;Ville', '5151 Côte-Ste-Catherine;H3W 1M6;Montréal', 'Montréal H3W 1M6'],
    ['Address;Zip;City', '12 Oak Ave;19901;Dover', 'Dover 19901'],
  ])('given %s with %s and no country, then its town is written as there', async (headings, cells, town) => {
    const { rows } = await read(`Deceased;DOD;Observer;${headings}`, `Al Hart;1/15/1990;Ann Hart;${cells}`);

    expect(rows[0]?.observers[0]?.address).toBe(`${cells.split(';')[0]}\n${town}`);
  });

  it.each(['#N/A', '#REF!', '#DIV/0!', '#BEZUG!', '#¿NOMBRE?', '#ССЫЛКА!', 'Err:502'])(
    'given %s, where a formula failed, then it is nobody, and is said',
    async (failed) => {
      const list = [
        `Deceased,DOD,Observer,Email`,
        `Al Hart,1/15/1990,${failed},${failed}`,
        `${failed},1/15/1990,Ann Hart,`,
      ];
      const { rows } = await read(...list);

      expect(rows.map(({ name, observers }) => [name, observers.length])).toEqual([
        ['Al Hart', 0],
        ['', 1],
      ]);
      expect((await issuesOf(...list)).filter((code) => code === 'failed_formula')).toHaveLength(3);
    },
  );

  it('given the postcode stands behind its state in one cell, then it has its nought too', async () => {
    const { rows } = await read(
      'Deceased;DOD;Observer;Address',
      'Al Hart;1/15/1990;Ann Hart;"1 Oak Ave, Boston, MA 2139"',
    );

    expect(rows[0]?.observers[0]?.address).toBe('1 Oak Ave, Boston, MA 02139');
  });

  it.each(['see Ann Hart', 'Same as mother', 'with #12', 'siehe Anna Hart', 'ראה רות לוי'])(
    'given "%s" in place of a street, then it is no address, and is said',
    async (hint) => {
      const list = ['Deceased,DOD,Observer,Address,City', `Al Hart,1/15/1990,Joe Hart,${hint},`];

      expect((await read(...list)).rows[0]?.observers).toMatchObject([{ address: null, notes: `Address: ${hint}` }]);
      expect(await issuesOf(...list)).toContain('address_elsewhere');
    },
  );

  it('given "see Ann Hart" and one address of hers in the list, then it is theirs too, and is said; of two nobody guesses', async () => {
    const list = [
      'Deceased,DOD,Observer,Address,City,State,Zip',
      'Al Hart,1/15/1990,Joe Hart,see Ann Hart,,,',
      'Philip Hart,1/15/1991,Ann Hart,77 Oak Ave,Dover,DE,19901',
      'Max Gold,1/15/1992,Ron Gold,same as Dan Katz,,,',
      'Eva Katz,1/15/1993,Dan Katz,1 Elm St,Dover,DE,19901',
      'Lea Katz,1/15/1994,Dan Katz,2 Oak St,Dover,DE,19901',
    ];

    const [hart, , gold] = (await read(...list)).rows.map(({ observers }) => observers);
    expect(hart).toMatchObject([
      { name: 'Joe Hart', address: '77 Oak Ave\nDover, DE 19901', notes: 'Address: see Ann Hart' },
    ]);
    expect(gold).toMatchObject([{ name: 'Ron Gold', address: null }]);
    expect(await issuesOf(...list)).toEqual(expect.arrayContaining(['address_of_another', 'address_elsewhere']));
  });

  it('given numbers as spreadsheets shorten them, then a whole one is written out, and of others it is said', async () => {
    const list = [
      'Deceased,DOD,Observer,Phone',
      'Mel Stone,1/15/1990,Gail Stone,9.72525E+11',
      'Fay Stone,1/16/1990,Hal Stone,2.155550142E+09',
    ];

    expect((await observersOf(...list)).flat().map(({ phone }) => phone)).toEqual([null, '2155550142']);
    expect(await issuesOf(...list)).toContain('phone_cut_off');
  });

  it('given telephones beside the addresses, then they are telephones', async () => {
    const list = ['Deceased,DOD,Observer,Email', 'Mel Stone,1/15/1990,Gail Stone,"555-0101, gail@example.org"'];

    expect((await observersOf(...list))[0]).toMatchObject([{ email: 'gail@example.org', phone: '555-0101' }]);
    expect(await issuesOf(...list)).not.toContain('invalid_email');
  });

  it('given more telephones than a contact has room for, then each stays whole', async () => {
    const [all] = await observersOf(
      'Deceased,DOD,Observer,Phone 1,Phone 2,Phone 3,Phone 4',
      'Ann Roth,6/1/1987,Ben Roth,(302) 555-0101 ext 4,302-555-0102,302-555-0103,302-555-0104',
    );

    expect(all).toMatchObject([{ phone: '(302) 555-0101 ext 4, 302-555-0102, 302-555-0103', notes: '302-555-0104' }]);
  });
});
