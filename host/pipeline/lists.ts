import * as z from 'zod/v4/core';
import type { Field, Codec } from '#contract/codec';
import type { Context } from '../context';
import { workedOut } from '../contributions';
import type { Db } from '../database/connection';
import { readingOn, type Paging, type ReadingOn } from '../lists';
import type { ObjectKinds } from '../objects';
import { judge } from './validate';
import { find } from './perform';
import { refusalOf, staleness } from './right';
import { routesOf, type Route } from './route';

export type ListRow = Readonly<Record<string, unknown>>;
interface Page {
  readonly rows: readonly ListRow[];
  readonly total: number;
}

/** A list that one person asked and that may be read on, page by page. */
export interface OpenList {
  /** What it is asked, in inside names, judged by its schema. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The inside names of a row's fields: nothing else of a row may leave. */
  readonly fields: ReadonlySet<string>;
  /** Those of them that are personal data. */
  readonly personal: ReadonlySet<string>;
  /** Page number and size the caller's own input asks for. */
  readonly asked: { readonly page: number; readonly size: number };
  readonly page: (page: number, size: number, db: Db) => Promise<Page>;
  /** These fields of all rows from the first one on, so many at a time; others may be missing. What was found is not looked for again. Read it in one snapshot. */
  readonly pages: (size: number, db: Db, fields: ReadonlySet<string>) => AsyncGenerator<Page>;
}
/** Why a list is opened: its rows leave the product as a file, or the product itself looks at what it finds. */
type Purpose = 'file' | 'look';
export type OpenListAt = (
  path: string,
  body: unknown,
  context: Context,
  purpose: Purpose,
) => Promise<OpenList | undefined>;

/** The fields of a row, where the call answers a page of rows; it may say more of them all, as a ledger its sums. */
const rowFields = (gives: Codec): readonly Field[] | undefined => {
  if (gives.kind !== 'object') return undefined;
  const rows = gives.fields.find(([inside]) => inside === 'rows')?.[2];
  const total = gives.fields.find(([inside]) => inside === 'total')?.[2];
  return rows?.kind === 'list' && rows.of.kind === 'object' && total?.kind === 'number'
    ? rows.of.fields
    : undefined;
};

/** The lists among the calls: reads that take paging and answer a page of rows. */
export const listsOf = (routes: readonly Route[]): readonly Route[] =>
  routes.filter(
    ({ call, takes, gives }) =>
      call.kind === 'read' &&
      rowFields(gives) !== undefined &&
      takes.kind === 'object' &&
      ['pageIndex', 'pageSize'].every((name) => takes.fields.some(([inside]) => inside === name)),
  );

const routesByPath = (routes: readonly Route[]) =>
  new Map(listsOf(routes).map((route) => [route.call.path, route]));

/**
 * Opens lists by the path of their own call. Right, schema and every named object are judged as at that call's own
 * pipeline, and its own handler answers: what cannot be read there cannot be read here (AZ-04). Undefined: no such list.
 */
const openListAt = (routes: readonly Route[], kinds: ObjectKinds): OpenListAt => {
  const byPath = routesByPath(routes);
  return async (path, body, context, purpose) => {
    const route = byPath.get(path);
    if (!route) return undefined;
    const refused =
      refusalOf(route.call, context.me, context.now) ??
      (purpose === 'file' && route.call.fresh === 'export' ? staleness(context.me, context.now) : undefined);
    if (refused) throw refused;
    const judged = judge(route, body, context.language);
    const found = await find({ route, base: context, input: judged }, kinds, context.db, false);
    const { object } = found;
    const input = found.input as { pageIndex?: number; pageSize?: number };
    const page = async (paging: Paging, db: Db): Promise<Page> =>
      (await route.handler({ ...input, ...paging }, { ...context, object, db })) as Page;
    const pages = async function* (
      pageSize: number,
      db: Db,
      fields: ReadonlySet<string>,
    ): AsyncGenerator<Page> {
      const on: ReadingOn = { ids: [], fields };
      const read = (pageIndex: number): Promise<Page> => {
        const asked = page({ pageIndex, pageSize, [readingOn]: on }, db);
        // What fails while others are written is thrown when it is their turn.
        asked.catch(() => undefined);
        return asked;
      };
      let next: Promise<Page> | undefined = read(1);
      try {
        for (let pageIndex = 1; next; pageIndex += 1) {
          const current: Page = await next;
          // The database works on the next rows while these are written.
          next = pageIndex * pageSize < current.total ? read(pageIndex + 1) : undefined;
          yield current;
        }
      } finally {
        // Whoever stops early leaves no question behind on their connection.
        await next?.catch(() => undefined);
      }
    };
    return {
      input: judged as OpenList['input'],
      fields: new Set(rowFields(route.gives)!.map(([inside]) => inside)),
      personal: new Set(route.call.personal),
      asked: { page: input.pageIndex ?? 1, size: input.pageSize ?? 10 },
      page: (pageIndex, pageSize, db) => page({ pageIndex, pageSize }, db),
      pages,
    };
  };
};

const opening = workedOut(({ calls, kinds }) => {
  const routes = routesOf(calls, kinds);
  const byPath = routesByPath(routes);
  return {
    open: openListAt(routes, kinds),
    byPath,
    byName: new Map([...byPath.values()].map((route) => [route.name, route])),
  };
});

/** Opens a list of the product. Throws what the list itself would, before it finds anything; undefined: no such list. */
export const openList: OpenListAt = (path, body, context, purpose) =>
  opening(context.services.contributed).open(path, body, context, purpose);

/** The call of the list at this path, and how it is asked over the wire; undefined: no such list. */
export const listAt = (
  path: string,
  { services }: Pick<Context, 'services'>,
): Pick<Route, 'call' | 'takes'> | undefined => opening(services.contributed).byPath.get(path);

/**
 * The list whose call has this name (`applications.list`), where this person may ask it and it asks for no record; undefined
 * where there is none such.
 */
export const listFor = (
  name: string,
  { services, me, now }: Pick<Context, 'services' | 'me' | 'now'>,
): Pick<Route, 'call'> | undefined => {
  const route = opening(services.contributed).byName.get(name);
  return route && z.safeParse(route.call.takes, {}).success && !refusalOf(route.call, me, now)
    ? route
    : undefined;
};
