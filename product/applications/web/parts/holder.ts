import type * as z from 'zod';
import type { Say } from '../../../../shell/words/say';
import type { Dossier } from '../../dossier';

type Record = Pick<z.output<typeof Dossier>, 'status' | 'ownerName' | 'evaluationAgencyName'>;

/** With whom an application lies; a case that is over lies with nobody. */
export const holderOf = ({ status, ownerName, evaluationAgencyName }: Record, say: Say): string | null => {
  if (status === 'draft') return ownerName ?? null;
  if (status === 'submitted' || status === 'evaluating') return evaluationAgencyName ?? ownerName ?? null;
  return status === 'publicReview' ? say('applicationScreens.publicAgency') : null;
};
