import type { Context } from '../../../host/context';
import { passwordDefect } from '../../../host/secrets/password-rules';
import { settingsNow } from '../../settings/server';
import { accessProblems } from '../problems';

/** Without a second factor (AU-02). */
export const shortestPassword = 15;

const day = 86_400_000;
/** How long a password is good for under the rules of the multi-level protection scheme. */
const mlpsDays = 90;
/** Capitals, small letters, digits, and whatever else there is: that scheme asks for three of the four. */
const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}\s]/u];
const mlpsClasses = 3;

interface NewPassword {
  readonly password: string;
  /** What everybody knows about its owner: user name, name. */
  readonly about: readonly string[];
  /** The one in force until now. */
  readonly current?: string | null;
}

/**
 * The one way a password is set (AU-02, AU-03): gives the columns to store. Throws 1005 for a weak one; under the profile
 * `mlps` (security §3.13) also 2721 for too few classes of characters, and for the one that is in force already.
 */
export const newPassword = async (
  { db, house, now }: Pick<Context<unknown, unknown>, 'db' | 'house' | 'now'>,
  { password, about, current }: NewPassword,
): Promise<{ passwordHash: string; passwordSetAt: string }> => {
  if (passwordDefect(password, { shortest: shortestPassword, context: about }))
    throw accessProblems.weakPassword();
  if ((await settingsNow(db)).mlpsPasswords) {
    const isMixed = classes.filter((one) => one.test(password)).length >= mlpsClasses;
    const isOld = current ? (await house.passwords.verify(current, password)).ok : false;
    if (!isMixed || isOld) throw accessProblems.passwordClasses();
  }
  return { passwordHash: await house.passwords.hash(password), passwordSetAt: now.toISOString() };
};

/** Under the profile `mlps` a password serves for 90 days. Throws 2722 for an older one, which neither signs anybody in nor proves him anew. */
export const refuseOldPassword = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  setAt: string | null,
): Promise<void> => {
  if (setAt === null || now.getTime() - Date.parse(setAt) < mlpsDays * day) return;
  if ((await settingsNow(db)).mlpsPasswords) throw accessProblems.passwordOld({ days: mlpsDays });
};
