import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';

/** What one plate says; each text in one script. */
export interface RenderedPlate {
  readonly lines: readonly string[];
}

export interface WallStyle {
  readonly columns: number;
  readonly plate: string;
  readonly wall: string;
  readonly ink: string;
  /** Drawn around each plate. */
  readonly edge: string | null;
}

export const BRASS: WallStyle = { columns: 4, plate: '#d9c489', wall: '#5b3a21', ink: '#2a2218', edge: null };
export const CARDS: WallStyle = { columns: 3, plate: '#fbfaf5', wall: '#fbfaf5', ink: '#222', edge: '#444' };
export const STONE: WallStyle = { columns: 4, plate: '#33363b', wall: '#8a8578', ink: '#e6e2d6', edge: null };

const PLATE = { width: 620, height: 320, gap: 48, margin: 90 };

interface Glyphs {
  layout(text: string): { glyphs: { path: { toSVG(): string } }[]; positions: { xAdvance: number }[] };
  readonly unitsPerEm: number;
}

const packages = createRequire(import.meta.url);
// As pdfkit has it: text is drawn as outlines, so that a wall looks the same where no font is installed.
const { openSync: open } = createRequire(packages.resolve('pdfkit'))('fontkit') as { openSync(file: string): Glyphs };
const files = path.dirname(packages.resolve('@fontsource/frank-ruhl-libre/package.json'));
const fonts = new Map<string, Glyphs>();

function fontOf(text: string, weight: number): Glyphs {
  const script = /\p{Script=Hebrew}/u.test(text) ? 'hebrew' : 'latin';
  const file = path.join(files, 'files', `frank-ruhl-libre-${script}-${weight}-normal.woff`);
  const font = fonts.get(file) ?? open(file);
  fonts.set(file, font);
  return font;
}

/** A text as outlines, in the middle of `width` at `baseline`. */
function outlined(text: string, size: number, width: number, baseline: number): string {
  let at = 0;
  // Of each script its own font, which has no space of the other.
  const pieces = text.split(/( )/).filter(Boolean);
  const ordered = /\p{Script=Hebrew}/u.test(text) ? pieces.reverse() : pieces;
  const drawn = ordered.map((piece) => {
    const font = fontOf(piece, 500);
    const scale = size / font.unitsPerEm;
    if (piece === ' ') {
      at += size * 0.28;
      return '';
    }
    const { glyphs, positions } = font.layout(piece);
    return glyphs
      .map((glyph, n) => {
        const shape = `<path transform="translate(${at} ${baseline}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
        at += (positions[n]?.xAdvance ?? 0) * scale;
        return shape;
      })
      .join('');
  });
  return `<g transform="translate(${(width - at) / 2} 0)">${drawn.join('')}</g>`;
}

/** A wall of plates as a photograph of it would be, before anything is wrong with it. */
export async function wallOf(plates: readonly RenderedPlate[], style: WallStyle = BRASS): Promise<Buffer> {
  const { columns } = style;
  const rows = Math.ceil(plates.length / columns);
  const width = 2 * PLATE.margin + columns * PLATE.width + (columns - 1) * PLATE.gap;
  const height = 2 * PLATE.margin + rows * PLATE.height + (rows - 1) * PLATE.gap;
  const drawn = plates.map(({ lines }, n) => {
    const x = PLATE.margin + (n % columns) * (PLATE.width + PLATE.gap);
    const y = PLATE.margin + Math.floor(n / columns) * (PLATE.height + PLATE.gap);
    const step = PLATE.height / (lines.length + 0.6);
    const texts = lines.map((line, at) => outlined(line, Math.min(46, step * 0.62), PLATE.width, step * (at + 0.95)));
    const edge = style.edge ? `stroke="${style.edge}" stroke-width="4"` : '';
    return `<g transform="translate(${x} ${y})"><rect width="${PLATE.width}" height="${PLATE.height}" fill="${style.plate}" ${edge}/><g fill="${style.ink}">${texts.join('')}</g></g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${style.wall}"/>${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer();
}

/** What a camera does to a wall; the seed makes the grain the same each time. */
export const DISTORTIONS: Record<string, (wall: Buffer) => Promise<Buffer>> = {
  none: (wall) => sharp(wall).jpeg({ quality: 88 }).toBuffer(),
  tilted: (wall) => sharp(wall).rotate(2.5, { background: '#6d6656' }).jpeg({ quality: 85 }).toBuffer(),
  blurred: (wall) => sharp(wall).blur(1.6).jpeg({ quality: 80 }).toBuffer(),
  small: async (wall) => {
    const { width } = await sharp(wall).metadata();
    return sharp(wall)
      .resize({ width: Math.round(width * 0.55) })
      .jpeg({ quality: 80 })
      .toBuffer();
  },
  'badly lit': async (wall) => {
    const { width, height } = await sharp(wall).metadata();
    const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx="0.75" cy="0.2" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.35"/><stop offset="0.35" stop-color="#000" stop-opacity="0.1"/><stop offset="1" stop-color="#000" stop-opacity="0.6"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
    return sharp(wall)
      .composite([{ input: Buffer.from(light) }])
      .jpeg({ quality: 82 })
      .toBuffer();
  },
  grainy: async (wall) => {
    const { data, info } = await sharp(wall).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    let seed = 7;
    for (let at = 0; at < data.length; at++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + ((seed >> 12) % 45) - 22));
    }
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .jpeg({ quality: 80 })
      .toBuffer();
  },
};
