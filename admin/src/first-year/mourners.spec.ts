import { mournersOf } from './mourners';

describe('the mourners of a death', () => {
  it('given a row in which nothing stands, then it is none', () => {
    expect(mournersOf([{}, { name: ' ', relationship: null }])).toEqual([]);
  });

  it('given a row with an address and no name, then it is not left out without a word', () => {
    expect(mournersOf([{ email: 'ruth@example.org' }])).toEqual([
      expect.objectContaining({ contactId: null, name: null, email: 'ruth@example.org' }),
    ]);
  });
});
