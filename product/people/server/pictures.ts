import type { Context } from '#host/context';

const address = /^(.*)\/file\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Whether every address is HomeUrl and FilePartPath of a picture that the caller brought in himself. */
export const foreignPictures = async (images: readonly string[], { db, house, me }: Context) => {
  const refused = [{ field: 'images', says: 'notOwnPicture' }] as const;
  const found = images.map((image) => address.exec(image));
  if (found.some((parts) => parts?.[1] !== house.publicUrl)) return refused;
  const ids = new Set(found.map((parts) => parts![2]!));
  if (ids.size !== images.length) return refused;
  if (ids.size === 0) return [];
  const own = await db
    .selectFrom('file')
    .select('id')
    .where('id', 'in', [...ids])
    .where('ownerId', '=', me.personId)
    .where('class', '=', 'picture')
    .execute();
  return own.length === ids.size ? [] : refused;
};
