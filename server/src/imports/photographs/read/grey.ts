/** A picture in grey: one byte for each pixel, 255 is white. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The mean brightness around each pixel, in a square of 2 × radius + 1; by sums over the whole (Crow, 1984). */
export function localMeans({ width, height, pixels }: Grey, radius: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
      means[y * width + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return means;
}

export const inverted = ({ pixels, ...size }: Grey): Grey => ({ ...size, pixels: pixels.map((value) => 255 - value) });

/**
 * Dark text on an even white ground, however the light fell: each pixel against the mean around it, from white at the mean to
 * black at what only one pixel in fifty falls below.
 */
export function evenlyLit(grey: Grey): Grey {
  const radius = Math.max(8, Math.round(Math.min(grey.width, grey.height) / 8));
  const means = localMeans(grey, radius);
  const share = (at: number) => (grey.pixels[at] ?? 0) / Math.max(1, means[at] ?? 1);
  const black = Math.min(0.9, darkest(grey.pixels.length, share));
  const pixels = grey.pixels.map((_, at) => {
    const light = (share(at) - black) / (0.95 - black);
    return Math.round(255 * Math.max(0, Math.min(1, light)));
  });
  return { width: grey.width, height: grey.height, pixels };
}

const STEPS = 256;

function darkest(count: number, share: (at: number) => number): number {
  const seen = new Uint32Array(STEPS + 1);
  for (let at = 0; at < count; at++) {
    const step = Math.min(STEPS, Math.floor(share(at) * STEPS));
    seen[step] = (seen[step] ?? 0) + 1;
  }
  let below = 0;
  for (let step = 0; step <= STEPS; step++) {
    below += seen[step] ?? 0;
    if (below > count / 50) return step / STEPS;
  }
  return 0;
}

/** Whether the letters are darker than the ground: of a picture with little text most pixels are ground. */
export function isDarkOnLight({ pixels }: Grey): boolean {
  const seen = new Uint32Array(256);
  let sum = 0;
  for (const value of pixels) {
    seen[value] = (seen[value] ?? 0) + 1;
    sum += value;
  }
  let middle = 0;
  for (let below = 0; middle < 256 && below <= pixels.length / 2; middle++) below += seen[middle] ?? 0;
  return middle >= sum / pixels.length;
}
