import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { uploadedBy } from '#host/files/rows';
import { seenByStaff } from './scope';

const address = /^(.*)\/file\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/**
 * Whether every address is HomeUrl and FilePartPath of a picture that the caller brought in, or stands in the profile
 * already: somebody else may have put it there.
 */
export const foreignPictures = async (
  { images: given = [] }: { readonly images?: readonly string[] | undefined },
  retained: readonly string[],
  { db, services, me }: Context,
) => {
  const images = given.filter((each) => !retained.includes(each));
  const refused = [{ field: 'images', says: 'notOwnPicture' }] as const;
  const found = images.map((image) => address.exec(image));
  if (found.some((parts) => parts?.[1] !== services.publicUrl)) return refused;
  const ids = new Set(found.map((parts) => parts![2]!));
  if (ids.size !== images.length) return refused;
  if (ids.size === 0) return [];
  const own = await uploadedBy(db, me.personId, [...ids], 'picture');
  return own.length === ids.size ? [] : refused;
};

/** The pictures of a profile are its person's to see, whoever put them there, and those' who administer them. */
export const readablePictures = (row: ExpressionBuilder<Tables, 'file'>, me: Me): Expression<SqlBool> =>
  sql<SqlBool>`(file.class = 'picture' and exists (select 1 from person
    where (person.id = ${me.personId} or (person.id = file.owner_id and ${seenByStaff(me)(row as never)}))
      and exists (select 1 from unnest(person.images) image where image like '%/file/' || file.id)))`;
