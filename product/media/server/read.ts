import { sql } from 'kysely';
import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { containing, pageFrom } from '#host/lists';
import { people } from '#queries/people';
import type { media } from '../contract';
import type { PictureChange, PictureDetails, PictureRow } from '../picture';
import { mostAttempts } from './render';
import { countOfUses } from './uses';
import type { PictureRecord } from './visible';

type Filter = z.output<typeof media.calls.list.takes>;
export type At = Context<Context['me'], PictureRecord>;

interface Found extends PictureRecord {
  readonly uploaderName: string;
  readonly uses: number;
}

const pictures = ({ db }: Pick<Context, 'db'>) =>
  db.selectFrom('mediaPicture').leftJoin(people.as('uploader'), 'uploader.id', 'mediaPicture.uploadedBy');
const columnsFor = ({ services }: Pick<Context, 'services'>) =>
  [
    sql<string>`coalesce(uploader.true_name, '')`.as('uploaderName'),
    countOfUses(services.contributed).as('uses'),
  ] as const;

const stateOf = ({ version, renderedVersion, renderAttempts }: PictureRecord): PictureRow['state'] => {
  if (renderedVersion === version) return 'ready';
  return renderAttempts >= mostAttempts ? 'failed' : 'rendering';
};

const canOf = (row: Found, { rights, personId }: Context['me']): PictureChange[] => {
  const isProposed = row.proposal !== null;
  const says: Readonly<Record<PictureChange, boolean>> = {
    change: rights.has('media.edit') && !isProposed,
    approve: rights.has('media.approve') && isProposed && row.proposedBy !== personId,
    reject: rights.has('media.approve') && isProposed,
    remove: rights.has('media.edit') && row.uses === 0,
  };
  return (Object.keys(says) as PictureChange[]).filter((name) => says[name]);
};

const rowOf = (row: Found, me: Context['me']): PictureRow => ({
  id: row.id,
  number: row.number,
  name: row.name,
  alternatives: row.alternatives,
  width: row.width,
  height: row.height,
  thumbnail: row.thumbnail,
  state: stateOf(row),
  uses: row.uses,
  isProposed: row.proposal !== null,
  uploaderName: row.uploaderName,
  updatedAt: row.updatedAt,
  rowVersion: row.rowVersion,
  can: canOf(row, me),
});

/** The library, what was changed last first. */
export const listPictures = async (filter: Filter, context: Context) => {
  const { services, me } = context;
  const keyword = filter.keyword?.trim();
  let chosen = pictures(context);
  if (keyword)
    chosen = chosen.where((row) =>
      row.or([
        row('mediaPicture.name', 'ilike', containing(keyword)),
        row(sql<string>`media_picture.alternatives::text`, 'ilike', containing(keyword)),
        row(sql<string>`media_picture.number::text`, '=', keyword),
      ]),
    );
  if (filter.use === 'proposed') chosen = chosen.where('mediaPicture.proposal', 'is not', null);
  else if (filter.use)
    chosen = chosen.where(countOfUses(services.contributed), filter.use === 'used' ? '>' : '=', 0);
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all
      .selectAll('mediaPicture')
      .select(columnsFor(context))
      .orderBy('mediaPicture.updatedAt', 'desc')
      .orderBy('mediaPicture.id', 'desc'),
  );
  return { rows: rows.map((row) => rowOf(row, me)), total };
};

/** One picture, with everything that shows it and what somebody wants it to become. */
export const readPicture = async (context: At): Promise<PictureDetails> => {
  const { object, services, db, me } = context;
  const row = await pictures(context)
    .selectAll('mediaPicture')
    .select(columnsFor(context))
    .where('mediaPicture.id', '=', object.id)
    .executeTakeFirstOrThrow();
  const usedBy = await Promise.all(
    services.contributed.pictureUses.map((each) => each.of(context, object.id)),
  );
  const proposer =
    row.proposedBy === null
      ? undefined
      : await db
          .selectFrom(people.as('person'))
          .select('trueName')
          .where('id', '=', row.proposedBy)
          .executeTakeFirst();
  const { proposal } = row;
  return {
    ...rowOf(row, me),
    usedBy: usedBy.flat(),
    proposal: proposal && {
      name: proposal.name,
      alternatives: proposal.alternatives,
      width: proposal.width,
      height: proposal.height,
      thumbnail: proposal.thumbnail,
      fileId: proposal.fileId,
      isNewFile: proposal.fileId !== row.fileId,
      proposerName: proposer?.trueName ?? '',
    },
  };
};

/** A middle size, sharp enough for a text in the office. */
const shownWidth = 960;

/** A picture as a text in the office shows it. Throws 404 for a number that none has. */
export const shownPicture = async ({ number }: { readonly number: number }, { db }: Context) => {
  const found = await db
    .selectFrom('mediaPicture')
    .select(['id', 'name', 'alternatives', 'width', 'height'])
    .select(
      sql<string>`coalesce((select rendition.file_id from media_rendition rendition
        where rendition.picture_id = media_picture.id and rendition.version = media_picture.version
          and rendition.format = 'webp' and rendition.width <= ${shownWidth}
        order by rendition.width desc limit 1), media_picture.file_id)`.as('fileId'),
    )
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) throw general.notFound();
  return found;
};
