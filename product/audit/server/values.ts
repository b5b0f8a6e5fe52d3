import { sql } from 'kysely';
import { inLanguage, type Word } from '#contract/words';
import type { FieldChange } from '#host/audit/changes';
import type { Context } from '#host/context';
import { survivors } from '#queries/organisations';
import { actionTitles } from '#queries/roles';
import { roleNames } from './names';

type Asking = Pick<Context, 'db' | 'language'>;
/** What stands for something in the log → its name in the reader's language. */
type Named = (part: string) => string | undefined;

/** Menu entries by their address, actions by their right; both by their id. */
const actionNames = async ({ db, language }: Asking): Promise<Named> => {
  const rows = await db
    .selectFrom(actionTitles.as('action'))
    .select(['id', 'url', 'rightKey', 'names'])
    .execute();
  const names = new Map(
    rows.flatMap(({ id, url, rightKey, names: word }) =>
      [id, url, rightKey].flatMap((key) => (key ? [[key, inLanguage(word as Word, language)] as const] : [])),
    ),
  );
  return (part) => names.get(part);
};

const roles = async (context: Asking): Promise<Named> => {
  const name = await roleNames(context);
  return (part) => name(part);
};

/** The register is everybody's to choose from: its names are no secret (domain §1.2). */
const organisationNames = async (parts: readonly string[], { db }: Asking): Promise<Named> => {
  const rows = await db
    .selectFrom(survivors.as('entry'))
    .select(['id', 'name'])
    .where(sql<string>`id::text`, 'in', [...parts])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (part) => names.get(part);
};

const between = ' · ';
const partsOf = (value: string | undefined): string[] => (value ? value.split(between) : []);

/** Whose names a field's value is told in; undefined where the value is its own name. */
const kindOf = (field: string, objectKind: string | null) => {
  if (field === 'given' || field === 'withdrawn' || field === 'order') return 'action';
  if (field === 'roles' || field === 'basedOn' || field === 'role') return 'role';
  if (field === 'mergedInto') return 'organisation';
  if (field === 'parentId') return objectKind === 'action' ? 'action' : 'organisation';
  return undefined;
};

/** Changes whose codes and keys are told by the names of what they stand for; what is gone keeps its code. */
export const inNames = async (
  changes: readonly FieldChange[],
  objectKind: string | null,
  context: Asking,
): Promise<readonly FieldChange[]> => {
  const kinds = new Set(changes.map(({ field }) => kindOf(field, objectKind)));
  const organisationParts = changes
    .filter(({ field }) => kindOf(field, objectKind) === 'organisation')
    .flatMap(({ before, after }) => [...partsOf(before), ...partsOf(after)]);
  const named: Readonly<Record<string, Named>> = {
    ...(kinds.has('action') && { action: await actionNames(context) }),
    ...(kinds.has('role') && { role: await roles(context) }),
    ...(organisationParts.length > 0 && {
      organisation: await organisationNames(organisationParts, context),
    }),
  };
  return changes.map((change) => {
    const name = named[kindOf(change.field, objectKind) ?? ''];
    if (!name) return change;
    const inWords = (value: string) =>
      partsOf(value)
        .map((part) => name(part) ?? part)
        .join(between);
    return {
      field: change.field,
      ...(change.before !== undefined && { before: inWords(change.before) }),
      ...(change.after !== undefined && { after: inWords(change.after) }),
    };
  });
};
