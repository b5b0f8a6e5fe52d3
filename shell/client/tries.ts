import { isCallFailed, unanswered } from './failed';
import type { TransportRequest } from './transport';

/**
 * The id of the last write of a call that nobody answered. It may have been done all the same: said again word for word it
 * is the same request, and not somebody else's change (2003), which the version that it names would make of it. Only what
 * names a version is kept, so that nothing secret is.
 */
export const triesOf = () => {
  let last: { readonly said: string; readonly requestId: string } | undefined;
  return {
    /** The id under which these words went before; none where they were answered. */
    idOf: (body: unknown): string | undefined =>
      last && last.said === JSON.stringify(body) ? last.requestId : undefined,
    /** Asks, and keeps the id where nobody answers. */
    kept: async <Said>({ body, requestId }: TransportRequest, ask: () => Promise<Said>): Promise<Said> => {
      try {
        const said = await ask();
        if (last?.requestId === requestId) last = undefined;
        return said;
      } catch (fault) {
        const isVersioned = typeof body === 'object' && body !== null && 'RowVersion' in body;
        if (requestId && isVersioned && isCallFailed(fault) && fault.code === unanswered)
          last = { said: JSON.stringify(body), requestId };
        throw fault;
      }
    },
  };
};
