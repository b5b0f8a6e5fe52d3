import compiled from 'virtual:fields/newsroom';
import type * as z from 'zod';
import { sectionsOf, type Controls } from '#shell/form/declared';
import type { Section } from '#shell/form/types';
import type { fields } from '../../fields';
import type { ListedKind, Saved } from '../../listed';
import { BodyField } from './BodyField';
import { findAgencies, findResults } from './find';
import { MomentField } from '#shell/form/MomentField';
import { CoverField } from './CoverField';
import { OneDocument, OneVideo } from './OneFile';
import { SubtitlesField } from './SubtitlesField';

const facts = compiled as unknown as typeof fields;
const titles = { text: 'newsroom.text', publishing: 'newsroom.publishing' } as const;
type Within = keyof typeof titles;
type Written<Kind extends ListedKind> = Omit<
  z.output<(typeof Saved)[Kind]>,
  'id' | 'rowVersion' | 'translates'
>;
type ControlsOf<Kind extends ListedKind> = Controls<Written<Kind>, Written<Kind>, Within>;

const around = {
  language: { in: 'publishing', laidOpen: true },
  publishTime: { in: 'publishing', draw: MomentField, hint: 'newsroom.publishTimeHint' },
  withdrawTime: { in: 'publishing', draw: MomentField, hint: 'newsroom.withdrawTimeHint' },
} as const;

const link: ControlsOf<'link'> = {
  title: { in: 'text' },
  webAddress: { in: 'text' },
  isShown: { in: 'text' },
  sort: { in: 'text' },
  coverId: { in: 'text', wide: true, draw: CoverField, hint: 'newsroom.pictureHint' },
  ...around,
};
const picture: ControlsOf<'picture'> = {
  title: { in: 'text', wide: true },
  coverId: { in: 'text', wide: true, draw: CoverField, hint: 'newsroom.imageHint' },
  target: { in: 'text', hint: 'newsroom.targetHint' },
  sort: { in: 'text' },
  ...around,
};
const download: ControlsOf<'download'> = {
  title: { in: 'text', wide: true },
  fileId: { in: 'text', wide: true, draw: OneDocument },
  edition: { in: 'text' },
  forRole: { in: 'text' },
  ...around,
};
const reference: ControlsOf<'reference'> = {
  title: { in: 'text', wide: true },
  category: { in: 'text' },
  validity: { in: 'text', laidOpen: true },
  documentNumber: { in: 'text' },
  issuer: { in: 'text' },
  issuedOn: { in: 'text' },
  effectiveOn: { in: 'text' },
  fileId: { in: 'text', wide: true, draw: OneDocument },
  ...around,
};
const agencyShowcase: ControlsOf<'agencyShowcase'> = {
  title: { in: 'text', wide: true },
  organisationId: { in: 'text', find: findAgencies, nameField: 'organisationIdName' },
  sort: { in: 'text' },
  introduction: { in: 'text', wide: true, lines: 5 },
  coverId: { in: 'text', wide: true, draw: CoverField, hint: 'newsroom.pictureHint' },
  ...around,
};
const promotedProject: ControlsOf<'promotedProject'> = {
  title: { in: 'text', wide: true, hint: 'newsroom.claimsHint' },
  reportId: { in: 'text', wide: true, find: findResults, nameField: 'reportIdName' },
  summary: { in: 'text', wide: true, lines: 2 },
  body: { in: 'text', wide: true, draw: BodyField },
  transformationMethod: { in: 'text' },
  contact: { in: 'text', hint: 'newsroom.contactHint' },
  coverId: { in: 'text', wide: true, draw: CoverField, hint: 'newsroom.pictureHint' },
  sort: { in: 'text' },
  ...around,
};
const subtitles = { in: 'text', wide: true, draw: SubtitlesField, hint: 'newsroom.subtitlesHint' } as const;
const video: ControlsOf<'video'> = {
  title: { in: 'text', wide: true },
  fileId: { in: 'text', wide: true, draw: OneVideo },
  coverId: { in: 'text', wide: true, draw: CoverField, hint: 'newsroom.pictureHint' },
  alternative: { in: 'text', wide: true, lines: 3, hint: 'newsroom.videoAlternativeHint' },
  duration: { in: 'text' },
  sort: { in: 'text' },
  subtitlesZh: subtitles,
  subtitlesEn: subtitles,
  subtitlesEs: subtitles,
  ...around,
};

const plain = { title: '', language: 'zh', publishTime: null, withdrawTime: null };
/** The form of each kind, and what a new piece begins with. */
export const listedForms: Readonly<
  Record<
    ListedKind,
    { readonly sections: readonly Section<Readonly<Record<string, unknown>>>[]; readonly blank: object }
  >
> = {
  link: {
    sections: sectionsOf(titles, facts.link, link) as unknown as readonly Section<
      Readonly<Record<string, unknown>>
    >[],
    blank: { ...plain, webAddress: 'https://', isShown: true, sort: 100, coverId: null },
  },
  picture: {
    sections: sectionsOf(titles, facts.picture, picture) as unknown as readonly Section<
      Readonly<Record<string, unknown>>
    >[],
    blank: { ...plain, coverId: null, target: '', sort: 100 },
  },
  download: {
    sections: sectionsOf(titles, facts.download, download) as unknown as readonly Section<
      Readonly<Record<string, unknown>>
    >[],
    blank: { ...plain, edition: '', forRole: 'everybody' },
  },
  reference: {
    sections: sectionsOf(titles, facts.reference, reference) as unknown as readonly Section<
      Readonly<Record<string, unknown>>
    >[],
    blank: {
      ...plain,
      ...{ category: 'law', validity: 'inForce', documentNumber: '', issuer: '' },
      ...{ issuedOn: null, effectiveOn: null, fileId: null },
    },
  },
  agencyShowcase: {
    sections: sectionsOf(titles, facts.agencyShowcase, agencyShowcase) as unknown as readonly Section<
      Readonly<Record<string, unknown>>
    >[],
    blank: { ...plain, introduction: '', coverId: null, sort: 100 },
  },
  promotedProject: {
    sections: sectionsOf(titles, facts.promotedProject, promotedProject) as unknown as readonly Section<
      Readonly<Record<string, unknown>>
    >[],
    blank: {
      ...plain,
      ...{ summary: '', body: '{"type":"doc","content":[]}', transformationMethod: null, contact: '' },
      ...{ coverId: null, sort: 100 },
    },
  },
  video: {
    sections: sectionsOf(titles, facts.video, video) as unknown as readonly Section<
      Readonly<Record<string, unknown>>
    >[],
    blank: {
      ...plain,
      coverId: null,
      alternative: '',
      subtitlesZh: '',
      subtitlesEn: '',
      subtitlesEs: '',
      sort: 100,
    },
  },
};

/** What is known of the fields of each kind, for pages that show what was written. */
export const listedFacts = facts;
