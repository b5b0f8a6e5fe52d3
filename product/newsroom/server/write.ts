import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Language } from '#contract/words';
import type { Context } from '#host/context';
import { create } from '#host/create';
import { makeTransition, stateOf } from '#host/transitions';
import type { newsroom } from '../contract';
import { newsKinds, type besideFields, type ContentKind } from '../news';
import { newsroomProblems } from '../problems';
import { contentFlow, type ContentState } from '../workflow';
import { actorsOf } from './actors';
import { contentMachine, writtenVersion } from './machine';
import { requireOwnFiles } from './own-files';
import { storeNamedFiles } from './named-files';
import { storePictures } from './pictures';
import type { ContentRecord } from './visible';

export type At = Context<Context['me'], ContentRecord>;
export type Taken<Name extends keyof typeof newsroom.calls> = z.output<
  (typeof newsroom.calls)[Name]['takes']
>;
/** A version of a piece of any kind, as it is stored. */
export type Written = Omit<Taken<'edit'>, 'id' | 'rowVersion' | keyof typeof besideFields> & {
  readonly details: object;
};
interface Begun {
  readonly kind: ContentKind;
  readonly language: Language;
  readonly translates: string | null;
}

/** For so long what one person saves again and again is one version. */
const oneSitting = 60 * 60_000;

const isText = (kind: ContentKind): boolean => kind in newsKinds;

/** The columns of a version. Throws 5008 where it would be taken away before it is there. */
const said = ({ publishTime, withdrawTime, title, source, author, summary, body, details }: Written) => {
  if (publishTime !== null && withdrawTime !== null && publishTime >= withdrawTime)
    throw newsroomProblems.timesReversed();
  return {
    ...{ title, source, author, summary, body, details: JSON.stringify(details) },
    ...{ publishAt: publishTime, withdrawAt: withdrawTime },
  };
};

/** An editor begins a piece, or the translation of one. Throws 5007 where there is one into this language, 5008. */
export const addContent = async (context: Context, { kind, language, translates }: Begun, input: Written) => {
  const { db, me, now, newId, audit } = context;
  const id = newId();
  const at = now.toISOString();
  const original = translates === null ? undefined : await originalOf(context, translates, language);
  // A text translates a text, a link a link.
  if (original && original.kind !== kind && !(isText(original.kind) && isText(kind)))
    throw general.notFound();
  await create(context, contentMachine, 'create', {
    id,
    actors: actorsOf(me),
    about: {},
    visibility: 'all',
    insert: async (status) => {
      const made = await db
        .insertInto('content')
        .values({
          ...{ id, language, version: 1, isTop: false, createdAt: at, updatedAt: at },
          kind: original?.kind ?? kind,
          translates: original?.id ?? null,
          status: status!,
        })
        .onConflict((there) => there.doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows === 0n) throw newsroomProblems.translatedAlready();
      await db
        .insertInto('contentVersion')
        .values({ contentId: id, version: 1, ...said(input), editedBy: me.personId, editedAt: at })
        .execute();
      await storePictures(db, id, 1, input);
      await storeNamedFiles(db, id, 1, input);
    },
  });
  audit({ object: ['content', id], after: { kind: original?.kind ?? kind, language, title: input.title } });
  return { id, status: 'draft' as const, rowVersion: 1 };
};

/** What stands beside a text as it is stored, nothing where there is nothing. */
const beside = ({ coverId, attachmentIds }: Pick<Taken<'add'>, keyof typeof besideFields>) => ({
  ...(coverId && { coverId }),
  ...(attachmentIds && attachmentIds.length > 0 && { attachmentIds: [...new Set(attachmentIds)] }),
});

/** An editor begins a text. Throws 404 where it is to translate what is none or holds another's file, 5007, 5008, 5018, 5041. */
export const addNews = async (
  { kind, language, translates, coverId, attachmentIds, ...input }: Taken<'add'>,
  context: Context,
) => {
  const details = beside({ coverId, attachmentIds });
  await requireOwnFiles(context, undefined, details);
  return addContent(context, { kind, language, translates }, { ...input, details });
};

