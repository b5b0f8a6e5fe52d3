import type * as z from 'zod';
import type { MaskedSheet } from '../opinion';
import { atPlace, verdictsIn } from '#product/opinions/places';
import { sheetFacts, type LevelView, type SheetContent } from '#product/opinions/sheet';

const isGiven = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? (value as LevelView).agrees !== null
    : (value ?? null) !== null;

/**
 * A sheet with every verdict and score masked (domain §3.4): independence forbids sending it back for what it concludes. The
 * reasons of levels name them, and whether an item is mandatory decides the tally: both stay behind the mask.
 */
export const maskedSheet = (sheet: SheetContent): z.output<typeof MaskedSheet> => ({
  given: verdictsIn(sheetFacts)
    .filter((place) => isGiven(atPlace(sheet, place)))
    .map((place) => place.join('.')),
  comments: sheet.comments,
  problems: sheet.problems.map(({ text }) => text),
  advice: sheet.advice.map(({ text }) => text),
});
