import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What is read on plates; each has a package of data of its own. */
export type Language = 'eng' | 'heb';

const CORE = 'tesseract.js-core';
const DATA: Record<Language, string> = { eng: '@tesseract.js-data/eng', heb: '@tesseract.js-data/heb' };

const packages = createRequire(import.meta.url);

/** The packages that reading photographs needs; an installation may leave them out. */
export const NEEDED: readonly string[] = [CORE, DATA.eng, DATA.heb];

/** Those of them that are not installed here. */
export const notInstalled = (names = NEEDED): string[] => names.filter((name) => directoryOf(name) === null);

function directoryOf(name: string): string | null {
  try {
    return path.dirname(packages.resolve(`${name}/package.json`));
  } catch {
    return null;
  }
}

/** The part of Tesseract's own interface that is used here (tesseract.js-core, built with Emscripten). */
export interface Tesseract {
  readonly FS: { writeFile(name: string, content: Uint8Array): void };
  readonly TessBaseAPI: new () => {
    Init(path: null, language: string, mode: number): number;
    SetPageSegMode(mode: number): void;
    /** Of the file "/input". */
    SetImageFile(orientation: number, angle: number, scale: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  };
}

type Start = (options: { print(): void; printErr(): void }) => Promise<Tesseract>;

const quiet = () => undefined;

/** Tesseract with the data of one language; it opens no connection, and reads no file but these. */
export async function startTesseract(language: Language): Promise<Tesseract> {
  const start = packages(`${CORE}/tesseract-core-simd-lstm.js`) as Start;
  const tesseract = await start({ print: quiet, printErr: quiet });
  const data = path.join(directoryOf(DATA[language]) ?? '', '4.0.0_best_int', `${language}.traineddata.gz`);
  tesseract.FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(data)));
  return tesseract;
}
