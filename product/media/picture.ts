import type * as z from 'zod';
import { called, flag, id, integer, listOf, moment, oneOf, strictObject, text } from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { languages, type Language } from '#contract/words';

/** In which widths readers get a picture, in pixels, none above its own. */
const renditionWidths = [480, 960, 1600] as const;

/** The widths in which one of this width is made: those below its own, and its own or the greatest. */
export const widthsOf = (width: number): number[] => [
  ...renditionWidths.filter((each) => each < width),
  ...(renditionWidths.some((each) => each === width) || width < renditionWidths[2] ? [width] : []),
];

/** What a file may be whose picture is kept. */
export const pictureKinds = ['jpg', 'png'] as const;
export type PictureKind = (typeof pictureKinds)[number];
/** What a browser is offered before the picture's own format, the best first. */
export const modernFormats = ['avif', 'webp'] as const;
export type PictureFormat = PictureKind | (typeof modernFormats)[number];

/** By which a text names a picture. */
export const pictureNumber = integer(1, 1_000_000_000);

/** What a picture shows, in words, for whoever does not see it; empty where nobody has said it in that language. */
const alternatives = strictObject({
  zh: called(text(200), 'media.alternative.zh'),
  en: called(text(200), 'media.alternative.en'),
  es: called(text(200), 'media.alternative.es'),
});
export type Alternatives = Readonly<Record<Language, string>>;

export const pictureFields = {
  name: called(text(80, 1), 'media.name', { needed: true }),
  alternatives: called(alternatives, 'media.alternatives'),
};

const changes = ['change', 'approve', 'reject', 'remove'] as const;
export type PictureChange = (typeof changes)[number];

const dataAddress = text(60_000);
/** What a picture looks like and is called, now or once a change is agreed to. */
const looks = {
  ...pictureFields,
  width: integer(1, 100_000),
  height: integer(1, 100_000),
  thumbnail: dataAddress,
};

/** One row of the library. */
export const PictureRow = strictObject({
  id,
  number: pictureNumber,
  ...looks,
  /** Whether its sizes and formats are there; until then readers get the file as it came. */
  state: oneOf(['rendering', 'ready', 'failed']),
  /** How many things show it, be it in a version that nobody reads. */
  uses: withMetadata(integer(0, 1_000_000_000), { wire: 'UseCount' }),
  isProposed: flag,
  uploaderName: text(60),
  updatedAt: moment,
  rowVersion: integer(1, 1_000_000_000),
  can: listOf(oneOf(changes)),
});
export type PictureRow = z.output<typeof PictureRow>;

/** Something that shows a picture. */
export const Use = strictObject({
  id,
  title: text(200),
  url: text(300),
  language: oneOf(languages),
  versions: listOf(integer(1, 1_000_000)),
  /** Readers have it with this picture now. */
  isOnline: flag,
});
export type Use = z.output<typeof Use>;

/** A picture with everything that shows it, and what somebody wants it to become. */
export const PictureDetails = strictObject({
  ...PictureRow.shape,
  usedBy: listOf(Use),
  proposal: strictObject({ ...looks, fileId: id, isNewFile: flag, proposerName: text(60) }).nullable(),
});
export type PictureDetails = z.output<typeof PictureDetails>;

/** Where readers get one of its files; the version is part of it, so that what a browser has kept is never another picture. */
export const pictureAddress = (
  { id: pictureId, version }: { readonly id: string; readonly version: number },
  width: number | 'original',
  format: PictureFormat,
): string => `/picture/${pictureId}/${version}/${width}.${format}`;
