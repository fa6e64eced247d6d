import { startTesseract, type Language } from './packages.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A word as it was read, and how sure that is, from 0 to 100. */
export interface Word extends Box {
  readonly text: string;
  readonly confidence: number;
}

/** Reads a picture of one block of text: its lines, and their words in the order in which one reads them. */
export type Engine = (picture: Uint8Array) => Word[][];

const NEURAL = 1;
const ONE_BLOCK = 6;
const UPRIGHT = 1;

const engines = new Map<Language, Promise<Engine>>();

/** Begun with the first picture, and kept as long as the process is. */
export function engineOf(language: Language): Promise<Engine> {
  const engine = engines.get(language) ?? begin(language);
  engines.set(language, engine);
  return engine;
}

async function begin(language: Language): Promise<Engine> {
  const tesseract = await startTesseract(language);
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, language, NEURAL) !== 0) throw new Error(`The data of ${language} cannot be used.`);
  api.SetPageSegMode(ONE_BLOCK);
  return (picture) => {
    tesseract.FS.writeFile('/input', picture);
    if (api.SetImageFile(UPRIGHT, 0, 1) !== 0) throw new Error('The picture cannot be read.');
    api.Recognize(null);
    return linesIn(api.GetTSVText(0));
  };
}

const WORD = '5';

/** Tesseract's own table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function linesIn(table: string): Word[][] {
  const lines = new Map<string, Word[]>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, text = ''] = row.split('\t');
    if (level !== WORD || !text.trim()) continue;
    const key = [page, block, paragraph, line].join(' ');
    const box = { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
    lines.set(key, [...(lines.get(key) ?? []), { ...box, text: text.trim(), confidence: Number(confidence) }]);
  }
  return [...lines.values()];
}
