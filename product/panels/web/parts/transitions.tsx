import type { TransitionTable } from '#shell/actions/transitions';
import type { DrawnTransitions } from '#shell/pages/Transitions';
import { FormCheck } from './form-check/FormCheck';
import { ReplaceDialog } from './ReplaceDialog';
import type { Member } from './seats';

/** A member of a panel, and who sits on it besides. */
interface Seated extends Member {
  readonly taken: ReadonlySet<string>;
}

/** What one is offered for each transition of an invitation and of a sheet: the agency beside the members of its panel. */
export const memberTransitions = {
  approveForm: 'drawn',
  replace: 'drawn',
  // In the dialog of `approveForm`.
  returnForm: null,
  refer: null,
  // The public-service agency's own, on a page of theirs.
  acceptForm: null,
  rejectForm: null,
  // By setting the panel anew.
  withdraw: null,
  // The expert's own, at the desk where they judge.
  accept: null,
  decline: null,
  save: null,
  submit: null,
} as const satisfies TransitionTable<Seated>;

/** The same with their dialogs, beside a member of a panel. */
export const memberDialogs: DrawnTransitions<typeof memberTransitions, Seated> = {
  approveForm: ({ of }) => <FormCheck member={of} />,
  // Only where the panel's rules know a ground.
  replace: ({ of }) => of.replaceFor && <ReplaceDialog member={of} taken={of.taken} />,
};
