import type { Cut } from './breaks';

/** A4 and its margin, in points (SH11). */
export const paperSize = { width: 595.28, height: 841.89, margin: 20 } as const;
const inner = {
  width: paperSize.width - 2 * paperSize.margin,
  height: paperSize.height - 2 * paperSize.margin,
} as const;
/** Dots to a point: 288 to the inch, so that small type stays sharp in print. */
const density = 4;
/** The lines above and below what is printed, in points, and the size of their type. */
const line = { height: 18, type: 8, gap: 8 } as const;
const ink = {
  text: '#2b3644',
  faint: '#586575',
  rule: '#d5dce5',
  watermark: '#b3261e',
  veil: '#0f182310',
} as const;

/** Pixels of the laid out page that fit on one sheet, when it is so wide. */
export const roomOf = (width: number): number =>
  Math.floor(((inner.height - 2 * (line.height + line.gap)) * width) / inner.width);

/** What stands around the picture of every page. */
export interface Frame {
  readonly title: string;
  /** That this is no official document. */
  readonly watermark: string;
  readonly madeAt: string;
  readonly pageOf: (page: number, pages: number) => string;
  /** Across the page, where nothing on it is real. */
  readonly veil?: string | undefined;
}

type Context = CanvasRenderingContext2D;
const write = (
  context: Context,
  text: string,
  x: number,
  y: number,
  look: { colour: string; bold?: boolean },
) => {
  context.fillStyle = look.colour;
  context.font = `${look.bold ? 600 : 400} ${line.type * density}px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(text, x, y);
};

const cutTo = (context: Context, text: string, width: number): string => {
  let cut = text;
  while (cut !== '' && context.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1).toWellFormed();
  return cut === text ? text : `${cut}…`;
};

const drawFrame = (context: Context, frame: Frame, page: number, pages: number): void => {
  const { width, height } = context.canvas;
  const [edge, middle] = [line.height * density, (line.height * density) / 2];
  context.textBaseline = 'middle';
  context.textAlign = 'end';
  write(context, frame.watermark, width, middle, { colour: ink.watermark, bold: true });
  const taken = context.measureText(frame.watermark).width + 12 * density;
  write(context, frame.pageOf(page, pages), width, height - middle, { colour: ink.text });
  context.textAlign = 'start';
  write(context, frame.madeAt, 0, height - middle, { colour: ink.faint });
  write(context, cutTo(context, frame.title, width - taken), 0, middle, { colour: ink.faint });
  context.fillStyle = ink.rule;
  context.fillRect(0, edge - density / 2, width, density / 2);
  context.fillRect(0, height - edge, width, density / 2);
};

const drawVeil = (context: Context, text: string): void => {
  const { width, height } = context.canvas;
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(-Math.PI / 6);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink.veil;
  context.font = `600 ${64 * density}px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(text, 0, 0);
  context.restore();
};

/** Draws one page: its stretch of the picture on white, beneath the head of a table that goes on, within its frame. */
export const drawSheet = (
  picture: HTMLImageElement,
  cut: Cut,
  frame: Frame,
  place: { readonly page: number; readonly pages: number },
): ImageData => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(inner.width * density);
  canvas.height = Math.round(inner.height * density);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('the browser gives no canvas of this size');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const scale = canvas.width / picture.width;
  let y = (line.height + line.gap) * density;
  for (const { top, bottom } of cut.head ? [cut.head, cut] : [cut]) {
    const height = Math.round((bottom - top) * scale);
    context.save();
    context.beginPath();
    context.rect(0, y, canvas.width, height);
    context.clip();
    // The whole picture behind a window: so it is drawn from its shapes in this size, not enlarged from dots.
    context.drawImage(picture, 0, y - top * scale, canvas.width, picture.height * scale);
    context.restore();
    y += height;
  }
  drawFrame(context, frame, place.page, place.pages);
  if (frame.veil) drawVeil(context, frame.veil);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};
