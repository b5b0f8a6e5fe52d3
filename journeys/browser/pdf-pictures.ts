import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

const greyOf = async (file: string | Buffer): Promise<Grey> => {
  const grey = sharp(file).flatten({ background: '#fff' }).greyscale().raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rows = new Uint8Array(height).fill(255);
  const columns = new Uint8Array(width).fill(255);
  for (let y = 0, place = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, place += 1) {
      const value = data[place]!;
      if (value < rows[y]!) rows[y] = value;
      if (value < columns[x]!) columns[x] = value;
    }
  return { width, height, rows, columns, at: (x, y) => data[y * width + x]! };
};

/** Runs one of poppler's tools that writes pictures, and reads them in the order of their names. */
const drawnBy = async (tool: string, options: readonly string[], pdf: Buffer): Promise<Grey[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-pdf-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    execFileSync(tool, [...options, join(folder, 'a.pdf'), join(folder, 'page')]);
    const files = readdirSync(folder).filter((name) => name.startsWith('page'));
    return await Promise.all(files.toSorted().map((name) => greyOf(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Every page as paper shows it, two dots to the point. */
export const paperOf = (pdf: Buffer): Promise<Grey[]> => drawnBy('pdftoppm', ['-r', '144', '-png'], pdf);
/** The pictures as they lie in the file, dot by dot. */
export const picturesIn = (pdf: Buffer): Promise<Grey[]> => drawnBy('pdfimages', ['-png'], pdf);
export const pictureFrom = (png: Buffer): Promise<Grey> => greyOf(png);

/** The places at which rows or columns are not white throughout. */
export const inked = (darkest: Uint8Array, white = 250): number[] =>
  [...darkest.keys()].filter((at) => darkest[at]! < white);
