import type * as z from 'zod';
import { general } from '#contract/problems';
import { languages } from '#contract/words';
import type { Context } from '#host/context';
import { countUp } from '#host/counters';
import { kindOfMime } from '#host/files/kinds';
import { sizeOf, thumbnailOf } from '#host/files/image';
import { fileFacts, uploadedBy } from '#host/files/rows';
import type { media } from '../contract';
import { pictureKinds, type Alternatives } from '../picture';
import { mediaProblems } from '../problems';
import type { Proposal } from '../proposal';
import type { At } from './read';
import { removeRenditions } from './render';
import { isJudged, countOfUses } from './uses';

type Taken<Name extends keyof typeof media.calls> = z.output<(typeof media.calls)[Name]['takes']>;

const isBlank = (words: string): boolean => words.trim() === '';

/** What there is to know of a file that is to be a picture. Throws 404 for what somebody else uploaded, 5034 for what is none. */
const fromFile = async ({ db, me, services }: Context<Context['me'], unknown>, fileId: string) => {
  if ((await uploadedBy(db, me.personId, [fileId])).length === 0) throw general.notFound();
  const { mime, sha256 } = await db
    .selectFrom(fileFacts.as('file'))
    .select(['mime', 'sha256'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  const kind = kindOfMime(mime)?.extension;
  if (!pictureKinds.some((each) => each === kind)) throw mediaProblems.noPicture();
  const path = await services.files.place(sha256);
  return { fileId, ...(await sizeOf(path)), thumbnail: await thumbnailOf(path) };
};

const requireDescribed = (alternatives: Alternatives): void => {
  if (languages.every((language) => isBlank(alternatives[language]))) throw mediaProblems.undescribed();
};

/** An editor takes a picture into the library, under the next number. Throws 404, 5032, 5034. */
export const addPicture = async ({ name, alternatives, fileId }: Taken<'add'>, context: Context) => {
  const { db, me, now, newId, audit } = context;
  requireDescribed(alternatives);
  const file = await fromFile(context, fileId);
  const [id, number, at] = [newId(), await countUp(db, 'picture'), now.toISOString()];
  await db
    .insertInto('mediaPicture')
    .values({
      ...{ id, number, name, ...file, uploadedBy: me.personId, createdAt: at, updatedAt: at },
      alternatives: JSON.stringify(alternatives),
    })
    .execute();
  audit({ object: ['picture', id], after: { number, name, alternatives } });
  return { id, number };
};

const requireVersion = ({ object }: At, rowVersion: number): void => {
  if (rowVersion !== object.rowVersion) throw general.changedMeanwhile({}, { RowVersion: object.rowVersion });
};

const store = async ({ db, object, now }: At, set: object): Promise<void> => {
  await db
    .updateTable('mediaPicture')
    .set({ ...set, updatedAt: now.toISOString(), rowVersion: object.rowVersion + 1 })
    .where('id', '=', object.id)
    .execute();
};

/** It is this from now on, everywhere: a new file also changes the addresses at which readers get it. */
const become = (context: At, { alternatives, ...next }: Proposal): Promise<void> => {
  const { object } = context;
  const isNewFile = next.fileId !== object.fileId;
  return store(context, {
    ...next,
    alternatives: JSON.stringify(alternatives),
    ...{ proposal: null, proposedBy: null },
    ...(isNewFile && { version: object.version + 1, renderAttempts: 0, heldUntil: null }),
  });
};

/** What a picture is to show is asked of everything that readers have it in, or somebody judges it in, as if that said it itself. */
const requireSayable = async (context: At, alternatives: Alternatives): Promise<void> => {
  for (const each of context.services.contributed.pictureUses)
    await each.requireSayable(context, context.object.id, Object.values(alternatives));
};

/**
 * An editor gives a picture other words or another file. Where readers have it, or somebody was handed a text with it, it waits for
 * another person (domain §4.2). Throws 404, 2003, 5033, 5034, 5037, and 5013 for words that claim more than a text with it may.
 */
export const changePicture = async (
  { rowVersion, name, alternatives, fileId }: Taken<'change'>,
  context: At,
) => {
  const { db, me, object, services, audit } = context;
  requireVersion(context, rowVersion);
  if (object.proposal !== null) throw mediaProblems.alreadyProposed();
  const isTaken = languages.some(
    (each) => isBlank(alternatives[each]) && !isBlank(object.alternatives[each]),
  );
  if (isTaken) throw mediaProblems.descriptionTaken();
  const { width, height, thumbnail } = object;
  const file =
    fileId === null || fileId === object.fileId
      ? { fileId: object.fileId, width, height, thumbnail }
      : await fromFile(context, fileId);
  const next: Proposal = { name, alternatives, ...file };
  const { judged } = await db
    .selectFrom('mediaPicture')
    .select(isJudged(services.contributed).as('judged'))
    .where('id', '=', object.id)
    .executeTakeFirstOrThrow();
  const isProposed = Boolean(judged);
  if (isProposed) await requireSayable(context, alternatives);
  if (isProposed) await store(context, { proposal: JSON.stringify(next), proposedBy: me.personId });
  else await become(context, next);
  audit({
    before: { name: object.name, alternatives: object.alternatives, fileId: object.fileId },
    after: { name, alternatives, fileId: file.fileId, isProposed },
  });
  return { isProposed };
};

/** Another person agrees: it is what was proposed from now on. Throws 2003, 5013, 5035, 5036. */
export const approvePicture = async ({ rowVersion }: Taken<'approve'>, context: At) => {
  const { object, me, audit } = context;
  requireVersion(context, rowVersion);
  if (object.proposal === null) throw mediaProblems.nothingProposed();
  if (object.proposedBy === me.personId) throw mediaProblems.ownChange();
  // The texts that show it may be others by now, and a result may stand lower.
  await requireSayable(context, object.proposal.alternatives);
  await become(context, object.proposal);
  const { name, alternatives, fileId } = object.proposal;
  audit({
    before: { name: object.name, alternatives: object.alternatives, fileId: object.fileId },
    after: { name, alternatives, fileId },
  });
  return {};
};

/** What was proposed is dropped, by whoever did or by another person. Throws 2003, 5036. */
export const rejectPicture = async ({ rowVersion }: Taken<'reject'>, context: At) => {
  requireVersion(context, rowVersion);
  if (context.object.proposal === null) throw mediaProblems.nothingProposed();
  await store(context, { proposal: null, proposedBy: null });
  return {};
};

/** Takes a picture out of the library that nothing ever showed. Throws 2003, 5031. */
export const removePicture = async ({ rowVersion }: Taken<'remove'>, context: At) => {
  const { db, object, services, audit } = context;
  requireVersion(context, rowVersion);
  const { uses } = await db
    .selectFrom('mediaPicture')
    .select(countOfUses(services.contributed).as('uses'))
    .where('id', '=', object.id)
    .executeTakeFirstOrThrow();
  if (uses > 0) throw mediaProblems.inUse({ count: uses });
  await removeRenditions(db, object.id);
  await db.deleteFrom('mediaPicture').where('id', '=', object.id).execute();
  audit({ before: { number: object.number, name: object.name } });
  return {};
};
