import type * as z from 'zod';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Services } from '#host/services';
import type { Me } from '#host/me';
import { canonicalLoginName, canonicalMobile } from '#host/secrets/canonical';
import { hashToken, newSecret } from '#host/sessions/tokens';
import { addAccount } from '#queries/people';
import { giveRole, heldActions, roleCoded } from '#queries/roles';
import { storeFirstOperator } from '#product/settings/server';
import type { access } from '../contract';
import { accessProblems } from '../problems';
import { admit } from './enter';
import { newPassword } from './new-password';

const purpose = 'setup';
const minutes = 30;
const administrator = roleCode.administrator;

/** Somebody may say who may do what, by whichever role: where administration is separated nobody is the built-in one. */
const hasAdministrator = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom(heldActions.as('held'))
    .select('held.personId')
    .where('held.rightKey', '=', 'role.manage')
    .executeTakeFirst()) !== undefined;

/**
 * The link with which the first administrator makes their account, when there is none yet: good once, for half an hour.
 * Every start makes a new one and voids those before. The secret stands behind `#`, so that no server ever logs it.
 */
export const offerSetup = async (services: Services): Promise<string | undefined> => {
  const { db, clock, random, newId, publicUrl } = services;
  if (await hasAdministrator(db)) return undefined;
  const now = clock();
  const token = newSecret('setup_', random);
  await db
    .updateTable('sentCode')
    .set({ usedAt: now.toISOString() })
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
  await db
    .insertInto('sentCode')
    .values({
      id: newId(),
      purpose,
      boundTo: administrator,
      codeHash: hashToken(token),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
      usedAt: null,
    })
    .execute();
  return `${publicUrl}/login?way=setup#${token}`;
};

type SetUp = z.output<typeof access.calls.setUp.takes>;

/** Makes the first administrator and lets them in, to their second factor first. Refuses when the link is not the last one, is too old or was used. */
export const setUpAdministrator = async (input: SetUp, context: Context<Me | null>) => {
  const { db, services, now } = context;
  const spent = await db
    .updateTable('sentCode')
    .set({ usedAt: now.toISOString() })
    .where('purpose', '=', purpose)
    .where('codeHash', '=', hashToken(input.setupToken))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  if (spent.numUpdatedRows !== 1n || (await hasAdministrator(db))) throw accessProblems.setupOver();
  const loginKey = canonicalLoginName(input.loginName);
  const mobile = canonicalMobile(input.mobile);
  if (!loginKey || !mobile) throw accessProblems.nameTaken();
  const initialPassword = await newPassword(context, input.password, input);
  const id = context.newId();
  const isMade = await addAccount(db, {
    id,
    loginName: input.loginName.trim(),
    loginKey,
    ...initialPassword,
    userType: 0,
    trueName: input.trueName.trim(),
    mobileCipher: services.cipher.seal({ table: 'person', column: 'mobile', row: id }, mobile),
    mobileIndex: services.blindIndex('mobile', mobile),
    createdAt: now.toISOString(),
  });
  if (!isMade) throw accessProblems.nameTaken();
  await giveRole(db, [id], await roleCoded(db, administrator));
  await storeFirstOperator(input, id, context);
  context.audit({ object: ['person', id], by: id, reason: 'first administrator' });
  return admit(context, { id, loginName: input.loginName.trim(), loginKey });
};
