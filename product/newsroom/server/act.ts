import type { Transition } from '#contract/workflow';
import { makeTransition } from '#host/transitions';
import type { contentFlow } from '../workflow';
import { contentMachine } from './machine';
import { outcome, type At } from './write';

interface Asked {
  readonly rowVersion: number;
  readonly reason?: string;
}

/** Makes one transition of a piece, as its table says. Throws 2001, 2003, 403 or a guard's problem. */
export const act =
  (transition: Transition<typeof contentFlow>, set: (context: At) => object = () => ({})) =>
  async ({ rowVersion, reason }: Asked, context: At) => {
    await makeTransition(context, contentMachine, context.object, transition, {
      rowVersion,
      set: { ...set(context) },
      ...(reason !== undefined && { note: reason }),
    });
    return outcome(context, context.object.id);
  };

/** An editor hands in the version that is written: it is changed no more, and somebody else looks at it. Throws 5002. */
export const submitNews = act('submit', ({ object, me }) => ({
  submittedVersion: object.version,
  submittedBy: me.personId,
}));

/** A draft that nobody was ever handed is gone for good. Throws 5004. */
export const removeNews = async ({ rowVersion }: Asked, context: At) => {
  await makeTransition(context, contentMachine, context.object, 'remove', { rowVersion });
  return {};
};

const pin = act('pin', () => ({ isTop: true }));
const unpin = act('unpin', () => ({ isTop: false }));
/** Stands before the others of its kind, or among them again. Throws 5003, 5005, 5006. */
export const pinNews = ({ isTop, ...asked }: Asked & { readonly isTop: boolean }, context: At) =>
  (isTop ? pin : unpin)(asked, context);
