import type { Box } from './engine.js';
import { localMeans, type Grey } from './grey.js';

/** What differs from its surroundings: letters, and the edges of plates. */
interface Marks {
  readonly width: number;
  readonly height: number;
  readonly marked: Uint8Array;
}

/** How far apart marks of one plate may stand, in parts of the picture's longer side; the reach that gives the most even grid counts. */
const REACHES = [0.004, 0.006, 0.009, 0.013, 0.018, 0.025];
/** Less of a difference is the grain of wood or stone. */
const LEAST_DIFFERENCE = 18;
const SMALLEST = 0.02;
const MOST_PLATES = 300;

/**
 * Finds the plates of a wall, or the cards of a table: pieces of about one size, which differ in tone from what is around them
 * or hold marks that stand together. Answers their boxes in the picture's own pixels, row by row; none where no two pieces are
 * alike.
 */
export function cutPlates(grey: Grey): Box[] {
  const marks = marksIn(grey);
  const longer = Math.max(grey.width, grey.height);
  const near = REACHES.map((reach) => spread(marks, Math.max(2, Math.round(reach * longer))));
  let best: { boxes: Box[]; evenness: number } = { boxes: [], evenness: 0 };
  for (const mask of [...tones(grey), ...near]) {
    const boxes = alike(pieces(mask, grey.width), grey);
    const evenness = evennessOf(boxes, marks);
    if (evenness > best.evenness) best = { boxes, evenness };
  }
  return inRows(best.boxes);
}

/** What is lighter than the part of the picture around it, and what is darker. */
function tones(grey: Grey): Uint8Array[] {
  const means = localMeans(grey, Math.round(Math.max(grey.width, grey.height) / 5));
  const smooth = localMeans(grey, 1);
  return [1, -1].map((side) => grey.pixels.map((_, at) => (((smooth[at] ?? 0) - (means[at] ?? 0)) * side > 4 ? 1 : 0)));
}

function marksIn(grey: Grey): Marks {
  const { width, height, pixels } = grey;
  const means = localMeans(grey, Math.max(6, Math.round(Math.max(width, height) / 60)));
  const difference = pixels.map((value, at) => Math.min(255, Math.abs(value - (means[at] ?? 0))));
  const least = Math.max(LEAST_DIFFERENCE, middleOf(difference));
  return { width, height, marked: difference.map((value) => (value > least ? 1 : 0)) };
}

/** The value that parts differences into small and large ones with the least spread in each (Otsu, 1979). */
function middleOf(values: Uint8Array): number {
  const seen = new Float64Array(256);
  for (const value of values) seen[value] = (seen[value] ?? 0) + 1;
  const sum = seen.reduce((all, count, value) => all + count * value, 0);
  let [below, sumBelow, best, at] = [0, 0, 0, 0];
  for (let value = 0; value < 256; value++) {
    below += seen[value] ?? 0;
    sumBelow += value * (seen[value] ?? 0);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const apart = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (apart > best) [best, at] = [apart, value];
  }
  return at;
}

/** The pieces of which each hangs together. */
function pieces(near: Uint8Array, width: number): Box[] {
  const height = near.length / width;
  const seen = new Uint8Array(near.length);
  const found: Box[] = [];
  const stack: number[] = [];
  for (let start = 0; start < near.length; start++) {
    if (!near[start] || seen[start]) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    stack.push(start);
    seen[start] = 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of beside)
        if (next >= 0 && next < near.length && near[next] && !seen[next]) {
          seen[next] = 1;
          stack.push(next);
        }
    }
    found.push({ left, top, width: right - left + 1, height: bottom - top + 1 });
  }
  return found;
}

/** Marks, and everything within half the reach of one. */
function spread({ width, height, marked }: Marks, reach: number): Uint8Array {
  const half = Math.ceil(reach / 2);
  const across = new Uint8Array(marked.length);
  for (let y = 0; y < height; y++)
    for (let x = 0, last = -width; x < width + half; x++) {
      if (x < width && marked[y * width + x]) last = x;
      const at = x - half;
      if (at >= 0 && x - last <= 2 * half) across[y * width + at] = 1;
    }
  const near = new Uint8Array(marked.length);
  for (let x = 0; x < width; x++)
    for (let y = 0, last = -height; y < height + half; y++) {
      if (y < height && across[y * width + x]) last = y;
      const at = y - half;
      if (at >= 0 && y - last <= 2 * half) near[at * width + x] = 1;
    }
  return near;
}

/** Those of the usual size: a switch on the wall, a lamp and the frame around all are none. */
function alike(found: readonly Box[], { width, height }: Grey): Box[] {
  const large = found.filter(
    (box) =>
      box.width > SMALLEST * width && box.height > SMALLEST * height && box.width * box.height < 0.6 * width * height,
  );
  const usual = { width: middle(large.map((box) => box.width)), height: middle(large.map((box) => box.height)) };
  const isUsual = (box: Box) => ratio(box.width, usual.width) < 1.7 && ratio(box.height, usual.height) < 1.7;
  return large.filter(isUsual).slice(0, MOST_PLATES);
}

const ratio = (one: number, other: number): number => Math.max(one / other, other / one);

const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** How much of what is marked stands in boxes, and how much of one size these are. */
function evennessOf(boxes: readonly Box[], { width, marked }: Marks): number {
  if (boxes.length < 2) return 0;
  const held = new Uint8Array(marked.length);
  for (const box of boxes)
    for (let y = box.top; y < box.top + box.height; y++)
      held.fill(1, y * width + box.left, y * width + box.left + box.width);
  let [within, all] = [0, 0];
  marked.forEach((mark, at) => {
    all += mark;
    within += mark && held[at] ? 1 : 0;
  });
  const uneven = variation(boxes.map((box) => box.width)) + variation(boxes.map((box) => box.height));
  return (within / Math.max(1, all)) * (1 / (1 + 4 * uneven));
}

function variation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) / mean;
}

/** Row by row, from the left. */
function inRows<One extends Box>(boxes: readonly One[]): One[] {
  const rows: One[][] = [];
  for (const box of [...boxes].sort((one, other) => one.top - other.top)) {
    const row = rows.find(([first]) => first && Math.abs(first.top - box.top) < first.height / 2);
    if (row) row.push(box);
    else rows.push([box]);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.left - other.left));
}

const MOST_TILT = 6;
const STEP = 0.5;

/** By how many degrees the lines of the picture fall to the right; 0 where none is clearly better. */
export function tiltOf(grey: Grey): number {
  const marks = marksIn(grey);
  const level = sharpness(marks, 0);
  let best = { tilt: 0, sharpness: level * 1.05 };
  for (let tilt = -MOST_TILT; tilt <= MOST_TILT; tilt += STEP) {
    const reached = sharpness(marks, tilt);
    if (reached > best.sharpness) best = { tilt, sharpness: reached };
  }
  return best.tilt;
}

/** How unevenly marks fall into rows when they are shifted by a tilt: most where rows and lines are one. */
function sharpness({ width, height, marked }: Marks, tilt: number): number {
  const slope = Math.tan((tilt * Math.PI) / 180);
  const reach = Math.ceil(Math.abs(slope) * width);
  const rows = new Float64Array(height + 2 * reach + 1);
  marked.forEach((mark, at) => {
    if (!mark) return;
    const x = at % width;
    const row = Math.round((at - x) / width - slope * x) + reach;
    rows[row] = (rows[row] ?? 0) + 1;
  });
  return rows.reduce((sum, count) => sum + count * count, 0);
}
