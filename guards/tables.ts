import { parseSync } from 'vite';
import { owners, published } from '#database/owners';
import type { Source } from './sources';

/** A table of somebody else, named in SQL. */
export interface Foreign {
  readonly place: string;
  readonly table: string;
  readonly owner: string;
  readonly how: 'reads' | 'writes';
  /** It stands in text that no compiler sees. */
  readonly isText: boolean;
}
type Named = Pick<Foreign, 'table' | 'how' | 'isText'> & { readonly at: number };

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const reading = /^(selectFrom|(inner|left|right|full|cross)Join(Lateral)?|from|using)$/;
const writing = /^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/;

const spelt = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const isTable = (name: string): name is keyof typeof owners => Object.hasOwn(owners, name);

/** The tables that an argument of the query builder names: `'person'`, `'person as owner'`, a list of them. */
const inArgument = (node: Node | undefined): string[] => {
  if (node?.type === 'ArrayExpression') return (node['elements'] as Node[]).flatMap(inArgument);
  const text = node?.type === 'Literal' ? node['value'] : undefined;
  return typeof text === 'string' ? [text.split(' ')[0]!] : [];
};

/** Where text names tables: after these words, and after the commas of such a list; `extract(year from report.day)` names a column. */
const clause =
  /\b(insert\s+into|delete\s+from|merge\s+into|update|from|join|using|truncate|lock\s+table)\s+((?:only\s+|lateral\s+)?[a-z_]+(?![a-z_.])(?:\s+(?:as\s+)?[a-z_]+)?(?:\s*,\s*[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?)*)/g;
const writes = /^(insert|delete|merge|update|truncate)/;
/** A piece of a statement that begins with a table: what goes after a `from`. */
const opening = /^\s*([a-z_]+)(?=\s*$|\s+(?:(?:left|inner|cross)\s+)?join\b)/;

/** The tables that a text names, with their places in it. */
const inText = (text: string, isSql: boolean): Omit<Named, 'isText'>[] => {
  const found = [...text.matchAll(clause)].flatMap(({ 1: word, 2: list, index }) =>
    list!.split(/\s*,\s*/).map((each) => ({
      table: spelt(each.replace(/^(only|lateral)\s+/, '').split(/\s/)[0]!),
      how: writes.test(word!) ? ('writes' as const) : ('reads' as const),
      at: index,
    })),
  );
  const first = isSql ? opening.exec(text)?.[1] : undefined;
  return first === undefined ? found : [...found, { table: spelt(first), how: 'reads', at: 0 }];
};

/** Every table that a file's SQL names. Of dynamic names, those said as `table: '…'` in a file that asks by name. */
export const tablesNamed = ({ path, text }: Source): Named[] => {
  const { program } = parseSync(path, text);
  const found: Named[] = [];
  const said: { table: string; at: number }[] = [];
  let byName: 'reads' | 'writes' | undefined;
  const add = (named: Named) => (isTable(named.table) ? found.push(named) : undefined);
  const visit = (node: Node, tag?: string): void => {
    if (node.type === 'CallExpression') {
      const callee = node['callee'] as Node;
      const name = (callee['property'] as Node | undefined)?.['name'];
      const [first] = node['arguments'] as Node[];
      if (typeof name === 'string' && (reading.test(name) || writing.test(name))) {
        const how = writing.test(name) ? 'writes' : 'reads';
        for (const table of inArgument(first)) add({ table, how, at: node.start, isText: false });
        if (first?.type === 'TSAsExpression') byName = byName === 'writes' ? byName : how;
      }
      if (name === 'table' && (callee['object'] as Node)['name'] === 'sql') byName ??= 'reads';
    }
    if (node.type === 'TemplateLiteral') {
      const parts = (node['quasis'] as Node[]).map((part) => (part['value'] as { cooked: string }).cooked);
      for (const each of inText(parts.join(' ? '), tag === 'sql'))
        add({ ...each, at: node.start + each.at, isText: true });
    }
    if (node.type === 'Literal' && typeof node['value'] === 'string' && node['value'].includes(' '))
      for (const each of inText(node['value'], false)) add({ ...each, at: node.start, isText: true });
    if (node.type === 'Property' && (node['key'] as Node)['name'] === 'table')
      for (const table of inArgument(node['value'] as Node))
        said.push({ table: spelt(table), at: node.start });
    const tagged = node.type === 'TaggedTemplateExpression' ? (node['tag'] as Node)['name'] : undefined;
    for (const value of Object.values(node))
      for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(each)) visit(each, typeof tagged === 'string' ? tagged : undefined);
  };
  visit(program as unknown as Node);
  if (byName) for (const each of said) add({ ...each, how: byName, isText: true });
  return found;
};

/** Only servers and the engine reach the database: faces and pages import neither. */
const areaOf = (path: string): string | undefined =>
  /^(?:product\/([^/]+)\/server\/|queries\/([\w-]+)\.ts$)/.exec(path)?.slice(1).find(Boolean) ??
  (path.startsWith('host/') ? 'host' : undefined);

/** What a file's SQL names of others. Tests, seeds and what carries a whole database may name everything. */
export const foreignIn = (source: Source): Foreign[] => {
  const area = areaOf(source.path);
  if (area === undefined || /\.(test|fixture)\.ts$|\/testing\//.test(source.path)) return [];
  return tablesNamed(source).flatMap(({ table, how, at, isText }) => {
    const owner = owners[table as keyof typeof owners];
    if (how === 'reads' && published.some((each) => each === table)) return [];
    const line = source.text.slice(0, at).split('\n').length;
    return owner === area ? [] : [{ place: `${source.path}:${line}`, table, owner, how, isText }];
  });
};
