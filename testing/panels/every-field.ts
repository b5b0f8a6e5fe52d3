import { sheetFacts, SheetContent } from '#product/opinions/sheet';
import { generated } from '../generated';

/** A sheet in which every field says something of its own, and which may be submitted. */
export const everySheetField = (): SheetContent => {
  const made = SheetContent.parse(generated(sheetFacts, {}));
  const { innovation } = made.comments;
  return {
    ...made,
    // Together they have to be of some length.
    comments: { ...made.comments, innovation: `${innovation}：${'创新内容明确，证据充分。'.repeat(4)}` },
    // What is mandatory forbids a plain consent.
    conclusion: 'agreeAfterModification',
  };
};
