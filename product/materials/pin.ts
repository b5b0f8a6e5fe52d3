import type * as z from 'zod';
import { decimal, id, integer, moment, ref, required, strictObject, text } from '#contract/field';

const code = text(40, 1);

/** A place on a page as it is shown unturned, in shares of its width and height from its upper left corner. */
const place = { page: integer(1, 100_000), across: decimal(0, 1), down: decimal(0, 1) };

/** What a reviewer pinned to a place on a file. It belongs to the version of the material it was set on. */
export const MaterialPin = strictObject({
  id,
  /** Counted through the material. */
  number: integer(1, 1e6),
  version: integer(1, 1e6),
  code,
  fileId: id,
  fileName: text(255),
  mime: text(200),
  ...place,
  text: text(500),
  setAt: moment,
  answer: text(500).nullable(),
  answeredAt: moment.nullable(),
  settledAt: moment.nullable(),
});
export type MaterialPin = z.output<typeof MaterialPin>;

export const SetPin = strictObject({
  id: ref('material'),
  code,
  fileId: ref('file'),
  ...place,
  text: required(500),
});
export const AnswerPin = strictObject({ id: ref('materialPin'), text: required(500) });
export const SettlePin = strictObject({ id: ref('materialPin') });
/** Every change answers which pin it was. */
export const PinReply = strictObject({ id, number: integer(1, 1e6) });
