import type * as z from 'zod';
import { datedFiles } from '#host/files/rows';
import { openAmong } from '#product/files/server';
import type { CaseFile } from '../contract';
import { fileOrigins, type FileOrigin } from '../part';
import type { AtCase } from './case';

/** A file that stands in something of the case. */
export interface HeldFile {
  readonly fileId: string;
  readonly origin: FileOrigin;
  /** Where in it: an item of the checklist, a number; empty where it is the only one. */
  readonly title: string;
}

declare module '#host/contributions' {
  interface Contributions {
    /**
     * The files that an area holds of a case, as far as the caller may know that they stand there. Whether the caller opens
     * one is no part of it.
     */
    readonly caseFiles: readonly ((context: AtCase) => Promise<readonly HeldFile[]>)[];
  }
}

/** Every file of the case that the caller may open, each once, by what it stands in first. */
export const caseFiles = async (context: AtCase): Promise<z.output<typeof CaseFile>[]> => {
  const held: HeldFile[] = [];
  for (const holds of context.services.contributed.caseFiles) held.push(...(await holds(context)));
  const ordered = fileOrigins.flatMap((origin) => held.filter((each) => each.origin === origin));
  const ids = [...new Set(ordered.map(({ fileId }) => fileId))];
  if (ids.length === 0) return [];
  const opened = await openAmong(context, ids);
  const rows = await datedFiles(context.db, ids);
  return ids.flatMap((fileId) => {
    const row = rows.find(({ id }) => id === fileId);
    if (!row || !opened.has(fileId)) return [];
    const { id: _, ...about } = row;
    const origins = ordered
      .filter((each) => each.fileId === fileId)
      .map(({ origin, title }) => ({ origin, title }));
    return [{ fileId, ...about, origins }];
  });
};
