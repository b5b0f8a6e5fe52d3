import { createContext, useContext } from 'react';
import type * as z from 'zod';
import type { categories } from '#product/dictionaries/level-codes';
import type { ProposedLevels } from '../../opinion';
import type { Round } from '#product/opinions/opinion-form';

/** What the sheet around is about. */
interface AtWork {
  readonly proposed: z.output<typeof ProposedLevels>;
  readonly category: keyof (typeof categories)['codes'];
  readonly reportId: string;
  readonly round: Round;
}
export const SheetContext = createContext<AtWork | null>(null);

/** The sheet that a part of it stands in. */
export const useAtWork = (): AtWork => {
  const work = useContext(SheetContext);
  if (!work) throw new Error('this is a part of an opinion sheet');
  return work;
};
