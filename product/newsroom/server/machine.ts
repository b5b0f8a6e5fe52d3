import type { Language } from '#contract/words';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { machine, type Made } from '#host/transitions';
import { areDescribed, descriptionsOf } from '#product/media/server';
import { newsKinds } from '../news';
import { contentFlow } from '../workflow';
import { actorsOf } from './actors';
import { notifyEditors } from './notify';
import { versionPictures } from './pictures';
import { requireEligible } from './subjects';
import { tookPart, type ContentRecord } from './visible';

type AnyContext = Context<Me | null, unknown>;

/** The version that is being written, or another one that is named. */
export const writtenVersion = (
  { db }: Pick<AnyContext, 'db'>,
  { id, version }: Pick<ContentRecord, 'id' | 'version'>,
) =>
  db
    .selectFrom('contentVersion')
    .selectAll()
    .where('contentId', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();

type Shown = Pick<
  ContentRecord,
  'publishedVersion' | 'publishedAt' | 'approvedVersion' | 'publishAt' | 'withdrawAt' | 'isTop'
>;
const show = async ({ db }: AnyContext, id: string, shown: Partial<Shown>): Promise<Partial<Shown>> => {
  await db.updateTable('content').set(shown).where('id', '=', id).execute();
  return shown;
};

/**
 * Readers have this version from now on, or from the moment that is set for it: until then they go on reading the one before.
 * What was approved for that moment comes at it, whatever has been written since.
 */
const putOnline = async ({ context, is, transition }: Made<ContentRecord>) => {
  const { now } = context;
  const version = transition === 'goOnline' ? is.approvedVersion! : is.version;
  const { publishAt, withdrawAt } = await writtenVersion(context, { id: is.id, version });
  if (publishAt !== null && new Date(publishAt) > now)
    return show(context, is.id, { approvedVersion: version, publishAt });
  // A correction stays where readers found it; what was withdrawn and comes back is new to them.
  const publishedAt =
    is.publishedVersion === null || is.publishedAt === null ? now.toISOString() : is.publishedAt;
  const nothingWaits = { approvedVersion: null, publishAt: null };
  return show(context, is.id, { publishedVersion: version, publishedAt, withdrawAt, ...nothingWaits });
};

/** Readers no longer have what they had; what is approved for later still comes. */
const gone = { publishedVersion: null, withdrawAt: null, isTop: false };
const endTime = ({ context, is }: Made<ContentRecord>) => show(context, is.id, gone);

/** Somebody takes it from readers: also what they would have had later, and what strangers read by a link. */
const takeOffline = async ({ context, is }: Made<ContentRecord>) => {
  await context.db
    .updateTable('contentPreview')
    .set({ revokedAt: context.now.toISOString() })
    .where('contentId', '=', is.id)
    .where('revokedAt', 'is', null)
    .execute();
  return show(context, is.id, { ...gone, approvedVersion: null, publishAt: null });
};

const removeDraft = async ({ context, is }: Made<ContentRecord>): Promise<void> => {
  await context.db.deleteFrom('content').where('id', '=', is.id).execute();
};

/** The machine of whatever editors write (domain §4.2). */
export const contentMachine = machine<typeof contentFlow, ContentRecord>({
  flow: contentFlow,
  kind: 'content',
  table: 'content',
  actors: actorsOf,
  title: async (db, row) => (await writtenVersion({ db }, row)).title,
  guards: {
    complete: async ({ context, row }) => {
      const { title, body } = await writtenVersion(context, row);
      return title.trim() !== '' && (!(row.kind in newsKinds) || body.content.length > 0);
    },
    // Whoever does not see a picture is told what it shows, in the language of the text.
    described: async ({ context: { db }, row }) =>
      areDescribed(db, await versionPictures(db, row), row.language as Language),
    eligible: async ({ context, row }) => {
      const descriptions = await descriptionsOf(context.db, await versionPictures(context.db, row));
      await requireEligible(context, row.kind, { ...(await writtenVersion(context, row)), descriptions });
      return true;
    },
    unused: async ({ context: { db }, row }) => {
      const translations = db.selectFrom('content').select('id').where('translates', '=', row.id);
      const naming = db
        .selectFrom('contentVersionDownload')
        .select('downloadId as id')
        .where('downloadId', '=', row.id);
      return (await translations.unionAll(naming).limit(1).executeTakeFirst()) === undefined;
    },
    anotherPerson: async ({ context, row }) => {
      const { hadPart } = await context.db
        .selectFrom('content')
        .select(tookPart(context.me!).as('hadPart'))
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      return !hadPart;
    },
  },
  effects: { putOnline, endTime, takeOffline, removeDraft, notifyEditors },
});
