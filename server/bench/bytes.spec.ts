import { bytes } from './bytes.js';

describe('the bytes of rows', () => {
  it('given congregations with a row of every kind, then each kind is measured, and the whole reckoned', async () => {
    const { counts, notes } = await bytes({ n: 2 });

    expect(counts).toMatchObject({ congregations: 2, observers: 200 });
    const measured = notes.slice(2).map((line) => line.split(' | ')[1]?.replace(',', ''));
    expect(measured).toHaveLength(17);
    expect(measured.filter((each) => !(Number(each) > 50))).toEqual([]);
  });
});
