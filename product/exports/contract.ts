import * as z from 'zod';
import { calls, download } from '../../contract/call';
import { json, listOf, nothing, oneOf, required, text, thing } from '../../contract/field';
import { exportsRights } from './rights';

/** How a column's values are written; texts and unknown values stand as they are. */
export const cellKinds = ['text', 'number', 'money', 'day', 'moment', 'yesNo', 'limited', 'code'] as const;

export const ExportedColumn = thing({
  /** The row's field, by its inside name. */
  field: required(60),
  /** As it stands over the column on the screen, in the person's language. */
  heading: text(100),
  kind: oneOf(cellKinds),
  /** Code → word, for codes, states, yes and no; a code without a word stands for itself. */
  words: z.record(text(60), text(300)).optional(),
});

export const ExportAsked = thing({
  /** The path of the list's own call. */
  list: required(200),
  /** What that call is asked, as it goes over the wire. */
  query: json(50_000),
  scope: oneOf(['page', 'selection', 'all']),
  /** The field that tells rows apart, and its values for the rows that were selected. */
  rowKey: required(60),
  selected: listOf(text(100), 1_000).optional(),
  columns: listOf(ExportedColumn, 100, 1),
  /** The list's name in the person's language: the file is called after it. */
  title: required(80),
});
export type ExportAsked = z.output<typeof ExportAsked>;
export type ExportedColumn = z.output<typeof ExportedColumn>;

export const exports = calls('exports', exportsRights, {
  list: download('POST /api/Export/ExportList', {
    may: 'signed-in',
    takes: ExportAsked,
    gives: nothing,
    audited: true,
    bodyLimit: 2_097_152,
    seconds: 60,
  }),
});
