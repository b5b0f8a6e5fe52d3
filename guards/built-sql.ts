import type { Source } from './sources';

/** Ways to hand text to the database as a statement. `sql` of the query builder binds its values and is no such way. */
const asked = /(?:\.query(?:<[^()`]{1,200}>)?\(|CompiledQuery\.raw\(|sql\.raw\(|sql\.lit\()/g;
/** A statement in a template with holes that is not bound by the query builder, wherever it is kept meanwhile. */
const template =
  /(?<!sql|>)`\s*(?:select|insert into|update \w+ set|delete from|with \w+ as|create|alter|drop)\s[^`]*?\$\{/g;
const constantFollows = /^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\$]|\\.|\$(?!\{))*`)\s*[,)]/;
const objectFollows = /^\{/;
const nameFollows = /^[\w.]+\s*[,)]/;

/** Where statements are built of constants of our own, each with its reason. Names cannot be bound, so DDL must spell them. */
const exceptions: Readonly<Record<string, string>> = {
  'host/embedded/roles.ts': 'names of databases and roles, each matched against a pattern',
  'host/database/migrate.ts': 'names of our own tables, and files that migrate',
  'host/backup/copy.ts': 'names of tables and columns that the catalogue told, quoted',
  'host/backup/indexes.ts': 'names of indexes that the catalogue told, quoted',
  'host/backup/restore.ts': 'names of tables that the catalogue told, quoted',
  'host/backup/snapshot.ts': 'names of tables that the catalogue told, quoted',
  'host/backup/unfinished.ts': 'its own flag and the name of its own schema',
  'host/jobs/migrate.ts': 'names of the queue’s own tables, quoted',
  'host/keys/rotate.ts': 'names of tables and columns that the catalogue told, quoted',
  'host/limits/asks.ts': 'hands on what it is given',
  'host/limits/statements.ts': 'numbers of our own limits, written once in limit.ts',
  'host/audit/rows.ts': 'a list of columns that two statements share',
};

/** Statements that are put together from pieces in a file of the product: path and line. The browser's frame reaches no database. */
export const builtSql = ({ path, text }: Source): string[] => {
  if (
    path in exceptions ||
    /\.test\.ts$|\.tsx$|\/web\/|^(shell|guards|journeys|benchmarks|tools|testing)\//.test(path)
  )
    return [];
  const lineOf = (at: number) => `${path}:${text.slice(0, at).split('\n').length}`;
  const handed = [...text.matchAll(asked)].flatMap((found) => {
    const rest = text.slice(found.index + found[0].length).trimStart();
    const isRaw = /raw|lit/.test(found[0]);
    const fine =
      constantFollows.test(rest) || (!isRaw && (objectFollows.test(rest) || nameFollows.test(rest)));
    return fine ? [] : [found.index];
  });
  const built = [...text.matchAll(template)].map(({ index }) => index);
  return [...new Set([...handed, ...built].map(lineOf))];
};

/** The files that may, for the guard to see that none of them is gone. */
export const mayBuild = Object.keys(exceptions);
