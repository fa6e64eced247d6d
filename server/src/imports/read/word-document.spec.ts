import { rowsIn, understood } from '../../../test/read-rows.js';
import { anArchive } from '../../../test/workbook.js';

const document = (body: string, more: Record<string, string> = {}) =>
  anArchive({
    ...more,
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${body}<w:sectPr/></w:body></w:document>`,
  });
const said = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (text: string) =>
  `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>${text.split('\t').map(said).join('<w:r><w:tab/></w:r>')}</w:p>`;
const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${text.split('\n').map(paragraph).join('')}</w:tc>`;
const row = (...cells: string[]) =>
  `<w:tr>${cells.map((one) => (one.startsWith('<') ? one : cell(one))).join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl><w:tblPr/>${rows.join('')}</w:tbl>`;

describe('a document of Word', () => {
  it('given a table for each month, then it is one list, with the months as sections', async () => {
    const file = await document(
      paragraph('Yahrzeits of our members') +
        paragraph('') +
        paragraph('MARCH') +
        table(row('Name', 'Date of death', 'Observer'), row('Miriam Katz', '3/4/1984', 'Ruth Blum')) +
        paragraph('APRIL') +
        table(row('Name', 'Date of death', 'Observer'), row('Samuel Levin', '4/5/1990', 'Max Levin')),
    );
    const { rows } = await understood(file);

    const inOrder = rows.toSorted((one, other) => one.row - other.row);
    expect(inOrder.map(({ row: number, leftOut, name }) => `${number} ${leftOut ?? name}`)).toEqual([
      ...['1 title', '2 title', '3 headings', '4 Miriam Katz'],
      ...['5 section', '6 headings', '7 Samuel Levin'],
    ]);
  });

  it('given merged cells, a table in a cell and several paragraphs in one, then each is where it is seen', async () => {
    const inner = `<w:tc>${paragraph('216')}${table(row('555', '0101'))}${paragraph('')}</w:tc>`;
    const file = await document(
      table(
        row('Name', 'Observer', 'Phone', 'Notes'),
        row('Miriam Katz', cell('Ruth Blum', '<w:vMerge w:val="restart"/>'), inner, 'one\ntwo'),
        row('Samuel Katz', cell('', '<w:vMerge/>'), cell('none', '<w:gridSpan w:val="2"/>')),
        row(
          'Leo Katz',
          'Max Levin',
          '',
          '<w:tc><w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p></w:tc>',
        ),
      ),
    );

    expect(await rowsIn(file)).toEqual([
      ['Name', 'Observer', 'Phone', 'Notes'],
      ['Miriam Katz', 'Ruth Blum', '216\n555\n0101', 'one\ntwo'],
      ['Samuel Katz', 'Ruth Blum', 'none', ''],
      ['Leo Katz', 'Max Levin', '', ''],
    ]);
  });

  it('given comments, footnotes and endnotes, then they are notes of the people beside whom they stand', async () => {
    const notes = (kind: string, id: number, text: string) => ({
      [`word/${kind}s.xml`]: `<w:${kind}s xmlns:w="w"><w:${kind} w:id="${id}">${text.split('|').map(paragraph).join('')}</w:${kind}></w:${kind}s>`,
    });
    const noted = (text: string, reference: string) =>
      `<w:tc><w:p>${said(text)}<w:r><w:${reference} w:id="2"/></w:r></w:p></w:tc>`;
    const file = await document(
      table(
        row('Name', 'Date of death', 'Observer'),
        row('Miriam Katz', noted('3/4/1984', 'footnoteReference'), noted('Ruth Blum', 'commentReference')),
        row(noted('Samuel Levin', 'endnoteReference'), '4/5/1990', noted('Max Levin', 'commentReference')),
      ),
      {
        ...notes('comment', 2, 'Moved to|Haifa'),
        ...notes('footnote', 2, 'By the stone'),
        ...notes('endnote', 2, 'Ask Max'),
      },
    );
    const { rows } = await understood(file);

    expect(rows.filter(({ leftOut }) => !leftOut).map(({ name, notes: of }) => [name, of])).toEqual([
      ['Miriam Katz', 'Date of death: By the stone; Observer: Moved to Haifa'],
      ['Samuel Levin', 'Name: Ask Max; Observer: Moved to Haifa'],
    ]);
  });

  it('given lines with tabs, or with commas, then they are rows', async () => {
    const lines = ['Name\tDate of death', 'Miriam Katz\t3/4/1984'];

    expect(await rowsIn(await document(lines.map(paragraph).join('')))).toEqual(lines.map((one) => one.split('\t')));
    const commas = lines.map((one) => one.replace('\t', ','));
    expect(await rowsIn(await document(commas.map(paragraph).join('')))).toEqual(lines.map((one) => one.split('\t')));
  });
});
