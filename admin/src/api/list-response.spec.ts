import { unwrapped } from './list-response';

describe('an answer of the API, as react-admin wants it', () => {
  it('given a page of a list, then the rows are bare and the header holds the total', () => {
    const { json, headers } = unwrapped({ data: [{ id: '1' }], total: 6299 });

    expect(json).toEqual([{ id: '1' }]);
    expect(headers.get('Content-Range')).toBe('items 0-0/6299');
  });

  it('given a deletion, then what was deleted is bare', () => {
    expect(unwrapped({ data: { id: '1' } }).json).toEqual({ id: '1' });
  });

  it.each([[{ id: '1', title: 'A letter came back', data: { actionUrl: '/app' } }], [{ id: '1' }], [null], ['text']])(
    'given %j, which wraps nothing, then it stays whole',
    (answer) => {
      const { json, headers } = unwrapped(answer);

      expect(json).toEqual(answer);
      expect(headers.has('Content-Range')).toBe(false);
    },
  );
});
