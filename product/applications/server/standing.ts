import type { Context } from '../../../host/context';
import type { Holder, Stage } from '../dossier';
import { applicationCodes } from '../status';
import type { Application } from './visible';

/** Where an evaluation stands and who has to act next: a kind of person, not a name. */
export interface Standing {
  readonly stage: Stage;
  readonly holder: Holder;
  /** Where the holder goes on; `null` where the page that shows this is the place. */
  readonly url: string | null;
}
type Finder = (
  context: Pick<Context<unknown, unknown>, 'db'>,
  applicationId: string,
  isInformed: boolean,
) => Promise<Standing | null>;
const finders = new Map<'material' | 'report', Finder>();

/**
 * An area says with whom an accepted application lies, as far as its own object decides it; `null` where it does not. Who
 * is not informed is told nothing that the panel brought about (domain §1.1).
 */
export const letHold = (kind: 'material' | 'report', finder: Finder): void => void finders.set(kind, finder);

/** Where a case stands; `null` once it is over. The material decides before the report: nothing goes on while it is open. */
export const standingOf = async (
  context: Pick<Context<unknown, unknown>, 'db'>,
  { id, status }: Pick<Application, 'id' | 'status'>,
  isInformed: boolean,
): Promise<Standing | null> => {
  const { draft, submitted, evaluating, publicReview } = applicationCodes;
  if (status === draft) return { stage: 'draft', holder: 'owner', url: null };
  if (status === submitted) return { stage: 'acceptance', holder: 'agency', url: null };
  if (status === publicReview) return { stage: 'review', holder: 'publicAgency', url: null };
  if (status !== evaluating) return null;
  for (const kind of ['material', 'report'] as const) {
    const found = await finders.get(kind)?.(context, id, isInformed);
    if (found) return found;
  }
  return { stage: 'report', holder: 'assessor', url: `/EvaluationManagement/Report?ApplyId=${id}` };
};
