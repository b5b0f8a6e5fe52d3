import * as z from 'zod';
import { moment, required, text, strictObject } from '#contract/field';
import { tablesIn, type ChapterKey } from './chapters';
import { sections, type SectionName } from './sections';

/** The chapters that can be remarked on. */
export const remarkedChapters: readonly ChapterKey[] = [...(Object.keys(sections) as SectionName[]), 'risks'];

/** What a remark on a chapter may point at: its texts in their order, then its tables. */
export const paragraphsOf = (chapter: ChapterKey): readonly string[] =>
  chapter === 'risks' ? [] : [...Object.keys(sections[chapter].shape), ...tablesIn(chapter)];

const place = {
  chapter: z.enum(remarkedChapters as unknown as [ChapterKey, ...ChapterKey[]]),
  /** One of the chapter's texts or tables; `null`: the chapter as a whole. */
  paragraph: text(40).nullable(),
};

/** What the second checker wants changed, and where (domain §3.3, R2c). */
export const NewRemark = strictObject({ ...place, text: required(2_000) });
export type NewRemark = z.output<typeof NewRemark>;

/** The same with what the assessor did about it: open while there is no answer. */
export const Remark = strictObject({
  key: text(40),
  ...place,
  text: text(2_000),
  by: text(100),
  at: moment,
  answer: text(4_000).nullable(),
  answeredAt: moment.nullable(),
});

/** A remark as the report keeps it: by whom, not under which name. */
export interface StoredRemark extends Omit<z.output<typeof Remark>, 'by'> {
  readonly byId: string;
}

/** By the moment of the answer, which the wire keeps apart from nothing; a missing text would arrive as an empty one. */
export const isOpen = ({ answeredAt }: Pick<StoredRemark, 'answeredAt'>): boolean => answeredAt === null;
