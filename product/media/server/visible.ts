import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Tables } from '#host/database/tables';
import { objectKind, type Visible } from '#host/objects';
import type { Reader } from '#product/files/server';

export type PictureRecord = Selectable<Tables['mediaPicture']>;

/** The library is one for everybody who writes or publishes. */
const visiblePictures: Visible<'mediaPicture'> = (_, me) =>
  sql<SqlBool>`${me?.rights.has('media.read') ?? false}`;

export const pictureKind = objectKind('mediaPicture', visiblePictures);

/** Whoever sees the library reads the files of its pictures, also of one that is proposed. */
export const readablePictures: Reader = (_, me) =>
  sql<SqlBool>`(${me.rights.has('media.read')} and (
    exists (select 1 from media_picture where media_picture.file_id = file.id
      or media_picture.proposal ->> 'fileId' = file.id::text)
    or exists (select 1 from media_rendition where media_rendition.file_id = file.id)))`;

declare module '#host/objects' {
  interface LoadedObjects {
    picture: PictureRecord;
  }
}
