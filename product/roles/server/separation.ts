import { sql } from 'kysely';
import { roleCode, type AdministratorKind, type Right } from '#contract/rights';
import { fill, inLanguage, languages, type Language, type Word } from '#contract/words';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { people } from '#queries/people';
import { rightsNamed } from '#product/access/server';
import { settingsNow } from '#product/settings/server';
import { roleProblems } from '../problems';
import { kindsOf } from '../separation';
import { roleWords } from '../words';

/** A role and what it gives, as it is or as it might be. */
export interface Giving {
  readonly id: string;
  /** The built-in role whose work it looks at. */
  readonly seesAs: string;
  readonly isStarted: boolean;
  readonly rights: readonly Right[];
}
/** Somebody who holds several kinds of administration. */
export interface Mixed {
  readonly id: string;
  readonly trueName: string;
  readonly organisationName: string;
  readonly kinds: readonly AdministratorKind[];
}

const joined = (roles: readonly Giving[]): readonly AdministratorKind[] => {
  const started = roles.filter(({ isStarted }) => isStarted);
  return kindsOf(
    started.flatMap(({ rights }) => rights),
    started.map(({ seesAs }) => seesAs),
  );
};

/** All roles, as they are now. */
export const givingNow = async ({ db, services }: Pick<Context, 'db' | 'services'>): Promise<Giving[]> => {
  const rows = await db
    .selectFrom('role')
    .select((row) => [
      'role.id',
      'role.isStarted',
      row.fn.coalesce('role.basedOn', 'role.code').as('seesAs'),
      sql<
        string[]
      >`array(select action.right_key from role_action join action on action.id = role_action.action_id
        where role_action.role_id = role.id and action.right_key is not null)`.as('rights'),
    ])
    .execute();
  return rows.map(({ rights, ...row }) => ({ ...row, rights: rightsNamed(services, rights) }));
};

/** Everybody who would hold several kinds with roles like these, locked or not: a lock is no end of what one holds. */
export const mixedBy = async (roles: readonly Giving[], db: Db): Promise<Mixed[]> => {
  // Whoever holds none of these administers nothing, and nobody else need be looked at.
  const administering = roles.filter(
    (role) => joined([role]).length > 0 || role.seesAs === roleCode.administrator,
  );
  if (administering.length === 0) return [];
  const rows = await db
    .selectFrom(people.as('person'))
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .select(['person.id', 'person.trueName'])
    .select((row) => row.fn.coalesce('organisation.name', row.val('')).as('organisationName'))
    .select(
      sql<string[]>`array(select role_id from person_role where person_id = person.id order by role_id)`.as(
        'roleIds',
      ),
    )
    .where('person.id', 'in', (each) =>
      each
        .selectFrom('personRole')
        .select('personId')
        .where(
          'roleId',
          'in',
          administering.map(({ id }) => id),
        ),
    )
    .orderBy('person.trueName')
    .orderBy('person.id')
    .execute();
  const byRoles = new Map<string, readonly AdministratorKind[]>();
  const kindsBy = (roleIds: readonly string[]) => {
    const key = roleIds.join();
    const kinds = byRoles.get(key) ?? joined(roles.filter(({ id }) => roleIds.includes(id)));
    byRoles.set(key, kinds);
    return kinds;
  };
  return rows
    .map(({ roleIds, ...person }) => ({ ...person, kinds: kindsBy(roleIds) }))
    .filter(({ kinds }) => kinds.length > 1);
};

/** Those of the second list who hold more kinds there than in the first: whoever held as many before may keep them. */
export const newlyMixed = (before: readonly Mixed[], after: readonly Mixed[]): Mixed[] => {
  const held = new Map(before.map(({ id, kinds }) => [id, kinds]));
  return after.filter(({ id, kinds }) => !kinds.every((kind) => held.get(id)?.includes(kind)));
};

const inEvery = (says: (language: Language) => string): Word =>
  languages.map((language) => says(language)) as unknown as Word;
const listed = (words: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(words);

/** Kinds by name: «system and security administration». */
const kindsText = (kinds: readonly AdministratorKind[], language: Language): string =>
  listed(
    kinds.map((kind) => inLanguage(roleWords[`kind.${kind}`], language)),
    language,
  );

/** So many people are named; of the others their number is told. */
const mostNamed = 3;
/** People by name, the first of them. */
const namesText = (names: readonly string[], language: Language): string => {
  const more = names.length - mostNamed;
  const others = fill(inLanguage(roleWords.others, language), { count: more });
  return listed([...names.slice(0, mostNamed), ...(more > 0 ? [others] : [])], language);
};

const refusing = (mixed: readonly Mixed[]) => {
  const { kinds } = mixed[0]!;
  const same = mixed.filter((each) => each.kinds.join() === kinds.join());
  return roleProblems.kindsMixed({
    names: inEvery((language) =>
      namesText(
        same.map(({ trueName }) => trueName),
        language,
      ),
    ),
    kinds: inEvery((language) => kindsText(kinds, language)),
  });
};

/**
 * Whether somebody who is given this role and no other would hold one kind at most, or administration is not separated.
 * Throws 2702.
 */
export const refuseMixedRole = async (
  roleId: string,
  context: Pick<Context, 'db' | 'services'>,
): Promise<void> => {
  const { db } = context;
  if (!(await isSeparated(db))) return;
  const kinds = joined((await givingNow(context)).filter(({ id }) => id === roleId));
  if (kinds.length < 2) return;
  const { names } = await db
    .selectFrom('role')
    .select('names')
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  throw roleProblems.roleMixes({ role: names, kinds: inEvery((each) => kindsText(kinds, each)) });
};

/** Requests that change who may do what wait for each other here, on every node, and for who separates administration. */
const waitForRights = async ({ db }: Pick<Context, 'db'>): Promise<void> => {
  await db.selectFrom('action').select('id').where('rightKey', '=', 'role.manage').forUpdate().execute();
};

/** Whether system, security and audit administration are to be three people's. */
export const isSeparated = async (db: Db): Promise<boolean> => (await settingsNow(db)).separateAdministrators;

/**
 * Who stands in the way of separating administration now, in a sentence; undefined where nobody does. Whoever changes
 * rights meanwhile waits.
 */
export const whyNotSeparated = async (
  context: Pick<Context, 'db' | 'language' | 'services'>,
): Promise<string | undefined> => {
  const { db, language } = context;
  await waitForRights(context);
  const mixed = await mixedBy(await givingNow(context), db);
  if (mixed.length === 0) return undefined;
  const people = mixed.map(({ trueName, kinds }) =>
    fill(inLanguage(roleWords.personWithKinds, language), {
      name: trueName,
      kinds: kindsText(kinds, language),
    }),
  );
  return fill(inLanguage(roleWords.separateFirst, language), { people: namesText(people, language) });
};

/**
 * Does a request that gives rights, one after the other, and takes it back where administration is separated and somebody
 * would hold rights of several kinds by it (AZ-10). Throws 2701 then.
 */
export const keepingSeparation = async <Result>(
  context: Pick<Context, 'db' | 'services'>,
  work: () => Promise<Result>,
): Promise<Result> => {
  const { db } = context;
  await waitForRights(context);
  if (!(await isSeparated(db))) return work();
  const before = await mixedBy(await givingNow(context), db);
  const result = await work();
  const mixed = newlyMixed(before, await mixedBy(await givingNow(context), db));
  if (mixed.length > 0) throw refusing(mixed);
  return result;
};
