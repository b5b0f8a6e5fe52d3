import type { TransitionButtons } from '#shell/pages/Transitions';
import { FormCheck } from './FormCheck';
import { ReplaceDialog } from './ReplaceDialog';
import type { Member } from './seats';

/** A member of a panel, and who sits on it besides. */
interface Seated extends Member {
  readonly taken: ReadonlySet<string>;
}

/** The buttons beside a member of a panel. */
export const memberButtons: TransitionButtons<Seated> = {
  approveForm: ({ of }) => <FormCheck member={of} />,
  // Only where the panel's rules know a ground.
  replace: ({ of }) => of.replaceFor && <ReplaceDialog member={of} taken={of.taken} />,
  // In the dialog of `approveForm`.
  returnForm: null,
  // By setting the panel anew.
  withdraw: null,
  // The expert's own, at the desk where they judge.
  accept: null,
  decline: null,
  save: null,
  submit: null,
};
