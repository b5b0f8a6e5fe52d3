import {
  defectsIn,
  judged,
  revisionDefects,
  type Round,
  type SheetDefect,
} from '#product/panels/rules/opinion-form';
import type { SheetContent } from '#product/panels/sheet';

/** A sheet as it stands in its form: in a discussion with why it is kept or changed. */
export type WrittenSheet = SheetContent & { readonly revisionReason?: string };

/** What a sheet lacks in its round, by the rules that the server refuses by. */
export const lackingIn = (
  { revisionReason = '', ...sheet }: WrittenSheet,
  round: Round,
  isDiscussion: boolean,
): SheetDefect[] => [
  ...defectsIn(judged(sheet, true), round),
  ...(isDiscussion ? revisionDefects(revisionReason) : []),
];
