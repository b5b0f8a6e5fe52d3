import { sql, type SqlBool } from 'kysely';

/** That readers have a piece at this moment: also before the job comes by that takes away what has had its time. */
export const isOn = (piece: 'content' | 'translation', now: Date) =>
  sql<SqlBool>`${sql.ref(`${piece}.publishedVersion`)} is not null and ${sql.ref(`${piece}.publishedAt`)} <= ${now.toISOString()}
    and coalesce(${sql.ref(`${piece}.withdrawAt`)} > ${now.toISOString()}, true)`;
