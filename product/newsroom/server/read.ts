import { sql, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type * as z from 'zod';
import { endOfDay, startOfDay } from '#contract/calendar';
import { inLanguage, languages, type Language } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { containing, pageFrom, requireOrdered } from '#host/lists';
import { fileFacts } from '#host/files/rows';
import { steps } from '#host/timeline';
import { stateOf } from '#host/transitions';
import { people } from '#queries/people';
import type { newsroom } from '../contract';
import { newsKinds, type ContentKind, type NewsKind, type NewsPiece } from '../news';
import { newsroomWords } from '../words';
import { contentFlow, type ContentState } from '../workflow';
import { offered } from './actors';
import { attachedFiles, besideNames } from './attached';
import { writtenVersion } from './machine';
import { subjectNames } from './subjects';
import { detailsInLists, hasOtherSubtitles } from './subtitles';
import { tookPart, visibleContent, type ContentRecord } from './visible';
import type { At, Taken } from './write';

type Filter = z.output<typeof newsroom.calls.list.takes>;

const texts = Object.keys(newsKinds) as NewsKind[];

/** Pieces, each with the version that is being written and who wrote it. */
const withWritten = (pieces: SelectQueryBuilder<Tables, 'content', object>) =>
  pieces
    .innerJoin('contentVersion as written', (join) =>
      join.onRef('written.contentId', '=', 'content.id').onRef('written.version', '=', 'content.version'),
    )
    .leftJoin(people.as('editor'), 'editor.id', 'written.editedBy');

/** Pieces as this person sees them, each with the version that is being written. */
export const seen = ({ db, me }: Pick<Context, 'db' | 'me'>) =>
  withWritten(db.selectFrom('content')).where((row) => visibleContent(row as never, me));

/** The languages in which readers have something of a piece: its own, and those of what translates the same. */
export const languagesOnline = sql<string[]>`array(select other.language from content other
  where coalesce(other.translates, other.id) = coalesce(content.translates, content.id)
    and other.published_version is not null)`;

type Found = ContentRecord & { readonly title: string; readonly hadPart: boolean };
export const headOf = ({ me }: Pick<Context, 'me'>, row: Found) => ({
  id: row.id,
  kind: row.kind,
  language: row.language as Language,
  title: row.title,
  status: stateOf(contentFlow, row.status) as ContentState,
  isTop: row.isTop,
  views: row.views,
  publishedAt: row.publishedVersion === null ? null : row.publishedAt,
  goesOnlineAt: row.publishAt,
  goesOfflineAt: row.withdrawAt,
  updatedAt: row.updatedAt,
  rowVersion: row.rowVersion,
  can: offered(me, row, row.hadPart),
});

/** What editors write, what was changed last first. Throws 2002 for a period that ends before it begins. */
export const listNews = async (filter: Filter, context: Context) => {
  requireOrdered(filter, [['startTime', 'endTime']], context.language);
  const { kind, everyKind, status, language, title, startTime, endTime } = filter;
  const { db, me } = context;
  // Counted without a look at what the versions say, unless that is what is asked for.
  let chosen = db.selectFrom('content').where((row) => visibleContent(row as never, me));
  if (kind) chosen = chosen.where('content.kind', '=', kind);
  else if (!everyKind) chosen = chosen.where('content.kind', 'in', texts);
  if (status) chosen = chosen.where('content.status', '=', contentFlow.states[status]!);
  if (language) chosen = chosen.where('content.language', '=', language);
  if (title?.trim())
    chosen = chosen.where((row) =>
      row.exists(
        row
          .selectFrom('contentVersion as named')
          .select(sql`1`.as('one'))
          .whereRef('named.contentId', '=', 'content.id')
          .whereRef('named.version', '=', 'content.version')
          .where('named.title', 'like', containing(title.trim())),
      ),
    );
  if (startTime) chosen = chosen.where('content.updatedAt', '>=', startOfDay(startTime).toISOString());
  if (endTime) chosen = chosen.where('content.updatedAt', '<=', endOfDay(endTime).toISOString());
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    withWritten(all)
      .selectAll('content')
      .select(['written.title', sql<string>`coalesce(editor.true_name, '')`.as('editorName')])
      .select([tookPart(context.me).as('hadPart'), languagesOnline.as('online')])
      .orderBy('content.updatedAt', 'desc')
      .orderBy('content.id', 'desc'),
  );
  return {
    rows: rows.map(({ editorName, online, ...row }) => ({
      ...headOf(context, row),
      kind: row.kind as ContentKind,
      editorName,
      missing: languages.filter((each) => !online.includes(each)),
    })),
    total,
  };
};

