import * as z from 'zod';
import { StoredCitation } from '#product/citations/citation';
import { materialTables } from '#product/materials/proposals';
import { SheetContent } from '#product/opinions/sheet';
import { sections, tables } from '#product/reports/sections';

type Schemas = Readonly<Record<string, z.ZodType>>;

const partsOf = (column: string, parts: Schemas): Schemas =>
  Object.fromEntries(Object.entries(parts).map(([name, schema]) => [`${column}.${name}`, schema]));

/** The documents that are stored whole, as they are read today: by their column, and their part where they have several. */
export const documents: Schemas = {
  ...partsOf('report.sections', sections),
  ...partsOf('report', tables),
  ...partsOf('material.tables', materialTables),
  'report.citations': z.array(StoredCitation),
  'opinion.sheet': SheetContent,
};

/** What keeps a document from being read as its schema says today, each fault with how to mend it. */
export const unreadable = (name: string, schema: z.ZodType, document: unknown): readonly string[] => {
  const { error } = schema.safeParse(document);
  return (error?.issues ?? []).map(
    ({ path, message }) =>
      `${name}: what was stored before is not read any more at ${path.join('.') || 'its root'} (${message}). ` +
      'A field that comes later is open(…); one that is stored stays, and goes on taking what it took',
  );
};
