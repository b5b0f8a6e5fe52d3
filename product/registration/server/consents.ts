import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { consentIds } from '#product/access/consents';
import { registrationProblems } from '../problems';

/** Writes down what somebody agrees to: each notice in the version in force, once, with the time (PI-06). Throws 1021 where one is missing. */
export const writeConsents = async (
  personId: string,
  agreed: readonly string[],
  context: Context<Me | null>,
): Promise<void> => {
  const { db, now } = context;
  if (consentIds.some((each) => !agreed.includes(each))) throw registrationProblems.consentMissing();
  await db
    .insertInto('consent')
    .values(
      consentIds.map((notice) => ({ id: context.newId(), personId, notice, givenAt: now.toISOString() })),
    )
    .onConflict((conflict) => conflict.columns(['personId', 'notice']).doNothing())
    .execute();
};

/** Keeps the consent of somebody who did not register themselves: invited, imported, or there before the notice was (PI-06). */
export const storeConsents = async (
  { consentIds: agreed }: { readonly consentIds: readonly string[] },
  context: Context,
) => {
  await writeConsents(context.me.personId, agreed, context);
  context.audit({
    object: ['person', context.me.personId],
    after: { consents: agreed },
    loggedFields: ['consents'],
  });
  return {};
};
