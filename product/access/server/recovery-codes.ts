import type { Context } from '#host/context';
import type { Services } from '#host/services';
import type { Key } from '#host/secrets/types';
import { hashCode } from '#host/sessions/tokens';

/** How many a person is given at a time. */
const howMany = 10;
/** Crockford's base 32: without the letters that are read as digits. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const newCode = (services: Services): string => {
  const drawn = [...services.random(10)].map((byte) => letters[byte % 32]!).join('');
  return `${drawn.slice(0, 5)}-${drawn.slice(5)}`;
};

/** As it was meant, however it was written down: without hyphens and blanks, and what looks like a digit is one. */
const meant = (typed: string): string =>
  typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');

/** Fifty random bits under a key that is never exchanged: nobody tries them against a copy of the database. */
const hashOf = (
  services: Services,
  personId: string,
  code: string,
  key: Key = services.keys.pepper,
): string => hashCode(key, { purpose: 'recovery', number: personId, session: '' }, meant(code));

/** Ten new codes in place of all earlier ones: shown in this very answer and never again. */
export const newRecoveryCodes = async (context: Context): Promise<string[]> => {
  const { db, services, me, now } = context;
  const codes = Array.from({ length: howMany }, () => newCode(services));
  await db.deleteFrom('recoveryCode').where('personId', '=', me.personId).execute();
  await db
    .insertInto('recoveryCode')
    .values(
      codes.map((code) => ({
        id: context.newId(),
        personId: me.personId,
        codeHash: hashOf(services, me.personId, code),
        createdAt: now.toISOString(),
        usedAt: null,
      })),
    )
    .execute();
  return codes;
};

/** Spends a recovery code; says whether it was one. Written on its own: it is spent whatever becomes of the request. */
export const spendRecoveryCode = async (
  services: Services,
  personId: string,
  code: string,
  now: Date,
): Promise<boolean> => {
  const { pepper, index, former } = services.keys;
  // Those that earlier releases gave stand under the key of the indexes.
  const hashes = [pepper, index, ...(former?.index ? [former.index] : [])].map((key) =>
    hashOf(services, personId, code, key),
  );
  const spent = await services.pool.query(
    'update recovery_code set used_at = $3 where person_id = $1 and code_hash = any($2) and used_at is null',
    [personId, hashes, now.toISOString()],
  );
  return spent.rowCount === 1;
};
