import type { Db } from '#host/database/connection';
import { fileFacts } from '#host/files/rows';
import { pictureNames } from '#product/media/server';

/** The files that a version holds for its readers, in its order. */
export const attachedFiles = async (db: Db, details: object) => {
  const { attachmentIds = [] } = details as { readonly attachmentIds?: readonly string[] };
  if (attachmentIds.length === 0) return [];
  const rows = await db
    .selectFrom(fileFacts.as('file'))
    .selectAll()
    .where('id', 'in', attachmentIds)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return attachmentIds.flatMap((id) => known.get(id) ?? []);
};

interface Beside {
  readonly coverId?: string;
  readonly attachmentIds?: readonly string[];
}

/** What the covers and files of versions are called, for whoever compares them. */
export const besideNames = async (db: Db, versions: readonly { readonly details: object }[]) => {
  const all = versions.map(({ details }) => details as Beside);
  const covers = await pictureNames(
    db,
    all.flatMap(({ coverId }) => coverId ?? []),
  );
  const files = await attachedFiles(db, {
    attachmentIds: [...new Set(all.flatMap(({ attachmentIds = [] }) => attachmentIds))],
  });
  const names = new Map(files.map(({ id, name }) => [id, name]));
  return all.map(({ coverId, attachmentIds = [] }) => ({
    coverName: (coverId && covers.get(coverId)) ?? '',
    attachmentNames: attachmentIds.flatMap((id) => names.get(id) ?? []),
  }));
};
