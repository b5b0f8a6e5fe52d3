import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#host/root';

/** Something the product must show: `SH3`, `SH2.close-all`; for a call also the method and path it stands on. */
export interface Item {
  readonly id: string;
  readonly row: string;
  readonly call?: string;
}

const rowLine = /^\| ([A-Z]{2}\d+) \| (.+) \| ?(.*?) ?\|$/;
const callLine = /^\| ([A-Z]{2}\d+)\.(\S+) \| ((?:GET|POST) \/\S+) \|$/;
const named = /`([^`]+)`/g;
const belowIt = 'see below';

/** The items a text in the form of `docs/requirements.md` lists. Throws, naming the line, where it is not in that form. */
export const itemsIn = (text: string): readonly Item[] => {
  const rows = new Map<string, Item[]>();
  const below = new Set<string>();
  for (const [at, line] of text.split('\n').entries()) {
    const fault = (what: string) => new Error(`docs/requirements.md:${at + 1}: ${what}`);
    const [, row = '', , items = ''] = rowLine.exec(line) ?? [];
    const [, owner = '', name = '', call = ''] = callLine.exec(line) ?? [];
    if (row) {
      if (rows.has(row)) throw fault(`${row} stands twice`);
      const names = [...items.matchAll(named)].map(([, each = '']) => each);
      if (names.length === 0 && items !== '' && items !== belowIt)
        throw fault(`the items of ${row} are names in backticks, «${belowIt}», or nothing`);
      if (items === belowIt) below.add(row);
      const own = names.map((each) => ({ id: `${row}.${each}`, row }));
      rows.set(row, items === '' ? [{ id: row, row }] : own);
    } else if (owner) {
      if (!below.has(owner)) throw fault(`${owner} has no row that says «${belowIt}»`);
      rows.get(owner)!.push({ id: `${owner}.${name}`, row: owner, call });
    } else if (/^\| *[A-Z]{2}\d/.test(line)) throw fault('neither a row nor an item: | row | what | items |');
  }
  for (const row of below)
    if (rows.get(row)!.length === 0) throw new Error(`docs/requirements.md: ${row} has no items below`);
  return [...rows.values()].flat();
};

/** Everything the product must show, as `docs/requirements.md` lists it: the one place where it is said. */
export const checklist = itemsIn(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));

/** How each call was answered, by its exact method and path, from lines like `POST /login/logout success`. */
export const answersIn = (noted: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const answers = new Map<string, Set<string>>();
  for (const line of noted) {
    const [, call, how] = /^(\S+ \S+) (success|refusal)$/.exec(line) ?? [];
    if (call && how) answers.set(call, (answers.get(call) ?? new Set()).add(how));
  }
  return answers;
};

/** Whether a passed test bears the item's id and, where the item is a call, it was seen to succeed and to refuse. */
export const isShown = (
  { id, call }: Item,
  titles: readonly string[],
  answers: ReadonlyMap<string, ReadonlySet<string>>,
): boolean =>
  titles.some((title) => title.includes(`[${id}]`)) && (call === undefined || answers.get(call)?.size === 2);
