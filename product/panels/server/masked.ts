import type * as z from 'zod';
import { maskedFields, type MaskedSheet } from '../opinion';
import type { SheetContent } from '../sheet';

const isGiven = (sheet: SheetContent, field: (typeof maskedFields)[number]): boolean => {
  const [part, name] = field.split('.') as [keyof SheetContent, string | undefined];
  const value: unknown = name === undefined ? sheet[part] : (sheet[part] as Record<string, unknown>)[name];
  return part === 'levels' ? (value as { agrees: boolean | null }).agrees !== null : value !== null;
};

/**
 * A sheet with every verdict and score masked (domain §3.4): independence forbids sending it back for what it concludes. The
 * reasons of levels name them, and whether an item is mandatory decides the tally: both stay behind the mask.
 */
export const maskedSheet = (sheet: SheetContent): z.output<typeof MaskedSheet> => ({
  given: maskedFields.filter((field) => isGiven(sheet, field)),
  comments: sheet.comments,
  problems: sheet.problems.map(({ text }) => text),
  advice: sheet.advice.map(({ text }) => text),
});
