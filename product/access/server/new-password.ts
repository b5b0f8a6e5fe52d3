import type { Context } from '#host/context';
import { passwordDefect } from '#host/secrets/password-rules';
import { settingsNow } from '#product/settings/server';
import { accessProblems } from '../problems';
import { isDemandedOf } from './demands';
import { hasSecondFactor } from './second-factor';

type Setting = Pick<Context<unknown, unknown>, 'db' | 'services' | 'now'>;

/** How many characters a password has at least where it stands alone, and where a second factor stands beside it (AU-02). */
const shortest = { alone: 15, withFactor: 8 } as const;
/** What it is called: a password is not made of it. */
const product = ['Assay', '医疗科技成果评价平台', '医疗科技成果评价'];

const day = 86_400_000;
/** How long a password is good for under the rules of the multi-level protection scheme. */
const mlpsDays = 90;
/** Capitals, small letters, digits, and whatever else there is: that scheme asks for three of the four. */
const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}\s]/u];
const mlpsClasses = 3;

/** Whose password it will be: what everybody knows about them, and who they are, where they are somebody already. */
interface Owner {
  readonly id?: string;
  readonly loginName: string;
  readonly trueName: string;
  readonly organisationId?: string | null;
  /** The one in force until now. */
  readonly passwordHash?: string | null;
}

/**
 * How many characters a new password of somebody has at least: fewer only where their rights ask for a second factor and one
 * is in force. One that they might remove again, or have yet to set up, does not count (0016).
 */
export const shortestFor = async ({ db, services }: Pick<Setting, 'db' | 'services'>, personId?: string) =>
  personId && (await isDemandedOf(services, db, personId)) && (await hasSecondFactor(db, personId))
    ? shortest.withFactor
    : shortest.alone;

const organisationOf = async ({ db }: Setting, { organisationId }: Owner): Promise<string[]> => {
  if (!organisationId) return [];
  const found = await db.selectFrom('organisation').select('name').where('id', '=', organisationId).execute();
  return found.map(({ name }) => name);
};

/**
 * Judges a new password by what costs no hash (AU-02, AU-03). Throws 1005 for a weak one; under the profile `mlps`
 * (security §3.13) also 2721 for too few classes of characters.
 */
export const judgePassword = async (context: Setting, password: string, owner: Owner): Promise<void> => {
  const least = await shortestFor(context, owner.id);
  const about = [owner.loginName, owner.trueName, ...product, ...(await organisationOf(context, owner))];
  if (passwordDefect(password, { shortest: least, context: about }))
    throw accessProblems.weakPassword({ least });
  const { mlpsPasswords } = await settingsNow(context.db);
  if (mlpsPasswords && classes.filter((one) => one.test(password)).length < mlpsClasses)
    throw accessProblems.passwordClasses();
};

/**
 * The one way a password is set: gives the columns to store. Throws what `judgePassword` does; under the profile `mlps`
 * also 2721 for the one that is in force already.
 */
export const newPassword = async (context: Setting, password: string, owner: Owner) => {
  await judgePassword(context, password, owner);
  const { db, services, now } = context;
  if (owner.passwordHash && (await settingsNow(db)).mlpsPasswords) {
    const { ok } = await services.passwords.verify(owner.passwordHash, password);
    if (ok) throw accessProblems.passwordClasses();
  }
  return {
    passwordHash: await services.passwords.hash(password),
    passwordSetAt: now.toISOString(),
    passwordNeedsFactor: [...password].length < shortest.alone,
  };
};

/**
 * Throws for a right password that opens nothing any more: 1005 for one that was set beside a second factor which has gone
 * since, 2722 where under the profile `mlps` its 90 days are over.
 */
export const refuseUnfit = async (
  { db, now }: Pick<Setting, 'db' | 'now'>,
  person: {
    readonly id: string;
    readonly passwordNeedsFactor: boolean;
    readonly passwordSetAt: string | null;
  },
): Promise<void> => {
  if (person.passwordNeedsFactor && !(await hasSecondFactor(db, person.id)))
    throw accessProblems.weakPassword({ least: shortest.alone });
  const { passwordSetAt } = person;
  if (passwordSetAt === null || now.getTime() - Date.parse(passwordSetAt) < mlpsDays * day) return;
  if ((await settingsNow(db)).mlpsPasswords) throw accessProblems.passwordOld({ days: mlpsDays });
};
