import { cutInto } from './cut-into';

describe('a box that is cut into rows and columns', () => {
  it('given a size that does not divide evenly, then the pieces lie side by side and fill it', () => {
    const pieces = cutInto({ left: 10, top: 20, width: 100, height: 50 }, 2, 3);

    expect(pieces).toHaveLength(6);
    expect(pieces[0]).toEqual({ left: 10, top: 20, width: 33, height: 25 });
    expect(pieces[2]).toEqual({ left: 77, top: 20, width: 33, height: 25 });
    expect(pieces[5]).toMatchObject({ left: 77, top: 45 });
    expect(pieces.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(5000);
  });
});
