import type * as z from 'zod';
import type { Context } from '#host/context';
import { makeTransition } from '#host/transitions';
import type { appeals } from '../contract';
import { appealMachine } from './machine';
import type { AppealRecord } from './visible';

type Deciding = z.output<typeof appeals.calls.decide.takes>;

/** A reviewer upholds the decision, or re-opens the case, with reasons (domain §3.5). Throws 2005, 2133. */
export const decideAppeal = async (
  { rowVersion, result, reason }: Deciding,
  context: Context<Context['me'], AppealRecord>,
) => {
  const { object, me, now } = context;
  const version = await makeTransition(
    context,
    appealMachine,
    object,
    result === 'reopened' ? 'reopen' : 'uphold',
    {
      rowVersion,
      data: {},
      set: { decidedBy: me.personId, decidedAt: now.toISOString(), outcomeReason: reason },
      note: reason,
    },
  );
  return { id: object.id, state: result, rowVersion: version };
};
