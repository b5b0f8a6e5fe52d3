import { workflow, type Transition } from '#contract/workflow';
import { general } from '#contract/problems';
import { integrityProblems } from '#product/integrity/problems';
import { panelsProblems } from './problems';
import { opinionStates } from '#product/dictionaries/opinion-status';

/** What of a sheet, and of its report, the guards at once look at. */
interface Facts {
  readonly invitation: InvitationState;
  readonly panelRound: number;
  readonly formRuling: FormRuling | null;
  readonly report: { readonly status: number; readonly panelRound: number; readonly tally: object | null };
}
/** Where a sheet stands with the public-service agency, which decides about its form after the second return. */
export type FormRuling = 'asked' | 'accepted' | 'replace';
const withExperts = 0;
/** A seat of the present round, while its report is with the experts and the round is not closed. */
const open = ['isSeated', 'isWithExperts', 'isOpen'] as const;
/** A sheet that its expert may still write on, and one whose form the agency may still decide. */
const writable = [...open, 'isNotRuledOut'] as const;
const checkable = [...open, 'isNotReferred'] as const;
const referred = [...open, 'isReferred'] as const;

/**
 * One expert's sheet in one round (domain §3.4, E1–E4). The code is the state of the sheet; the verdict is a
 * field of its own, and no row of this table looks at it.
 */
export const opinionFlow = workflow({
  name: 'opinion',
  states: opinionStates,
  transitions: {
    save: 'opinion.fill',
    submit: 'opinion.submit',
    approveForm: 'opinion.check',
    returnForm: 'opinion.check',
    refer: 'opinion.check',
    acceptForm: 'opinion.ruleOnForm',
    rejectForm: 'opinion.ruleOnForm',
  },
  by: ['expert', 'checker', 'publicAgency'],
  atOnce: {
    isSeated: [
      ({ invitation, panelRound, report }: Facts) =>
        invitation === 'accepted' && panelRound === report.panelRound,
      panelsProblems.notSeated,
    ],
    isWithExperts: [({ report }: Facts) => report.status === withExperts, panelsProblems.notWithExperts],
    isOpen: [({ report }: Facts) => report.tally === null, panelsProblems.roundClosed],
    isNotRuledOut: [({ formRuling }: Facts) => formRuling !== 'replace', panelsProblems.ruledOut],
    isNotReferred: [({ formRuling }: Facts) => formRuling !== 'asked', panelsProblems.referred],
    isReferred: [({ formRuling }: Facts) => formRuling === 'asked', panelsProblems.notReferred],
  },
  guards: {
    independent: general.conflictOfInterest,
    isInTime: general.tooLate,
    isComplete: general.badInput,
    notOwnReport: panelsProblems.ownReport,
    hasReturnsLeft: panelsProblems.returnedTooOften,
    hasNoReturnsLeft: panelsProblems.returnsLeft,
  },
  effects: ['notifyCheckers', 'notifyReturned', 'notifyRoundComplete', 'notifyPublicAgency', 'notifyRuling'],
  initial: 'untouched',
  ends: ['passed'],
  rows: [
    ['untouched', 'save', 'expert', 'draft', writable, ['independent'], []],
    ['draft', 'save', 'expert', 'draft', writable, ['independent'], []],
    ['notPassed', 'save', 'expert', 'notPassed', writable, ['independent'], []],
    ...(['untouched', 'draft', 'notPassed'] as const).map(
      (from) =>
        [
          from,
          'submit',
          'expert',
          'submitted',
          writable,
          ['independent', 'isInTime', 'isComplete'],
          ['notifyCheckers'],
        ] as const,
    ),
    [
      'submitted',
      'approveForm',
      'checker',
      'passed',
      checkable,
      ['independent', 'notOwnReport'],
      ['notifyRoundComplete'],
    ],
    [
      'submitted',
      'returnForm',
      'checker',
      'notPassed',
      checkable,
      ['independent', 'notOwnReport', 'hasReturnsLeft'],
      ['notifyReturned'],
    ],
    // Returned as often as may be: what is still wrong with its form is for the public-service agency to decide (E4).
    [
      'submitted',
      'refer',
      'checker',
      'submitted',
      checkable,
      ['independent', 'notOwnReport', 'hasNoReturnsLeft'],
      ['notifyPublicAgency'],
    ],
    [
      'submitted',
      'acceptForm',
      'publicAgency',
      'passed',
      referred,
      ['independent'],
      ['notifyRuling', 'notifyRoundComplete'],
    ],
    ['submitted', 'rejectForm', 'publicAgency', 'notPassed', referred, ['independent'], ['notifyRuling']],
  ],
});

/** Where an invitation stands; the numbers are its codes on the wire. */
export const invitationStates = { invited: 0, accepted: 1, declined: 2, replaced: 3, withdrawn: 4 } as const;
export type InvitationState = keyof typeof invitationStates;

/** The invitation before the sheet (domain §3.4, E0 and E5). */
export const invitationFlow = workflow({
  name: 'invitation',
  states: invitationStates,
  transitions: {
    accept: 'opinion.fill',
    decline: 'opinion.fill',
    replace: 'panel.form',
    withdraw: 'panel.form',
  },
  by: ['expert', 'agency'],
  atOnce: {},
  guards: {
    independent: general.conflictOfInterest,
    hasGrounds: panelsProblems.notReplaceable,
    notBlocked: integrityProblems.replyBlocked,
  },
  effects: ['notifyAgency', 'notifyExpert'],
  initial: 'invited',
  ends: ['replaced', 'withdrawn'],
  rows: [
    ['invited', 'accept', 'expert', 'accepted', [], ['independent', 'notBlocked'], ['notifyAgency']],
    // Stepping aside is open to everybody, a conflict of interest above all.
    ['invited', 'decline', 'expert', 'declined', [], [], ['notifyAgency']],
    ['invited', 'withdraw', 'agency', 'withdrawn', [], ['independent'], ['notifyExpert']],
    ['invited', 'replace', 'agency', 'replaced', [], ['independent'], ['notifyExpert']],
    ['accepted', 'replace', 'agency', 'replaced', [], ['independent', 'hasGrounds'], ['notifyExpert']],
    ['declined', 'replace', 'agency', 'replaced', [], ['independent'], []],
  ],
});
export type InvitationTransition = Transition<typeof invitationFlow>;
