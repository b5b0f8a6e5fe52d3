import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#host/context';
import type { Contributions } from '#host/contributions';
import type { Use } from '../picture';

/** How an area says of its own objects that they show pictures. Each piece of SQL stands in a query that names `media_picture`. */
export interface PictureUses {
  /** How many of its objects name the picture, in whichever version. */
  readonly count: RawBuilder<number>;
  /** Whether readers have one that does, or somebody was handed one to judge. */
  readonly isJudged: RawBuilder<SqlBool>;
  readonly isOnline: (now: Date) => RawBuilder<SqlBool>;
  /**
   * Refuses what a picture would show, in the words of every language, where an object that readers have, or that somebody was
   * handed to judge, may not say it.
   */
  readonly requireSayable: (
    context: Pick<Context, 'db' | 'now'>,
    pictureId: string,
    words: readonly string[],
  ) => Promise<void>;
  /** Those that this person sees. */
  readonly of: (context: Pick<Context, 'db' | 'me' | 'now'>, pictureId: string) => Promise<readonly Use[]>;
}
declare module '#host/contributions' {
  interface Contributions {
    readonly pictureUses: readonly PictureUses[];
  }
}

type All = Pick<Contributions, 'pictureUses'>;

export const countOfUses = ({ pictureUses }: All): RawBuilder<number> =>
  sql<number>`(${sql.join(
    pictureUses.map(({ count }) => count),
    sql` + `,
  )})::int`;

const anyOf = (parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(parts, sql` or `)})`;

export const isJudged = ({ pictureUses }: All) => anyOf(pictureUses.map((each) => each.isJudged));
export const isOnline = ({ pictureUses }: All, now: Date) =>
  anyOf(pictureUses.map((each) => each.isOnline(now)));
