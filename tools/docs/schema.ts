import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { connect, schemaName } from '../../host/database/connection';
import { migrate } from '../../host/database/migrate';
import { root } from '../../host/root';
import { openCluster } from '../../testing/cluster';

/** A column as the catalogue knows it. */
export interface Column {
  readonly table: string;
  readonly isView: boolean;
  readonly tableComment: string | null;
  readonly column: string;
  readonly type: string;
  readonly isArray: boolean;
  readonly mayBeNull: boolean;
  readonly hasDefault: boolean;
  readonly isComputed: boolean;
  readonly comment: string | null;
}

const question = `select c.relname::text as "table", c.relkind = 'v' as "isView",
  obj_description(c.oid, 'pg_class') as "tableComment", a.attname::text as "column",
  coalesce(e.typname, t.typname)::text as type, e.oid is not null as "isArray", not a.attnotnull as "mayBeNull",
  a.atthasdef and a.attgenerated = '' as "hasDefault", a.attgenerated <> '' as "isComputed",
  col_description(c.oid, a.attnum) as comment
from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
order by c.relname collate "C", a.attnum`;

/** What a column of a type is in code, as `host/database/connection.ts` lets the driver read it. */
const scalars: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Moment',
  uuid: 'string',
};

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The columns that `database/columns.ts` says more of than the database knows: table.column in the code's spelling. */
export const narrowedIn = (text: string): string[] => {
  const [columns] = parseSync('columns.ts', text).program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'TSInterfaceDeclaration'
      ? [node.declaration]
      : [],
  );
  const membersOf = (body: readonly object[]) =>
    body as readonly { key: { name: string }; typeAnnotation: { typeAnnotation: { members: object[] } } }[];
  return membersOf(columns!.body.body).flatMap(({ key, typeAnnotation }) =>
    membersOf(typeAnnotation.typeAnnotation.members).map((column) => `${key.name}.${column.key.name}`),
  );
};

const typeOf = ({
  table,
  column,
  type,
  isArray,
  mayBeNull,
  hasDefault,
  isComputed,
  isView,
}: Column): string => {
  const scalar = scalars[type];
  if (scalar === undefined)
    throw new Error(`${table}.${column} is ${type}: say in database/columns.ts what it holds`);
  const read = `${scalar}${isArray ? '[]' : ''}${mayBeNull ? ' | null' : ''}`;
  if (isComputed || isView) return `ColumnType<${read}, never, never>`;
  return hasDefault ? `Generated<${read}>` : read;
};

const docComment = (indent: string, comment: string | null): string =>
  comment === null ? '' : `${indent}/** ${comment} */\n`;

/** The types of all tables, as the catalogue and `database/columns.ts` have them. */
export const schemaText = (columns: readonly Column[], narrowed: readonly string[]): string => {
  const left = new Set(narrowed);
  const line = (column: Column): string => {
    const [table, name] = [camel(column.table), camel(column.column)];
    const isNarrowed = left.delete(`${table}.${name}`);
    const type = isNarrowed ? `Columns['${table}']['${name}']` : typeOf(column);
    return `${docComment('    ', column.comment)}    ${name}: ${type};\n`;
  };
  const written = [...new Set(columns.map(({ table }) => table))].map((table) => {
    const its = columns.filter((column) => column.table === table);
    return `${docComment('  ', its[0]!.tableComment)}  ${camel(table)}: {\n${its.map(line).join('')}  };\n`;
  });
  if (left.size > 0)
    throw new Error(`database/columns.ts names what no migration makes: ${[...left].join(', ')}`);
  return `// Made by «npm run docs» from the migrations and columns.ts; a guard makes it afresh and compares.
import type { ColumnType, Generated } from 'kysely';
import type { Day, Moment } from '#host/database/tables';
import type { Columns } from './columns';

export interface Schema {
${written.join('')}}

declare module '#host/database/tables' {
  interface Tables extends Schema {}
}
`;
};

/** The types of all tables of a database that is made for it from the migrations of these sources. */
export const freshSchema = async (): Promise<string> => {
  const cluster = await openCluster();
  const name = `assay_schema_${randomBytes(6).toString('hex')}`;
  await cluster.admin(`create database ${name} encoding 'UTF8' template template0`);
  if (cluster.appUser) await cluster.admin(`alter database ${name} owner to assay_owner`);
  const pool = connect(cluster.owner(name), { size: 1, statementTimeout: 0 });
  try {
    await migrate(pool);
    const { rows } = await pool.query<Column>(question, [schemaName]);
    return schemaText(rows, narrowedIn(readFileSync(join(root, 'database/columns.ts'), 'utf8')));
  } finally {
    await pool.end();
    await cluster.admin(`drop database ${name}`);
  }
};
