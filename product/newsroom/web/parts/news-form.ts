import compiled from 'virtual:fields/newsroom';
import { sectionsOf, type Controls } from '#shell/form/declared';
import type * as z from 'zod';
import type { fields } from '../../fields';
import type { begunFields, besideFields, writtenFields } from '../../news';
import { AttachmentsField } from './AttachmentsField';
import { BodyField } from './BodyField';
import { CoverField } from './CoverField';
import { MomentField } from '#shell/form/MomentField';

const { news } = compiled as unknown as typeof fields;

type Shape = typeof begunFields & typeof writtenFields & typeof besideFields;
/** All that is said of a piece when it is written. */
export type NewsValues = { [Field in keyof Shape]: z.output<Shape[Field]> };

const titles = { text: 'newsroom.text', publishing: 'newsroom.publishing' } as const;

/** How each field of a piece is asked. */
const controls: Controls<NewsValues, NewsValues, keyof typeof titles> = {
  title: { in: 'text', wide: true },
  summary: { in: 'text', wide: true, lines: 2 },
  body: { in: 'text', wide: true, draw: BodyField },
  coverId: { in: 'text', draw: CoverField, hint: 'newsroom.coverHint' },
  attachmentIds: { in: 'text', wide: true, draw: AttachmentsField },
  kind: { in: 'publishing', laidOpen: true },
  language: { in: 'publishing', laidOpen: true },
  source: { in: 'publishing' },
  author: { in: 'publishing' },
  publishTime: { in: 'publishing', draw: MomentField, hint: 'newsroom.publishTimeHint' },
  withdrawTime: { in: 'publishing', draw: MomentField, hint: 'newsroom.withdrawTimeHint' },
};

const sections = sectionsOf(titles, news, controls);
/** Kind and language are said when a piece is begun, and stay. */
const isSaidOnce = (field: string): boolean => field === 'kind' || field === 'language';

/** The form of a new piece, and of one that is written on. */
export const newSections = sections;
export const editSections = sections.map((section) => ({
  ...section,
  fields: section.fields.filter(({ field }) => !isSaidOnce(field)),
}));
