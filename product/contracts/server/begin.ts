import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { firstPayment } from '../payment';

/** The contract with which an agency accepts a case (A5): what of it is known then. */
export const beginContract = async (
  { db, me, now, newId }: Context<Me, unknown>,
  about: { readonly id: string; readonly round: number; readonly evaluationAgencyId: string | null },
  { contractNumber, fee }: { readonly contractNumber: string; readonly fee: string | null },
): Promise<void> => {
  const id = newId();
  await db
    .insertInto('contract')
    .values({
      id,
      applicationId: about.id,
      round: about.round,
      agencyId: about.evaluationAgencyId!,
      rowVersion: 1,
    })
    .execute();
  await db
    .insertInto('contractVersion')
    .values({
      contractId: id,
      version: 1,
      ...{ contractNumber, fee, included: '', payment: firstPayment(fee), isDeclared: false },
      changedBy: me.personId,
      changedAt: now.toISOString(),
    })
    .execute();
};
