import { CallFailed, isCallFailed } from '#shell/client/failed';
import type { CitedPlace } from '../../citation';
import type { CitationWriting } from '../context';

/**
 * Saving all places as a form saves: what is wrong with the one at this place stands at its fields, under their own names; a
 * fault of another one is told as it is.
 */
export const replacing = (save: CitationWriting['save'], at: number) => ({
  change: () => ({
    mutationFn: async (places: readonly CitedPlace[]): Promise<unknown> => {
      try {
        return await save(places);
      } catch (fault) {
        if (!isCallFailed(fault)) throw fault;
        const { code, message, defects, result, requestId } = fault;
        const own = defects.map(({ path, message: says }) => {
          const [part, row, ...field] = path;
          // What is proven is one choice of the form.
          const named = field.map((name) => (name === 'of' ? 'target' : name));
          return { path: part === 'data' && row === at ? named : path, message: says };
        });
        throw new CallFailed(code, message, own, result, requestId);
      }
    },
    onSuccess: (): Promise<void> => Promise.resolve(),
  }),
});
