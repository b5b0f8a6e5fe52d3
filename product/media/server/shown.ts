import { sql, type SqlBool } from 'kysely';
import { languages, type Language } from '#contract/words';
import type { Db } from '#host/database/connection';
import { kindOfMime } from '#host/files/kinds';
import { fileFacts } from '#host/files/rows';
import type { Services } from '#host/services';
import { passingScans } from '#product/materials/server';
import { pictureAddress, type PictureFormat, type PictureKind } from '../picture';
import type { ShownPicture } from '../Shown';
import { isOnline } from './uses';

/**
 * The pictures with these numbers or ids, which nobody deletes before the transaction has ended. What is not there, or is gone once
 * whoever deletes it is waited for, is not among them.
 */
export const holdPictures = (
  db: Db,
  { numbers, ids }: { readonly numbers: readonly number[]; readonly ids: readonly string[] },
) =>
  db
    .selectFrom('mediaPicture')
    .select(['id', 'number'])
    .where(sql<SqlBool>`number = any(${numbers}::int[]) or id = any(${ids}::uuid[])`)
    .forKeyShare()
    .execute();

/** Number and name of pictures, by their ids. */
export const pictureNames = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('mediaPicture')
    .select(['id', 'number', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, number, name }) => [id, `${number} · ${name}`]));
};

/** Whether each of these pictures says in this language what it shows. */
export const areDescribed = async (db: Db, ids: readonly string[], language: Language): Promise<boolean> => {
  if (ids.length === 0) return true;
  const silent = await db
    .selectFrom('mediaPicture')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<SqlBool>`trim(alternatives ->> ${language}) = ''`)
    .limit(1)
    .executeTakeFirst();
  return silent === undefined;
};

/** What these pictures show, in the words of every language. */
export const descriptionsOf = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('mediaPicture').select('alternatives').where('id', 'in', ids).execute();
  return rows.flatMap(({ alternatives }) => Object.values(alternatives));
};

/** Pictures whose files go to visitors: looked through for viruses, or let pass by the settings, as files to assessors are. */
const passing = async (db: Db) => {
  const states = await passingScans(db);
  return db
    .selectFrom('mediaPicture')
    .innerJoin(fileFacts.as('file'), 'file.id', 'mediaPicture.fileId')
    .where('file.scanState', 'in', states);
};

/** These pictures as a page in a language shows them, by their ids; one whose file goes to nobody is not among them. */
export const shownPictures = async (
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, ShownPicture & { readonly number: number }>> => {
  if (ids.length === 0) return new Map();
  const rows = await (
    await passing(db)
  )
    .select(['mediaPicture.id', 'mediaPicture.number', 'mediaPicture.version', 'file.mime'])
    .select(['mediaPicture.width', 'mediaPicture.height', 'mediaPicture.alternatives'])
    .select(
      sql<number[]>`array(select distinct rendition.width from media_rendition rendition
        where rendition.picture_id = media_picture.id and rendition.version = media_picture.version order by 1)`.as(
        'widths',
      ),
    )
    .where('mediaPicture.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ mime, alternatives, ...row }) => {
      const said = [language, ...languages].find((each) => alternatives[each] !== '');
      return [
        row.id,
        {
          ...row,
          kind: kindOfMime(mime)!.extension as PictureKind,
          alternative: said ? alternatives[said] : '',
          language: said,
        },
      ];
    }),
  );
};

/** A file of a picture as readers fetch it, or the address at which it is now. */
export type PictureFile =
  | { readonly movedTo: string }
  | { readonly sha256: string; readonly size: number; readonly mime: string };

/**
 * The file behind an address of a public page. Undefined where no reader has anything with this picture now; what was made before
 * its file was replaced is found at the address of today.
 */
export const pictureFile = async (
  { db, clock, contributed }: Services,
  asked: {
    readonly id: string;
    readonly version: number;
    readonly width: number | 'original';
    readonly format: PictureFormat;
    /** Whoever asks may see it though no reader has anything with it. */
    readonly isOpened: boolean;
  },
): Promise<PictureFile | undefined> => {
  const { id, version, width, format, isOpened } = asked;
  const found = await (
    await passing(db)
  )
    .select(['mediaPicture.version', 'file.mime', 'file.sha256', 'file.size'])
    .where('mediaPicture.id', '=', id)
    .where(isOpened ? sql<SqlBool>`true` : isOnline(contributed, clock()))
    .executeTakeFirst();
  if (!found) return undefined;
  const own = kindOfMime(found.mime)!.extension as PictureKind;
  const original = { movedTo: pictureAddress({ id, version: found.version }, 'original', own) };
  if (version !== found.version) return original;
  if (width === 'original') return format === own ? found : original;
  const made = await db
    .selectFrom('mediaRendition')
    .innerJoin(fileFacts.as('file'), 'file.id', 'mediaRendition.fileId')
    .select(['file.mime', 'file.sha256', 'file.size'])
    .where('mediaRendition.pictureId', '=', id)
    .where('mediaRendition.version', '=', version)
    .where('mediaRendition.width', '=', width)
    .where('mediaRendition.format', '=', format)
    .executeTakeFirst();
  return made ?? original;
};