const stepWord = (transition: string, language: Language): string => {
  const word = newsroomWords[`step.${transition}` as keyof typeof newsroomWords];
  return word ? inLanguage(word, language) : transition;
};

/** What the version being written names by an id, by what it is called: its file, and what it is about. */
const names = sql<Record<string, string>>`coalesce((select jsonb_build_object('fileId', file.name)
  from ${fileFacts.as('file')} where file.id::text = written.details ->> 'fileId'), '{}') || coalesce(${subjectNames}, '{}')`;

/** One piece with the version that is being written, what translates it, and how it came where it stands. */
export const readNews = async (context: At): Promise<NewsPiece> => {
  const { db, object, language } = context;
  const { hadPart, version, translations, ...row } = await seen(context)
    .selectAll('content')
    .select(['written.title', 'written.source', 'written.author', 'written.summary', 'written.body'])
    .select(['written.publishAt as publishTime', 'written.withdrawAt as withdrawTime', 'written.details'])
    .select(names.as('names'))
    .select(tookPart(context.me).as('hadPart'))
    .select((piece) =>
      jsonArrayFrom(
        piece
          .selectFrom('content as other')
          .select(['other.id', 'other.language', 'other.status'])
          .where(
            sql<boolean>`coalesce(other.translates, other.id) = coalesce(content.translates, content.id)`,
          )
          .whereRef('other.id', '!=', 'content.id')
          .orderBy('other.createdAt'),
      ).as('translations'),
    )
    .where('content.id', '=', object.id)
    .executeTakeFirstOrThrow();
  const told = await db
    .selectFrom(steps.as('step'))
    .leftJoin(people.as('actor'), 'actor.id', 'step.actorId')
    .select(['step.at', 'step.transition', 'step.note', 'actor.trueName'])
    .where('step.objectKind', '=', 'content')
    .where('step.objectId', '=', object.id)
    .orderBy('step.at')
    .orderBy('step.id')
    .execute();
  const attachments = await attachedFiles(db, row.details);
  return {
    ...headOf(context, { ...row, version, hadPart }),
    source: row.source,
    author: row.author,
    summary: row.summary,
    body: JSON.stringify(row.body),
    details: row.details,
    names: row.names,
    attachments: attachments.map(({ id, name }) => ({ id, name, url: `/file/${id}` })),
    publishTime: row.publishTime,
    withdrawTime: row.withdrawTime,
    version,
    publishedVersion: row.publishedVersion,
    approvedVersion: row.approvedVersion,
    translations: translations.map((each) => ({
      id: each.id,
      language: each.language as Language,
      status: stateOf(contentFlow, each.status) as ContentState,
    })),
    translates: row.translates,
    steps: told.map(({ at, transition, note, trueName }) => ({
      at,
      actor: trueName ?? '',
      action: stepWord(transition, language),
      note: note ?? '',
    })),
  };
};

/** So many versions are sent at once. */
const mostVersions = 50;

/** The versions of a piece, or those before one, the newest first; of their subtitles only whether they are others. */
export const newsHistory = async ({ before }: Taken<'history'>, { db, object }: At) => {
  let wanted = db
    .selectFrom('contentVersion as written')
    .leftJoin(people.as('editor'), 'editor.id', 'written.editedBy')
    .select(['written.version', 'written.title', 'written.source', 'written.author', 'written.summary'])
    .select(['written.body', 'written.publishAt', 'written.withdrawAt', 'written.editedAt'])
    .select([detailsInLists('written'), hasOtherSubtitles])
    .select(sql<string>`coalesce(editor.true_name, '')`.as('editorName'))
    .where('written.contentId', '=', object.id);
  if (before !== undefined) wanted = wanted.where('written.version', '<', before);
  const rows = await wanted.orderBy('written.version', 'desc').limit(mostVersions).execute();
  const beside = await besideNames(db, rows);
  return rows.map(({ body, publishAt, withdrawAt, ...row }, at) => ({
    ...row,
    ...beside[at]!,
    ...{ publishTime: publishAt, withdrawTime: withdrawAt },
    body: JSON.stringify(body),
    isPublished: row.version === object.publishedVersion,
  }));
};

/** A piece as visitors would read it, were the version that is being written published now. */
export const previewNews = async (context: At) => {
  const { object } = context;
  const { title, source, summary, body } = await writtenVersion(context, object);
  return {
    ...{ title, source, summary },
    kind: object.kind,
    language: object.language as Language,
    body: JSON.stringify(body),
  };
};
