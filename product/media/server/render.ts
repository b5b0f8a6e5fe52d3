import type { Db } from '#host/database/connection';
import { transact } from '#host/database/transact';
import { rendition, sizeOf, thumbnailOf } from '#host/files/image';
import { kindOfMime } from '#host/files/kinds';
import { fileFacts, recordFile, removeFiles } from '#host/files/rows';
import type { StoredFile } from '#host/files';
import type { Services } from '#host/services';
import { modernFormats, widthsOf, type PictureFormat, type PictureKind } from '../picture';
import type { PictureRecord } from './visible';

/** A file that cannot be made smaller so often is left as it came. */
export const mostAttempts = 5;
/** How long one process may work on a picture before another one does. */
const heldMinutes = 5;

const mimes: Readonly<Record<PictureFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Takes the next picture whose sizes are missing; nobody else does so until it is let go. */
const claim = (services: Services): Promise<PictureRecord | undefined> =>
  transact(services.db, async (db) => {
    const now = services.clock();
    const next = await db
      .selectFrom('mediaPicture')
      .selectAll()
      .where((row) => row('renderedVersion', 'is distinct from', row.ref('version')))
      .where('renderAttempts', '<', mostAttempts)
      .where((row) => row.or([row('heldUntil', 'is', null), row('heldUntil', '<', now.toISOString())]))
      .orderBy('renderAttempts')
      .orderBy('updatedAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (next)
      await db
        .updateTable('mediaPicture')
        .set({
          renderAttempts: next.renderAttempts + 1,
          heldUntil: new Date(now.getTime() + heldMinutes * 60_000).toISOString(),
        })
        .where('id', '=', next.id)
        .execute();
    return next;
  });

interface Made {
  readonly width: number;
  readonly format: PictureFormat;
  readonly file: StoredFile;
}

/** What a picture is made into, and what its file looks like: of one that came from before there was a library, nobody had looked. */
const make = async (services: Services, picture: PictureRecord) => {
  const { mime, sha256 } = await services.db
    .selectFrom(fileFacts.as('file'))
    .select(['mime', 'sha256'])
    .where('id', '=', picture.fileId)
    .executeTakeFirstOrThrow();
  const path = await services.files.place(sha256);
  const own = kindOfMime(mime)!.extension as PictureKind;
  const looks = { ...(await sizeOf(path)), thumbnail: await thumbnailOf(path) };
  const made: Made[] = [];
  for (const width of widthsOf(looks.width))
    for (const format of [...modernFormats, own]) {
      const bytes = await rendition(path, width, format);
      const name = `${picture.number}-${width}.${format}`;
      made.push({ width, format, file: await services.files.storeOwn(name, mimes[format], bytes) });
    }
  return { made, looks };
};

/** Takes away the copies of a picture in its sizes and formats; the file it came as stays its owner's. */
export const removeRenditions = async (db: Db, pictureId: string): Promise<void> => {
  const former = await db
    .deleteFrom('mediaRendition')
    .where('pictureId', '=', pictureId)
    .returning('fileId')
    .execute();
  if (former.length === 0) return;
  await removeFiles(
    db,
    former.map(({ fileId }) => fileId),
  );
};

/** Writes down what was made, in the place of what there was; where the picture has another file by now, in vain. */
const keep = (
  services: Services,
  { id, version }: PictureRecord,
  { made, looks }: Awaited<ReturnType<typeof make>>,
): Promise<void> =>
  transact(services.db, async (db) => {
    const now = services.clock();
    const still = await db
      .selectFrom('mediaPicture')
      .select('id')
      .where('id', '=', id)
      .where('version', '=', version)
      .forUpdate()
      .executeTakeFirst();
    if (!still) return;
    await removeRenditions(db, id);
    for (const { width, format, file } of made) {
      const context = { db, now, newId: services.newId };
      const fileId = await recordFile(context, file, { ownerId: null, fileClass: 'rendition' });
      await db
        .insertInto('mediaRendition')
        .values({ pictureId: id, version, width, format, fileId })
        .execute();
    }
    await db
      .updateTable('mediaPicture')
      .set({ ...looks, renderedVersion: version, heldUntil: null })
      .where('id', '=', id)
      .execute();
  });

/** Milliseconds: other jobs wait meanwhile, and what is left is made with the next run. */
const longestRun = 30_000;

/**
 * Makes the sizes and formats of every picture that has none of its file yet, one after the other. What fails is told, leaves the
 * others their turn, and is tried again with the next run.
 */
export const renderPictures = async (services: Services): Promise<void> => {
  const begun = performance.now();
  const isTime = () => performance.now() - begun < longestRun;
  for (let next = await claim(services); next; next = isTime() ? await claim(services) : undefined)
    try {
      await keep(services, next, await make(services, next));
    } catch (fault) {
      services.log.error({ fault, picture: next.id }, 'a picture could not be made in its sizes');
    }
};
