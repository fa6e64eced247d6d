import { addressOf, askedIn, kindOf } from './search-params';

const asked = (query: string) => askedIn(new URLSearchParams(query));

describe('the address of the service list', () => {
  it.each([
    ['', 'friday'],
    ['friday=2027-01-08', 'friday'],
    ['month=2027-01', 'month'],
    ['month=2027-01&kaddish=true', 'month'],
    ['yizkor=pesach&language=he&observers=false', 'yizkor'],
  ])('given ?%s, then the API is asked for the same, which is a %s', (query, kind) => {
    expect(kindOf(asked(query))).toBe(kind);
    expect(addressOf(asked(query), '.docx')).toBe(`/service-list.docx?${query}`);
  });

  it('given what the page does not know, then it is left out', () => {
    expect(asked('organizationId=1&observers=true&month=')).toEqual({});
  });
});
