import type * as z from 'zod';
import {
  called,
  chosen,
  coded,
  day,
  flag,
  integer,
  item,
  listOf,
  moment,
  oneOf,
  ref,
  strictObject,
  text,
  yesNo,
} from '#contract/field';
import { withMetadata } from '#contract/metadata';
import { isUrl } from '#contract/validators';
import { languages } from '#contract/words';
import { linkFaults } from './link-fault';
import { safeAddress } from './body-tree';
import { begunFields, headFields, subtitles, writtenFields } from './news';

const sort = called(integer(0, 9_999), 'newsroom.sort');
const title = called(text(80, 1), 'newsroom.title', { needed: true });
const secure = text(500).refine((address) => address.startsWith('https://') && isUrl(address));
const leading = text(500).refine((address) => address === '' || safeAddress(address) === address);
const file = called(ref('file'), 'newsroom.file', { needed: true, wire: 'File' });
/** A picture of the library, which says what it shows. */
const cover = (wire: string, label: 'newsroom.image' | 'newsroom.poster' = 'newsroom.image') =>
  called(ref('picture'), label, { needed: true, wire });
const coverOrNone = (wire: string) => called(ref('picture'), 'newsroom.image', { wire }).nullable();

/** The field that holds the subtitles of a video in a language. */
export const subtitleFields = { zh: 'subtitlesZh', en: 'subtitlesEn', es: 'subtitlesEs' } as const;

/** For whom a form is meant; whoever finds it may take it. */
export const meantFor = ['everybody', 'owner', 'agency', 'assessor', 'expert'] as const;
export const referenceCategories = ['law', 'standard', 'template', 'case'] as const;

/** Whether a rule that is quoted still holds. */
const validity = coded({ inForce: 1, repealed: 2 }, { wire: 'Status' });

/**
 * What is listed beside the news: of each kind its title as its call spells it, and what it says beside that. The one table of
 * them: calls, forms, pages and what visitors read follow from it.
 */
export const listedFields = {
  link: {
    title: called(text(80, 1), 'newsroom.name', { needed: true, wire: 'Name' }),
    webAddress: called(secure, 'newsroom.address', { needed: true, wire: 'Url' }),
    /** Of whom it leads to; a link may have none. */
    coverId: coverOrNone('Logo').optional(),
    isShown: called(yesNo, 'newsroom.isShown', { wire: 'IsShow' }),
    sort,
  },
  picture: {
    title,
    coverId: cover('ImgUrl'),
    target: called(leading, 'newsroom.target', { wire: 'TargetUrl' }),
    sort,
  },
  download: {
    title,
    fileId: file,
    edition: called(text(20), 'newsroom.edition', { wire: 'Version' }),
    forRole: chosen(oneOf(meantFor), 'newsroom.forRole'),
  },
  reference: {
    title,
    category: chosen(oneOf(referenceCategories), 'newsroom.category', { wire: 'Kind' }),
    documentNumber: called(text(60), 'newsroom.documentNumber', { wire: 'DocNo' }),
    issuer: called(text(100), 'newsroom.issuer'),
    issuedOn: called(day, 'newsroom.issuedOn', { wire: 'IssueDate' }).nullable(),
    effectiveOn: called(day, 'newsroom.effectiveOn', { wire: 'EffectiveDate' }).nullable(),
    validity: chosen(validity, 'newsroom.validity', { wire: 'Status' }),
    /** Its text, where the library has it. */
    fileId: called(ref('file'), 'newsroom.file', { wire: 'File' }).nullable(),
  },
  agencyShowcase: {
    title,
    /** Its fields, its qualification and how long it may evaluate are what the register says of it. */
    organisationId: called(ref('organisation'), 'newsroom.agency', { needed: true }),
    introduction: called(text(600, 1), 'newsroom.introduction', { needed: true, wire: 'Intro' }),
    coverId: coverOrNone('Logo'),
    sort,
  },
  promotedProject: {
    title,
    reportId: called(ref('publishedResult'), 'newsroom.result', { needed: true }),
    summary: writtenFields.summary,
    body: writtenFields.body,
    transformationMethod: called(item('transformationMethod'), 'newsroom.transformationMethod', {
      wire: 'TransformMethod',
    }).nullable(),
    /** Where interested readers ask: a desk, never somebody's own number. */
    contact: called(text(200), 'newsroom.contact'),
    coverId: coverOrNone('Cover'),
    sort,
  },
  video: {
    title,
    fileId: called(ref('file'), 'newsroom.video', { needed: true, wire: 'File' }),
    coverId: cover('Cover', 'newsroom.poster'),
    /** What is to be seen and heard, for whoever neither sees nor hears it. */
    alternative: called(text(600, 1), 'newsroom.videoAlternative', { needed: true, wire: 'AltText' }),
    duration: called(integer(1, 36_000), 'newsroom.duration', { needed: true }),
    subtitlesZh: called(subtitles, 'newsroom.subtitlesZh', { wire: 'SubtitleZh' }),
    subtitlesEn: called(subtitles, 'newsroom.subtitlesEn', { wire: 'SubtitleEn' }),
    subtitlesEs: called(subtitles, 'newsroom.subtitlesEs', { wire: 'SubtitleEs' }),
    sort,
  },
} as const;
export type ListedKind = keyof typeof listedFields;
type Shape<Kind extends ListedKind> = (typeof listedFields)[Kind];
/** What is written of a piece of such a kind, its title among it. */
export type ListedValues<Kind extends ListedKind> = {
  [Field in keyof Shape<Kind>]: Shape<Kind>[Field] extends z.ZodType<infer Value> ? Value : never;
};

