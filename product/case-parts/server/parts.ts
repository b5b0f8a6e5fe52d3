import { caseParts, type CasePart } from '../part';
import type { AtCase } from './case';
import { caseFiles } from './files';

declare module '#host/contributions' {
  interface Contributions {
    /** The record of a part of the case, for a reader who has it; undefined for everybody else. */
    readonly caseParts: Readonly<Partial<Record<CasePart, (context: AtCase) => Promise<string | undefined>>>>;
  }
}

/** Which parts of the case the caller has, in the order of its page, and how many of its files they may open. */
export const partsOf = async (context: AtCase) => {
  const { caseParts: readers } = context.services.contributed;
  const parts: { part: CasePart; id: string }[] = [];
  for (const part of caseParts) {
    const id = await readers[part]?.(context);
    if (id !== undefined) parts.push({ part, id });
  }
  return { parts, fileCount: (await caseFiles(context)).length };
};
