import type { WordKey } from '#contract/words';
import { cutsOf } from './breaks';
import { measure } from './measure';
import { packed, pdfOf, type PackedPicture } from './pdf';
import { allStyles, pictureOf } from './picture';
import { drawSheet, roomOf, type Frame } from './sheet';

/** Why no PDF was made, in a word for the person. */
export class Unprintable extends Error {
  constructor(readonly word: WordKey) {
    super(word);
  }
}

/** Milliseconds: longer than any answer may take. */
const timeout = 15_000;
const pause = 50;
const awaited = '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning';

const turn = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds)).then(() => signal.throwIfAborted());

/** Waits until the page is on the paper as it is on the screen: its data, its fonts, its pictures, twice in a row. */
const settled = async (paper: HTMLElement, { signal, isLoading }: Wanted): Promise<void> => {
  const isReady = () =>
    !isLoading() &&
    paper.querySelector(awaited) === null &&
    [...paper.querySelectorAll('img')].every(({ complete }) => complete) &&
    document.fonts.status === 'loaded';
  let calm = 0;
  for (let waited = 0; calm < 2; waited += pause) {
    if (waited > timeout) throw new Unprintable('print.printNotReady');
    await turn(pause, signal);
    calm = isReady() ? calm + 1 : 0;
  }
};

/** Paper is as wide as its widest table needs, so that nothing is lost at its right edge. */
const widen = (paper: HTMLElement): void => {
  const needed = paper.scrollWidth;
  if (needed > paper.clientWidth) paper.style.width = `${needed}px`;
};

export interface Wanted extends Frame {
  readonly language: string;
  readonly at: Date;
  readonly signal: AbortSignal;
  /** Whether data is on its way: not every part of a page shows that it waits for some. */
  readonly isLoading: () => boolean;
  readonly onPage: (page: number, pages: number) => void;
}

/** Makes the PDF of an element that is drawn on paper, page by page; between two pages it can be stopped. */
export const makePdf = async (paper: HTMLElement, wanted: Wanted): Promise<Blob> => {
  const styles = await allStyles();
  await settled(paper, wanted);
  widen(paper);
  // Measured and copied in one go: what came in between would stand elsewhere than it was measured.
  const cuts = cutsOf(measure(paper), roomOf(paper.getBoundingClientRect().width));
  if (cuts.length === 0) throw new Unprintable('print.printEmpty');
  const picture = await pictureOf(paper, styles);
  const pages: PackedPicture[] = [];
  for (const [at, cut] of cuts.entries()) {
    wanted.onPage(at + 1, cuts.length);
    // A turn for the screen: progress is drawn, and the button that stops it is heard.
    await turn(0, wanted.signal);
    pages.push(await packed(drawSheet(picture, cut, wanted, { page: at + 1, pages: cuts.length })));
  }
  wanted.signal.throwIfAborted();
  return pdfOf(pages, wanted);
};

/** A name that every disk takes: what it is and the day it was taken. */
export const fileNameOf = (title: string, day: string): string =>
  `${title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed()} ${day}.pdf`;
