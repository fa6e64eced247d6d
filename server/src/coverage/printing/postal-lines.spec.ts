import { postalLines } from './postal-lines.js';

describe('an address on an envelope', () => {
  it.each([
    ['12 Cedar Street\nSpringfield, NJ 07081', ['12 Cedar Street', 'Springfield, NJ 07081']],
    ['12 Cedar Street, Springfield, NJ 07081', ['12 Cedar Street', 'Springfield, NJ 07081']],
    [
      '12 Cedar Street, Apt. 4, Springfield, NJ 07081-1234, USA',
      ['12 Cedar Street', 'Apt. 4', 'Springfield, NJ 07081-1234', 'USA'],
    ],
    ['5 High Road, London, NW3 1AB', ['5 High Road', 'London, NW3 1AB']],
    ['7 Rue des Rosiers, 75004 Paris', ['7 Rue des Rosiers', '75004 Paris']],
    ['רחוב הארז 12, תל אביב, 6100000', ['רחוב הארז 12', 'תל אביב, 6100000']],
    ['Box 7', ['Box 7']],
    ['', []],
  ])('given %p, then its lines are %j', (address, lines) => {
    expect(postalLines(address)).toEqual(lines);
  });
});
