import type { PictureBox } from '@zikaron/contract';

/** A box cut into so many rows and columns of one size, row by row from the left. */
export function cutInto({ left, top, width, height }: PictureBox, rows: number, columns: number): PictureBox[] {
  return Array.from({ length: rows * columns }, (_, n) => {
    const [row, column] = [Math.floor(n / columns), n % columns];
    const [x, y] = [Math.round((width * column) / columns), Math.round((height * row) / rows)];
    return {
      left: left + x,
      top: top + y,
      width: Math.round((width * (column + 1)) / columns) - x,
      height: Math.round((height * (row + 1)) / rows) - y,
    };
  });
}