/** The piece that is translated: the first of its language, be a translation of it named. Throws 5007 for its own language. */
const originalOf = async ({ db }: Context, id: string, language: Language) => {
  const original = await db
    .selectFrom('content as named')
    .innerJoin('content as original', (join) =>
      join.on((row) => row('original.id', '=', row.fn.coalesce('named.translates', 'named.id'))),
    )
    .select(['original.id', 'original.kind', 'original.language'])
    .where('named.id', '=', id)
    .executeTakeFirstOrThrow();
  if (original.language === language) throw newsroomProblems.translatedAlready();
  return original;
};

/**
 * Stores what was written: as the next version, or in the place of what the same person wrote a moment ago and nobody has been
 * handed. What is written anew from an earlier version never takes the place of another one: both are somebody's work.
 */
const storeVersion = async (
  { db, me, now, object }: At,
  written: Written,
  isAnew: boolean,
): Promise<number> => {
  const before = await writtenVersion({ db }, object);
  const isSitting =
    !isAnew &&
    before.editedBy === me.personId &&
    object.version > (object.submittedVersion ?? 0) &&
    now.getTime() - new Date(before.editedAt).getTime() < oneSitting;
  const version = isSitting ? object.version : object.version + 1;
  const values = { ...said(written), editedBy: me.personId, editedAt: now.toISOString() };
  await db
    .insertInto('contentVersion')
    .values({ contentId: object.id, version, ...values })
    .onConflict((there) => there.columns(['contentId', 'version']).doUpdateSet(values))
    .execute();
  await storePictures(db, object.id, version, written);
  await storeNamedFiles(db, object.id, version, written);
  return version;
};

/** What a piece has become, for whoever did it. */
export const outcome = async ({ db }: At, id: string) => {
  const { status, rowVersion } = await db
    .selectFrom('content')
    .select(['status', 'rowVersion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, status: stateOf(contentFlow, status) as ContentState, rowVersion };
};

/** An editor writes on. What readers have stays before them until the next version is published. Throws 2001, 2003, 5008. */
export const editContent = async (context: At, rowVersion: number, input: Written, isAnew = false) => {
  const { object, audit } = context;
  if (rowVersion !== object.rowVersion) throw general.changedMeanwhile({}, { RowVersion: object.rowVersion });
  const before = await writtenVersion(context, object);
  const set = { version: await storeVersion(context, input, isAnew) };
  await makeTransition(context, contentMachine, object, 'save', { rowVersion, set });
  const { title, source, author, summary, details } = before;
  audit({
    before: { title, source, author, summary, details, body: JSON.stringify(before.body) },
    after: {
      title: input.title,
      source: input.source,
      author: input.author,
      summary: input.summary,
      details: input.details,
      body: input.body,
    },
  });
  return outcome(context, object.id);
};

/** The same of a text. Throws 404 for what is none, and where it holds another's file; 5018, 5041. */
export const editNews = async (
  { id, rowVersion, coverId, attachmentIds, ...input }: Taken<'edit'>,
  context: At,
) => {
  if (!isText(context.object.kind)) throw general.notFound();
  const details = beside({ coverId, attachmentIds });
  await requireOwnFiles(context, id, details);
  return editContent(context, rowVersion, { ...input, details });
};

/** An earlier version is written anew as the next one. Throws 404 where there is none, 2001, 2003. */
export const restoreVersion = async ({ rowVersion, version }: Taken<'restore'>, context: At) => {
  const { db, object } = context;
  const earlier = await db
    .selectFrom('contentVersion')
    .selectAll()
    .where('contentId', '=', object.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!earlier) throw general.notFound();
  const { title, source, author, summary, body, details, publishAt, withdrawAt } = earlier;
  const written = {
    ...{ title, source, author, summary, details, body: JSON.stringify(body) },
    ...{ publishTime: publishAt, withdrawTime: withdrawAt },
  };
  return editContent(context, rowVersion, written, true);
};