const { publishTime, withdrawTime } = writtenFields;
const { language } = begunFields;
const version = integer(1, 1_000_000_000);
/** A picture of the carousel has a beginning and an end by other names. */
const times = { publishTime, withdrawTime };
const pictureTimes = {
  publishTime: withMetadata(publishTime, { wire: 'Start' }),
  withdrawTime: withMetadata(withdrawTime, { wire: 'End' }),
};
const begun = {
  /** None where it is new. */
  id: ref('content').optional(),
  rowVersion: version.optional(),
  language,
  translates: ref('content').nullable(),
};
const { kind: _kind, title: _title, status, views, ...head } = headFields;
const listedHead = {
  ...head,
  editorName: text(60),
  missing: withMetadata(listOf(oneOf(languages)), { wire: 'MissingLangs' }),
  ...times,
};

/** What is saved of each kind. */
export const Saved = {
  link: strictObject({ ...begun, ...times, ...listedFields.link }),
  picture: strictObject({ ...begun, ...pictureTimes, ...listedFields.picture }),
  download: strictObject({ ...begun, ...times, ...listedFields.download }),
  reference: strictObject({ ...begun, ...times, ...listedFields.reference }),
  agencyShowcase: strictObject({ ...begun, ...times, ...listedFields.agencyShowcase }),
  promotedProject: strictObject({ ...begun, ...times, ...listedFields.promotedProject }),
  video: strictObject({ ...begun, ...times, ...listedFields.video }),
};
/** What a list shows of a piece without its text, and what it is about. */
const { summary: _summary, body: _body, ...projectHead } = listedFields.promotedProject;
const about = text(300);
const { subtitlesZh: _zh, subtitlesEn: _en, subtitlesEs: _es, ...videoHead } = listedFields.video;
/** One row of each list. */
export const Row = {
  link: strictObject({
    ...listedHead,
    status,
    ...listedFields.link,
    /** When its address was asked last, and since when and why it has not answered. */
    checkedAt: moment.nullable(),
    deadSince: moment.nullable(),
    deadReason: oneOf(linkFaults).nullable(),
    /** It has not answered so often that visitors do not see it. */
    isHidden: flag,
  }),
  picture: strictObject({ ...listedHead, ...pictureTimes, status, ...listedFields.picture }),
  download: strictObject({
    ...listedHead,
    status,
    views: withMetadata(views, { wire: 'Count' }),
    ...listedFields.download,
    /** How many pieces name it in their text, be it in a version that nobody reads. */
    uses: withMetadata(integer(0, 1_000_000_000), { wire: 'UseCount' }),
  }),
  // Whether it holds is the status of a reference; its own is the state.
  reference: strictObject({
    ...listedHead,
    status: withMetadata(status, { wire: 'State' }),
    ...listedFields.reference,
  }),
  agencyShowcase: strictObject({
    ...listedHead,
    status,
    ...listedFields.agencyShowcase,
    organisationName: about,
    isEligible: flag,
  }),
  promotedProject: strictObject({
    ...listedHead,
    status,
    ...projectHead,
    achievementName: about,
    isEligible: flag,
  }),
  video: strictObject({
    ...listedHead,
    status,
    views: withMetadata(views, { wire: 'Count' }),
    ...videoHead,
    subtitles: listOf(oneOf(languages)),
  }),
};
export type ListedRow<Kind extends ListedKind> = z.output<(typeof Row)[Kind]>;
