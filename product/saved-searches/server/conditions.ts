import { fromWire } from '#contract/traverse';
import { general } from '#contract/problems';
import { Problem } from '#contract/problem';
import type { Context } from '#host/context';
import { listAt, openList, type OpenList } from '#host/pipeline/lists';
import type { SavedSearch } from './visible';

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is stored of a search, sealed. */
export interface Conditions {
  /** What the list's call is asked, as it goes over the wire. */
  readonly query: Bag;
  /** How its owner has arranged the columns, as the text of its JSON. */
  readonly columns?: string | undefined;
}

const place = (row: string) => ({ table: 'savedSearch', column: 'conditions', row });

export const sealConditions = (
  id: string,
  conditions: Conditions,
  { services }: Pick<Context, 'services'>,
): string => services.cipher.seal(place(id), JSON.stringify(conditions));

export const conditionsOf = (
  { id, conditionsCipher }: Pick<SavedSearch, 'id' | 'conditionsCipher'>,
  { services }: Pick<Context, 'services'>,
): Conditions => JSON.parse(services.cipher.open(place(id), conditionsCipher)) as Conditions;

/** Asks the list for one row, so that its own handler has judged everything too. Throws what the list would, 2002 where there is none. */
export const askList = async (path: string, query: unknown, context: Context): Promise<OpenList> => {
  const list = await openForLook(path, query, context);
  await list.page(1, 1, context.db);
  return list;
};

/** Opens a list whose rows nobody is shown: what it would note in the log of whoever reads it is not noted. Throws 2002 where there is none. */
export const openForLook = async (path: string, query: unknown, context: Context): Promise<OpenList> => {
  const list = await openList(path, query, { ...context, audit: () => undefined }, 'look');
  if (!list) throw general.badInput();
  return list;
};

/** One condition, which the list can be asked by alone, and the field it is about. */
interface Part {
  readonly name: string;
  readonly wire: string;
  readonly value: unknown;
}

/** The field that a condition is about: of «field contains keyword» the field it names, else its own. */
const nameOf = (field: string, value: unknown): string => {
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
  const named = isBag(first) ? first['searchField'] : undefined;
  if (typeof named === 'string') return named;
  return isBag(named) ? String(named['unknown']) : field.replace(/^\?/, '');
};

/** How the list is asked. Throws 2002 where there is none. */
const codecFor = (path: string, context: Context) => {
  const codec = listAt(path, context)?.takes;
  if (codec?.kind !== 'object') throw general.badInput();
  return codec;
};

const partsOf = (path: string, query: Bag, context: Context): Part[] => {
  const codec = codecFor(path, context);
  return Object.entries(query).flatMap(([wire, value]) => {
    const values =
      Array.isArray(value) && value.some(isBag) ? value.map((each) => [each as unknown]) : [value];
    return values.map((each) => {
      const [[field, inside] = ['', undefined]] = Object.entries(fromWire(codec, { [wire]: each }) as Bag);
      return { wire, value: each, name: nameOf(field, inside) };
    });
  });
};

/** What a list is asked but the page of it. */
export const withoutPaging = (path: string, query: Bag, context: Context): Bag => {
  const paging = codecFor(path, context).fields.flatMap(([inside, wire]) =>
    inside === 'pageIndex' || inside === 'pageSize' ? [wire] : [],
  );
  return Object.fromEntries(Object.entries(query).filter(([wire]) => !paging.includes(wire)));
};

const joined = (parts: readonly Part[]): Bag => {
  const query: Record<string, unknown> = {};
  for (const { wire, value } of parts) {
    const before = query[wire];
    query[wire] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
  return query;
};

/** What the list says to a question, where it refuses it. */
const refusalOf = async (path: string, query: Bag, context: Context): Promise<Problem | undefined> => {
  try {
    await askList(path, query, context);
    return undefined;
  } catch (fault) {
    if (fault instanceof Problem) return fault;
    throw fault;
  }
};

/**
 * The conditions as far as they hold for the caller, in inside names, and the fields of those that do not: what the list's
 * call has no more, what names a record they do not see, what they may not search by. Their values are told to nobody else.
 * Throws what the list says where nothing of it holds.
 */
export const holdingFor = async (
  path: string,
  query: Bag,
  context: Context,
): Promise<{ readonly input: Bag; readonly left: string[] }> => {
  const refused = await refusalOf(path, query, context);
  if (!refused) return { input: (await openForLook(path, query, context)).input, left: [] };
  const parts: (Part & { readonly holds: boolean })[] = [];
  for (const part of partsOf(path, query, context))
    parts.push({ ...part, holds: !(await refusalOf(path, joined([part]), context)) });
  const holding = parts.filter(({ holds }) => holds);
  if (holding.length === 0 || holding.length === parts.length) throw refused;
  const { input } = await askList(path, joined(holding), context);
  return { input, left: [...new Set(parts.filter(({ holds }) => !holds).map(({ name }) => name))] };
};
