import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** A picture as grey values: 0 is black, 255 is white. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => number;
  /** The darkest value of each row and of each column. */
  readonly rows: Uint8Array;
  readonly columns: Uint8Array;
}

/** Reads dots of red, green and blue. */
const greyOf = (dots: Uint8Array, width: number, height: number): Grey => {
  const grey = new Uint8Array(width * height);
  const rows = new Uint8Array(height).fill(255);
  const columns = new Uint8Array(width).fill(255);
  for (let y = 0, place = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, place += 1) {
      const value = (dots[3 * place]! + 2 * dots[3 * place + 1]! + dots[3 * place + 2]!) >> 2;
      grey[place] = value;
      if (value < rows[y]!) rows[y] = value;
      if (value < columns[x]!) columns[x] = value;
    }
  return { width, height, rows, columns, at: (x, y) => grey[y * width + x]! };
};

/** The plain format of poppler's tools: `P6`, width, height, 255, then the dots. */
const fromPpm = (file: Buffer): Grey => {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 64));
  if (!head) throw new Error('this is no picture of poppler’s');
  return greyOf(file.subarray(head[0].length), Number(head[1]), Number(head[2]));
};

export const fromPng = async (png: Buffer): Promise<Grey> => {
  const colours = sharp(png).removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await colours.toBuffer({ resolveWithObject: true });
  return greyOf(data, info.width, info.height);
};

/** Runs one of poppler's tools that writes pictures, and reads them in the order of their names. */
const drawnBy = (tool: string, options: readonly string[], pdf: Buffer): Grey[] => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-pdf-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    execFileSync(tool, [...options, join(folder, 'a.pdf'), join(folder, 'page')]);
    const files = readdirSync(folder).filter((name) => name.startsWith('page'));
    return files.toSorted().map((name) => fromPpm(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Every page as paper shows it, two dots to the point. */
export const paperOf = (pdf: Buffer): Grey[] => drawnBy('pdftoppm', ['-r', '144'], pdf);
/** The pictures as they lie in the file, dot by dot. */
export const picturesIn = (pdf: Buffer): Grey[] => drawnBy('pdfimages', [], pdf);

/** The places at which rows or columns are not white throughout. */
export const inked = (darkest: Uint8Array, white = 250): number[] =>
  [...darkest.keys()].filter((at) => darkest[at]! < white);
