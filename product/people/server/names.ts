import { sql } from 'kysely';
import type { Context } from '#host/context';
import { roleOfType } from '../rules';

interface Unnamed {
  readonly trueName: string;
  readonly email: string;
  readonly userType: number;
}

/** Longer ones are cut: a number may follow, and nobody types more. */
const longest = 40;

/** Small Latin letters and digits, words held together by points; empty where nothing readable is left. */
const plain = (text: string): string => {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .slice(0, longest)
    .replace(/^\.+|\.+$/g, '');
  // A number alone would read like a mobile, which is often what stands before the @.
  return /[a-z]{2}/.test(words) ? words : '';
};

/** What a name begins with: the person's in Latin letters, else what stands before the @, else the kind of account. */
const stemOf = (inLatin: (name: string) => string, { trueName, email, userType }: Unnamed): string =>
  plain(inLatin(trueName)) || plain(email.split('@')[0]!) || roleOfType[userType]!.toLowerCase();

/** Which of these user names, in their canonical spelling, somebody has. */
export const takenNames = async (
  keys: readonly string[],
  { db }: Pick<Context, 'db'>,
): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set();
  const found = await db
    .selectFrom('person')
    .select('loginKey')
    .where(sql<boolean>`login_key = any(${[...keys]}::text[])`)
    .execute();
  return new Set(found.map(({ loginKey }) => loginKey));
};

/** The names of each stem that nobody has, the last of them first. */
const freeNames = async (
  stems: ReadonlySet<string>,
  { from, to }: { readonly from: number; readonly to: number },
  used: ReadonlySet<string>,
  context: Pick<Context, 'db'>,
): Promise<ReadonlyMap<string, string[]>> => {
  const all = [...stems].map((stem) => {
    const names = Array.from({ length: to - from + 1 }, (_, at) => stem + (from + at === 1 ? '' : from + at));
    return [stem, names.toReversed()] as const;
  });
  const taken = await takenNames(
    all.flatMap(([, names]) => names),
    context,
  );
  return new Map(
    all.map(([stem, names]) => [stem, names.filter((name) => !taken.has(name) && !used.has(name))]),
  );
};

/**
 * User names that their bearers can read and type: `wangxiaoming`, and `wangxiaoming2` for the next of that name. None of
 * them is taken, nor among `reserved`.
 */
export const readableNames = async (
  people: readonly Unnamed[],
  context: Pick<Context, 'db'>,
  reserved: ReadonlySet<string> = new Set(),
): Promise<string[]> => {
  // Its tables are wanted only when people are brought in: no start waits for them.
  const { pinyin } = await import('pinyin-pro');
  const inLatin = (name: string): string =>
    pinyin(name, { toneType: 'none', separator: '', nonZh: 'consecutive', surname: 'head', v: true });
  const stems = people.map((person) => stemOf(inLatin, person));
  const names: string[] = [];
  const used = new Set(reserved);
  let open = [...stems.keys()];
  // The stem itself, then with 2 to 9 behind it, 10 to 99, and so on, until everybody has a name.
  for (let from = 1, to = 1; open.length > 0; from = to + 1, to = 10 ** String(from).length - 1) {
    const free = await freeNames(new Set(open.map((place) => stems[place]!)), { from, to }, used, context);
    for (const place of open) {
      const name = free.get(stems[place]!)!.pop();
      if (name === undefined) continue;
      names[place] = name;
      used.add(name);
    }
    open = open.filter((place) => names[place] === undefined);
  }
  return names;
};
