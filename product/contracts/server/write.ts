import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { notify } from '#host/notify';
import { applicationHeads } from '#queries/applications';
import type { contracts } from '../contract';
import { paymentSteps, firstPayment, type Payment } from '../payment';
import { contractsProblems } from '../problems';
import { contractsWords } from '../words';
import { contractInForce, isSettled, partOf, type Evaluated } from './read';

type At = Context<Context['me'], Evaluated>;
type Input<Key extends keyof typeof contracts.calls> = z.output<(typeof contracts.calls)[Key]['takes']>;

/** What a contract says from now on. */
interface Terms {
  readonly contractNumber: string;
  readonly fee: string | null;
  readonly included: string;
  readonly payment: Payment;
  readonly fileId: string | null;
  readonly isDeclared: boolean;
}

/** The contract in force, of which the caller is the agency; throws 404, 2170, 2003. */
const inHand = async (context: At, rowVersion: number) => {
  if ((await partOf(context)) !== 'agency') throw general.notFound();
  const contract = await contractInForce(context);
  if (!contract) throw contractsProblems.noContract();
  if (contract.rowVersion !== rowVersion) throw general.changedMeanwhile();
  return contract;
};

/** Stores the next version of a contract. The application's row is locked, so two never become the same one. */
const storeVersion = async (
  { db, me, now, audit }: At,
  contract: { readonly id: string; readonly rowVersion: number } & Terms,
  terms: Terms,
  note: string | undefined,
) => {
  const rowVersion = contract.rowVersion + 1;
  await db
    .insertInto('contractVersion')
    .values({
      ...terms,
      contractId: contract.id,
      version: rowVersion,
      note: note?.trim() || null,
      changedBy: me.personId,
      changedAt: now.toISOString(),
    })
    .execute();
  await db.updateTable('contract').set({ rowVersion }).where('id', '=', contract.id).execute();
  const told = ({ contractNumber, fee, included, payment, fileId, isDeclared }: Terms) => ({
    ...{ contractNumber, fee, included, payment, fileId, isDeclared },
  });
  audit({ before: told(contract), after: told(terms), loggedFields: ['payment', 'isDeclared'] });
  return { rowVersion };
};

/** Both sides learn that contract or payment were changed; the amount stays behind the case's own door. */
const notifyApplicant = async (context: At): Promise<void> => {
  const about = await context.db
    .selectFrom(applicationHeads.as('application'))
    .select(['achievementName', 'applicationNumber', 'ownerId', 'technologyManagerId'])
    .where('id', '=', context.object.id)
    .executeTakeFirstOrThrow();
  await notify(context, {
    to: [about.ownerId, about.technologyManagerId],
    kind: 'contracts.toldChanged',
    says: contractsWords.toldChanged,
    values: { name: about.achievementName, number: about.applicationNumber ?? '' },
    object: ['contract', context.object.id],
    actionNeeded: true,
  });
};

/**
 * The agency changes what the contract says while the evaluation is under way: afterwards its result is known, and the fee does
 * not depend on it (domain §9.17). What was invoiced keeps its amount. Throws 404, 2003, 2170, 2171, 2173.
 */
export const saveContract = async (input: Input<'save'>, context: At) => {
  const { rowVersion, contractNumber, fee, included, fileId, isDeclared, note } = input;
  const contract = await inHand(context, rowVersion);
  if (isSettled(context.object)) throw contractsProblems.settled();
  const isSameFee = Number(contract.fee) === Number(fee) && (contract.fee === null) === (fee === null);
  const known = contract;
  if (!isSameFee && !['agreed', 'waived'].includes(contract.payment)) throw contractsProblems.paidAlready();
  const terms: Terms = {
    ...{ contractNumber, fee, included, fileId, isDeclared },
    payment: isSameFee ? known.payment : firstPayment(fee),
  };
  const stored = await storeVersion(context, known, terms, note);
  await notifyApplicant(context);
  return stored;
};

/** The agency records how far the fee is paid, also after the evaluation is over. Throws 404, 2003, 2170, 2172. */
export const recordPayment = async ({ rowVersion, step, note }: Input<'recordPayment'>, context: At) => {
  const contract = await inHand(context, rowVersion);
  const known = contract;
  const { from, to } = paymentSteps[step];
  if (!(from as readonly Payment[]).includes(known.payment)) throw contractsProblems.stepNotAllowed();
  const { contractNumber, fee, included, fileId, isDeclared } = known;
  const stored = await storeVersion(
    context,
    known,
    { contractNumber, fee, included, fileId, isDeclared, payment: to },
    note,
  );
  await notifyApplicant(context);
  return stored;
};
