import { isCallFailed, isPassing, unanswered } from './failed';
import type { Envelope, TransportRequest } from './transport';

/** So many at most: a line that is cut cuts every page that is open. */
const most = 20;

const saidBy = ({ body }: Pick<TransportRequest, 'body'>): string | undefined =>
  typeof body === 'object' && body !== null && 'RowVersion' in body ? JSON.stringify(body) : undefined;

/**
 * The ids of a call's writes that nobody answered. They may have been done all the same: said again word for word one is the
 * same request, and not somebody else's change (2003), which the version that it names would make of it. Only what names a
 * version is kept, so that nothing secret is.
 */
export const triesOf = () => {
  const unheard = new Map<string, string>();
  return {
    /** The id under which these words went before; none where they were answered. */
    idOf: (body: unknown): string | undefined => {
      const said = saidBy({ body });
      return said === undefined ? undefined : unheard.get(said);
    },
    /** Asks, and keeps the id where nobody answers, or nobody could. */
    kept: async (asked: TransportRequest, ask: () => Promise<Envelope>): Promise<Envelope> => {
      const said = saidBy(asked);
      try {
        const reply = await ask();
        if (said !== undefined && !isPassing({ code: reply.ErrorCode })) unheard.delete(said);
        return reply;
      } catch (fault) {
        if (said !== undefined && asked.requestId && isCallFailed(fault) && fault.code === unanswered) {
          unheard.set(said, asked.requestId);
          if (unheard.size > most) unheard.delete([...unheard.keys()][0]!);
        }
        throw fault;
      }
    },
  };
};
