import * as z from 'zod';
import {
  called,
  chosen,
  coded,
  flag,
  id,
  integer,
  listOf,
  moment,
  oneOf,
  ref,
  strictObject,
  text,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { languages } from '#contract/words';
import { transitionNames } from '#contract/workflow';
import { bodyText } from './body-schema';
import { contentFlow, contentStates } from './workflow';

/** What is a text that visitors read; each a kind of the code set of its name. */
export const newsKinds = { news: 1, notice: 2, policy: 3, about: 4 } as const;
export type NewsKind = keyof typeof newsKinds;
const newsKind = coded(newsKinds, { dictionary: 'contentKind' });
/** Everything that editors write, the texts among it. */
const contentKinds = {
  ...newsKinds,
  ...{ link: 5, picture: 6, download: 7, reference: 8 },
  ...{ agencyShowcase: 9, promotedProject: 10, video: 11 },
} as const;
export type ContentKind = keyof typeof contentKinds;
export const contentKind = coded(contentKinds);
export const contentState = coded(contentStates, { wire: 'Status', dictionary: 'contentStatus' });
const language = withMetadata(oneOf(languages), { wire: 'Lang' });

/** What of a piece is written, each version of it whole (domain §4.2). When readers are to have it is part of what is approved. */
export const writtenFields = {
  title: called(text(80), 'newsroom.title', { needed: true }),
  source: called(text(100), 'newsroom.source'),
  author: called(text(60), 'newsroom.author'),
  summary: called(text(200), 'newsroom.summary'),
  body: called(bodyText, 'newsroom.body', { needed: true }),
  publishTime: called(moment, 'newsroom.publishTime').nullable(),
  withdrawTime: called(moment, 'newsroom.withdrawTime').nullable(),
};
/** What a text has beside it: a picture of the library, and files for its readers. What is not said is not there. */
export const besideFields = {
  coverId: called(ref('picture'), 'newsroom.cover', { wire: 'Cover' }).nullable().optional(),
  attachmentIds: called(listOf(ref('file'), 20), 'newsroom.attachments', { wire: 'Attachments' }).optional(),
};
/** Said once, when it is begun. */
export const begunFields = {
  kind: called(newsKind, 'newsroom.kind', { needed: true }),
  language: chosen(language, 'newsroom.language', { needed: true }),
};

const count = integer(0, 2_000_000_000);
const version = integer(1, 1_000_000);
const can = listOf(oneOf(transitionNames(contentFlow)));
/** What the list of every kind shows. */
export const headFields = {
  id,
  kind: newsKind,
  language,
  title: text(80),
  status: contentState,
  isTop: flag,
  views: count,
  /** Since when readers have it; null where they do not. */
  publishedAt: moment.nullable(),
  /** When the version that was approved for later comes before them, and when the one they have goes. */
  goesOnlineAt: moment.nullable(),
  goesOfflineAt: moment.nullable(),
  updatedAt: moment,
  rowVersion: integer(1, 1_000_000_000),
  can,
};

/** One row of the editors' list. */
export const NewsRow = strictObject({
  ...headFields,
  kind: contentKind,
  editorName: text(60),
  /** The languages in which readers have nothing of it. */
  missing: withMetadata(listOf(oneOf(languages)), { wire: 'MissingLangs' }),
});
export type NewsRow = z.output<typeof NewsRow>;

/** WebVTT, or nothing; the server reads it (`webvtt.ts`). */
export const subtitles = text(200_000);

const details = z.record(z.string(), z.unknown());

const step = strictObject({
  at: moment,
  actor: text(60),
  action: text(100),
  note: text(2_000),
});

/** A piece as editors and publishers read it: the version that is being written, and how it came there. */
export const NewsPiece = strictObject({
  ...headFields,
  kind: contentKind,
  ...writtenFields,
  /** What its kind says of it beside its text, by the names of its fields; what is named by an id there, by what it is called. */
  details,
  names: z.record(z.string(), z.string()),
  /** Those of `details`, in its order. */
  attachments: listOf(strictObject({ id, name: text(255), url: text(300) })),
  version,
  publishedVersion: version.nullable(),
  /** The version that comes before readers at the moment for which it was approved (`goesOnlineAt`). */
  approvedVersion: version.nullable(),
  /** The same in other languages. */
  translations: listOf(strictObject({ id, language, status: contentState })),
  translates: ref('content').nullable(),
  steps: listOf(step),
});
export type NewsPiece = z.output<typeof NewsPiece>;

/** A piece that names a download in its text. */
export const DownloadUse = strictObject({
  ...{ id, kind: contentKind, language, title: text(80), status: contentState },
  /** Its versions that do. */
  versions: listOf(version),
  /** Readers have one that does. */
  isOnline: flag,
  /** One that does is approved for later. */
  isComing: flag,
});
export type DownloadUse = z.output<typeof DownloadUse>;

/** A version of a piece, with all that it says but its subtitles: fifty of them would have megabytes of those. */
export const NewsVersion = strictObject({
  version,
  ...writtenFields,
  details,
  /** What its cover and its files are called now. */
  coverName: text(120),
  attachmentNames: listOf(text(255)),
  editorName: text(60),
  editedAt: moment,
  isPublished: flag,
  /** Its subtitles are not those of the version before. */
  hasOtherSubtitles: flag,
});

/** The subtitles of a version that are not those of the version before, by their language; empty where there are none. */
export const SubtitleChanges = listOf(
  strictObject({
    language,
    before: withMetadata(subtitles, { wire: 'Before' }),
    now: withMetadata(subtitles, { wire: 'Now' }),
  }),
);

/** A piece as visitors read it. */
export const PublicPiece = strictObject({
  title: text(80),
  kind: contentKind,
  language,
  source: text(100),
  summary: text(200),
  body: bodyText,
});
