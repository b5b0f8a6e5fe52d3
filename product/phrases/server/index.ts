import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { serve } from '#host/serve';
import { phrases } from '../contract';
import { mostPhrases } from '../phrase';
import { phrasesProblems } from '../problems';
import { visiblePhrases, type PhraseRecord } from './visible';

export { phraseKind } from './visible';

type Input<Key extends keyof typeof phrases.calls> = z.output<(typeof phrases.calls)[Key]['takes']>;
const mayShare = ({ me }: Pick<Context, 'me'>): boolean =>
  me.organisationId !== null && me.rights.has('phrase.share');

const list = async (context: Context) => {
  const rows = await context.db
    .selectFrom('phrase')
    .select(['id', 'kind', 'body', 'organisationId'])
    .where((row) => visiblePhrases(row, context.me))
    .orderBy('organisationId', (order) => order.asc().nullsFirst())
    .orderBy('writtenAt')
    .orderBy('id')
    .execute();
  const share = mayShare(context);
  return {
    phrases: rows.map(({ organisationId, ...row }) => ({
      ...row,
      isShared: organisationId !== null,
      mayChange: organisationId === null || share,
    })),
    mayShare: share,
  };
};

/** Keeps a phrase for oneself, or for everybody in one's organisation. Throws 2180. */
const store = async (
  { kind, body }: Input<'add'>,
  { db, me, now, newId, audit }: Context,
  whose: { readonly personId: string } | { readonly organisationId: string },
) => {
  const all = db.selectFrom('phrase').select((row) => row.fn.countAll<number>().as('count'));
  const own =
    'personId' in whose
      ? all.where('personId', '=', whose.personId)
      : all.where('organisationId', 'in', me.organisationIds);
  const { count } = await own.executeTakeFirstOrThrow();
  if (Number(count) >= mostPhrases) throw phrasesProblems.tooMany({ most: mostPhrases });
  const id = newId();
  await db
    .insertInto('phrase')
    .values({ id, ...whose, kind, body, writtenAt: now.toISOString() })
    .execute();
  audit({ object: ['phrase', id], after: { kind } });
  return { id };
};

/** Keeps a phrase for everybody in the caller's organisation. Throws 2180, 2181. */
const share = (input: Input<'share'>, context: Context) => {
  const { organisationId } = context.me;
  if (organisationId === null) throw phrasesProblems.noOrganisation();
  return store(input, context, { organisationId });
};

/** Whoever reads an organisation's phrase does not yet change it. */
const requireMine = (context: Context<Context['me'], PhraseRecord>): void => {
  if (context.object.organisationId !== null && !mayShare(context)) throw general.notAllowed();
};

const edit = async ({ kind, body }: Input<'edit'>, context: Context<Context['me'], PhraseRecord>) => {
  requireMine(context);
  const { db, object } = context;
  await db.updateTable('phrase').set({ kind, body }).where('id', '=', object.id).execute();
  context.audit({ before: { kind: object.kind, body: object.body }, after: { kind, body } });
  return {};
};

const remove = async (context: Context<Context['me'], PhraseRecord>) => {
  requireMine(context);
  await context.db.deleteFrom('phrase').where('id', '=', context.object.id).execute();
  context.audit({ before: { body: context.object.body }, after: { body: null } });
  return {};
};

export default serve(phrases, {
  list: (_, context) => list(context),
  add: (input, context) => store(input, context, { personId: context.me.personId }),
  share,
  edit,
  remove: (_, context) => remove(context),
});
