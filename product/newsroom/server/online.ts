import { sql, type RawBuilder, type SqlBool } from 'kysely';

const isPublished = (piece: 'content' | 'translation', now: Date) =>
  sql<SqlBool>`${sql.ref(`${piece}.publishedVersion`)} is not null and ${sql.ref(`${piece}.publishedAt`)} <= ${now.toISOString()}
    and coalesce(${sql.ref(`${piece}.withdrawAt`)} > ${now.toISOString()}, true)`;

/** That readers have a piece at this moment: also before the job comes by that takes away what has had its time; or would have this draft. */
export const isOn = (piece: 'content' | 'translation', now: Date, draft?: string) =>
  draft === undefined
    ? isPublished(piece, now)
    : sql<SqlBool>`(${sql.ref(`${piece}.id`)} = ${draft}::uuid or ${isPublished(piece, now)})`;

/** Which version of a piece readers have; of a draft that is previewed, the one that is being written. */
export const versionShown = (
  piece: 'content' | 'translation',
  draft: string | undefined,
): RawBuilder<number | null> => {
  const published = sql<number | null>`${sql.ref(`${piece}.publishedVersion`)}`;
  return draft === undefined
    ? published
    : sql`case when ${sql.ref(`${piece}.id`)} = ${draft}::uuid then ${sql.ref(`${piece}.version`)} else ${published} end`;
};
