import type { Selectable } from 'kysely';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { containing, pageFrom } from '#host/lists';
import {
  articlesOnPage,
  type Article,
  type ArticleChange,
  type ArticleFilter,
  type ArticleSort,
  type NewArticle,
} from '../article';
import { devices } from '../sample';

type Row = Selectable<Tables['article']>;
type OnArticle = Context<Context['me'], Row>;

const columns = [
  'id',
  'writtenAt',
  'author',
  'reviewer',
  'title',
  'content',
  'importance',
  'type',
  'status',
  'pageviews',
  'rowVersion',
] as const;

const articleOf = ({ writtenAt, ...row }: Pick<Row, (typeof columns)[number]>): Article => ({
  ...row,
  timestamp: writtenAt,
});

const columnOf = {
  id: 'id',
  timestamp: 'writtenAt',
  importance: 'importance',
  pageviews: 'pageviews',
} as const;
/** `+id` begins with the oldest: ids are made in order. */
const orderOf = (sort: ArticleSort) =>
  [columnOf[sort.slice(1) as keyof typeof columnOf], sort.startsWith('-') ? 'desc' : 'asc'] as const;

/** A page of articles, 20 unless another number is asked for; throws 2002 for one that lies too deep. */
export const listArticles = async (
  { importance, type, title, sort = '+id', ...paging }: ArticleFilter,
  { db }: Context,
) => {
  let chosen = db.selectFrom('article');
  if (importance !== undefined) chosen = chosen.where('importance', '=', importance);
  if (type) chosen = chosen.where('type', '=', type);
  if (title?.trim()) chosen = chosen.where('title', 'like', containing(title.trim()));
  const { rows, total } = await pageFrom(chosen, { pageSize: articlesOnPage, ...paging }, (all) =>
    all
      .select([...columns])
      .orderBy(...orderOf(sort))
      .orderBy('id'),
  );
  return { rows: rows.map(articleOf), total };
};

export const readArticle = ({ object }: OnArticle): Article => {
  const { viewsPc: _pc, viewsMobile: _mobile, viewsIos: _ios, viewsAndroid: _android, ...row } = object;
  return articleOf(row);
};

export const viewsOf = ({ object }: OnArticle) => {
  const views = {
    PC: object.viewsPc,
    mobile: object.viewsMobile,
    ios: object.viewsIos,
    android: object.viewsAndroid,
  };
  return { pageviews: devices.map((device) => ({ device, views: views[device] })) };
};

export const createArticle = async ({ timestamp, ...article }: NewArticle, { db, newId, audit }: Context) => {
  const id = newId();
  await db
    .insertInto('article')
    .values({ id, ...article, writtenAt: timestamp })
    .execute();
  audit({ object: ['article', id], after: { title: article.title, status: article.status } });
  return { id };
};

/** Throws 2003 where a number of the row was given and another one is stored. */
export const updateArticle = async (
  { id, timestamp, rowVersion, ...article }: ArticleChange,
  { db, object, audit }: OnArticle,
) => {
  if (rowVersion !== undefined && rowVersion !== object.rowVersion)
    throw general.changedMeanwhile({}, { RowVersion: object.rowVersion });
  await db
    .updateTable('article')
    .set({ ...article, writtenAt: timestamp, rowVersion: object.rowVersion + 1 })
    .where('id', '=', id)
    .execute();
  audit({
    before: { title: object.title, status: object.status },
    after: { title: article.title, status: article.status },
  });
  return { rowVersion: object.rowVersion + 1 };
};

/** Whoever wrote or reviewed a sample article and whose name holds the text; all of them where none is given. */
export const searchUsers = async ({ name = '' }: { readonly name?: string | undefined }, { db }: Context) => {
  const people = await db
    .selectFrom('article')
    .select('author as name')
    .union(db.selectFrom('article').select('reviewer as name').where('reviewer', '<>', ''))
    .orderBy('name')
    .execute();
  const wanted = name.trim().toLowerCase();
  return { people: people.filter((person) => person.name.toLowerCase().includes(wanted)) };
};

export const listTransactions = async ({ db }: Pick<Context, 'db'>) => {
  const transactions = await db
    .selectFrom('sampleTransaction')
    .select(['orderNumber', 'occurredAt as timestamp', 'username', 'price', 'status'])
    .orderBy('occurredAt', 'desc')
    .orderBy('orderNumber')
    .execute();
  return { transactions, total: transactions.length };
};
