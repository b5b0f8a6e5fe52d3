import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Contributions } from '#host/contributions';
import { loadObject, objectKind, seenAmong } from '#host/objects';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import type { Services } from '#host/services';

export type Reader = (row: ExpressionBuilder<Tables, 'file'>, me: Me) => Expression<SqlBool>;
/** Somebody opens a file. */
type Opening = Pick<Context, 'db' | 'me' | 'now'> & { readonly services: Pick<Services, 'contributed'> };
declare module '#host/contributions' {
  interface Contributions {
    /** Who reads the files of an area's objects; whoever brought a file in reads it anyway. */
    readonly fileReaders: readonly Reader[];
    /**
     * The same where a conflict of interest ends it (decision 0024), which SQL does not decide: who could read a file by their
     * role, and whether they do, asked when it is opened.
     */
    readonly independentFileReaders: readonly {
      readonly reads: Reader;
      readonly opens: (opening: Opening, fileId: string) => Promise<boolean>;
    }[];
  }
}

const kindOf = (readers: () => readonly Reader[]) =>
  objectKind('file', (row, me) =>
    me
      ? row.or([row('file.ownerId', '=', me.personId), ...readers().map((reader) => reader(row, me))])
      : sql<boolean>`false`,
  );

export const fileKind = (all: Pick<Contributions, 'fileReaders' | 'independentFileReaders'>) =>
  kindOf(() => [...all.fileReaders, ...all.independentFileReaders.map(({ reads }) => reads)]);

/** Whether somebody who sees a file by their role may open it: nothing ends that. */
export const mayOpen = async (opening: Opening, fileId: string): Promise<boolean> => {
  const { db, me, services } = opening;
  const { fileReaders, independentFileReaders } = services.contributed;
  const apart = kindOf(() => fileReaders);
  if (await loadObject(db, apart, fileId, me)) return true;
  for (const { opens } of independentFileReaders) if (await opens(opening, fileId)) return true;
  return false;
};

/** Those of these files that somebody may open: as `mayOpen` says it of each, the plain rules asked once for all. */
export const openAmong = async (
  opening: Opening,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { db, me, services } = opening;
  const { fileReaders, independentFileReaders } = services.contributed;
  const open = new Set(
    await seenAmong(
      db,
      kindOf(() => fileReaders),
      fileIds,
      me,
    ),
  );
  const seen = await seenAmong(db, fileKind(services.contributed), fileIds, me);
  for (const id of seen)
    for (const { opens } of independentFileReaders)
      if (!open.has(id) && (await opens(opening, id))) open.add(id);
  return open;
};

/** Throws 404 for whoever may not open it: to them it is not there. */
export const requireOpen = async (opening: Opening, fileId: string): Promise<void> => {
  if (!(await mayOpen(opening, fileId))) throw general.notFound();
};

export type StoredRow = Selectable<Tables['file']>;
declare module '#host/objects' {
  interface LoadedObjects {
    file: StoredRow;
  }
}
