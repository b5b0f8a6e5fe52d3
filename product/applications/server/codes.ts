import { codesIn } from '#contract/facts';
import type { Db } from '#host/database/connection';
import { notOffered, type Chosen } from '#product/dictionaries/server';
import type { Draft } from '../application';
import { applicationFacts } from '../fields';
import type { Lacking } from '../lacking';

const chosenIn = (draft: Draft) => codesIn(applicationFacts, draft) as (Lacking & Chosen)[];

/** Codes in an application that no dictionary offers, but for those that stood there before. Drafts are held to this too. */
export const unknownCodes = async (db: Db, draft: Draft, before: Draft): Promise<Lacking[]> =>
  (await notOffered(db, chosenIn(draft), chosenIn(before))).map(({ path }) => ({
    path,
    word: 'unknownCode' as const,
  }));

/** What was submitted last; nothing where nothing was. */
export const lastSubmitted = async (db: Db, applicationId: string): Promise<Draft> => {
  const row = await db
    .selectFrom('applicationSnapshot')
    .select('content')
    .where('applicationId', '=', applicationId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.content ?? {}) as Draft;
};
