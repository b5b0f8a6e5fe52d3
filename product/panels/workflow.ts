import { workflow, type Transition } from '#contract/workflow';
import { general } from '#contract/problems';
import { panelsProblems } from './problems';

/** An untouched sheet has no code; a saved one has 6, and both read as not submitted (domain §2). */
export const opinionStates = { untouched: null, draft: 6, submitted: 0, passed: 1, notPassed: 3 } as const;

/**
 * One expert's sheet in one round (domain §3.4, E1–E4). The code is the state of the sheet; the verdict is a
 * field of its own, and no row of this table looks at it.
 */
export const opinionFlow = workflow({
  name: 'opinion',
  states: opinionStates,
  deeds: {
    save: 'opinion.fill',
    submit: 'opinion.submit',
    approveForm: 'opinion.check',
    returnForm: 'opinion.check',
  },
  by: ['expert', 'checker'],
  guards: {
    independent: general.conflictOfInterest,
    isSeated: panelsProblems.notSeated,
    isWithExperts: panelsProblems.notWithExperts,
    isOpen: panelsProblems.roundClosed,
    isInTime: general.tooLate,
    isComplete: general.badInput,
    notOwnReport: panelsProblems.ownReport,
    hasReturnsLeft: panelsProblems.returnedTooOften,
  },
  effects: ['tellCheckers', 'tellReturned', 'tellRoundComplete'],
  begins: 'untouched',
  ends: ['passed'],
  rows: [
    ['untouched', 'save', 'expert', 'draft', ['independent', 'isSeated', 'isWithExperts', 'isOpen'], []],
    ['draft', 'save', 'expert', 'draft', ['independent', 'isSeated', 'isWithExperts', 'isOpen'], []],
    ['notPassed', 'save', 'expert', 'notPassed', ['independent', 'isSeated', 'isWithExperts', 'isOpen'], []],
    ...(['untouched', 'draft', 'notPassed'] as const).map(
      (from) =>
        [
          from,
          'submit',
          'expert',
          'submitted',
          ['independent', 'isSeated', 'isWithExperts', 'isOpen', 'isInTime', 'isComplete'],
          ['tellCheckers'],
        ] as const,
    ),
    [
      'submitted',
      'approveForm',
      'checker',
      'passed',
      ['independent', 'isSeated', 'isWithExperts', 'isOpen', 'notOwnReport'],
      ['tellRoundComplete'],
    ],
    [
      'submitted',
      'returnForm',
      'checker',
      'notPassed',
      ['independent', 'isSeated', 'isWithExperts', 'isOpen', 'notOwnReport', 'hasReturnsLeft'],
      ['tellReturned'],
    ],
  ],
});

/** Where an invitation stands; the numbers are its codes on the wire. */
export const invitationStates = { invited: 0, accepted: 1, declined: 2, replaced: 3, withdrawn: 4 } as const;
export type InvitationState = keyof typeof invitationStates;

/** The invitation before the sheet (domain §3.4, E0 and E5). */
export const invitationFlow = workflow({
  name: 'invitation',
  states: invitationStates,
  deeds: { accept: 'opinion.fill', decline: 'opinion.fill', replace: 'panel.form', withdraw: 'panel.form' },
  by: ['expert', 'agency'],
  guards: {
    independent: general.conflictOfInterest,
    hasGrounds: panelsProblems.notReplaceable,
  },
  effects: ['tellAgency', 'tellExpert'],
  begins: 'invited',
  ends: ['replaced', 'withdrawn'],
  rows: [
    ['invited', 'accept', 'expert', 'accepted', ['independent'], ['tellAgency']],
    // Stepping aside is open to everybody, a conflict of interest above all.
    ['invited', 'decline', 'expert', 'declined', [], ['tellAgency']],
    ['invited', 'withdraw', 'agency', 'withdrawn', ['independent'], ['tellExpert']],
    ['invited', 'replace', 'agency', 'replaced', ['independent'], ['tellExpert']],
    ['accepted', 'replace', 'agency', 'replaced', ['independent', 'hasGrounds'], ['tellExpert']],
    ['declined', 'replace', 'agency', 'replaced', ['independent'], []],
  ],
});
export type InvitationTransition = Transition<typeof invitationFlow>;
