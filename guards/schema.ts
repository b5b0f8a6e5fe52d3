import { sources } from './sources';

/** Tables as the code believes them to be: table in the database's spelling → columns. */
export const tablesInCode = (): Map<string, Set<string>> => {
  const files = sources().filter(({ path }) => /\/(tables|moves)\.ts$/.test(path));
  const shapes = new Map<string, string[]>();
  const tables = new Map<string, Set<string>>();
  for (const { text } of files) {
    for (const [, name, body] of text.matchAll(/interface (\w+) \{\n([\s\S]*?)\n\}/g)) {
      shapes.set(
        name!,
        [...body!.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, column]) => column!),
      );
    }
  }
  for (const { text } of files) {
    for (const [, body] of text.matchAll(/interface Tables \{\n([\s\S]*?)\n {0,2}\}/g)) {
      for (const [, table, type] of body!.matchAll(/^\s+(\w+): ([^;]+(?:\{[^}]*\})?);?$/gm)) {
        const columns = shapes.get(type!) ?? [...type!.matchAll(/(\w+):/g)].map(([, column]) => column!);
        tables.set(snake(table!), new Set(columns.map(snake)));
      }
    }
  }
  return tables;
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What differs between the code's tables and the database's, a sentence each. */
export const differences = (
  code: ReadonlyMap<string, ReadonlySet<string>>,
  database: ReadonlyMap<string, ReadonlySet<string>>,
): string[] =>
  [...code].flatMap(([table, columns]) => {
    const there = database.get(table);
    if (!there) return [`table ${table} is in the code only: write its migration`];
    return [
      ...[...columns]
        .filter((column) => !there.has(column))
        .map(
          (column) =>
            `${table}.${column} is in the code only: «alter table ${table} add column ${column} …» in a migration`,
        ),
      ...[...there]
        .filter((column) => !columns.has(column))
        .map((column) => `${table}.${column} is in the database only: name it in its tables.ts`),
    ];
  });
