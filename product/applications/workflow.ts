import { general } from '#contract/problems';
import { workflow, type Transition } from '#contract/workflow';
import { applicationsProblems } from './problems';
import { applicationCodes } from '#product/dictionaries/application-status';

/** What of an application its guards at once look at. */
interface Facts {
  readonly returnCount: number;
}

/** The way of an application (domain §3.1: A2–A9, A12–A14). What the system does comes with a move of the report. */
export const applicationFlow = workflow({
  name: 'application',
  states: applicationCodes,
  transitions: {
    save: 'apply.draft',
    submit: 'apply.submit',
    remove: 'apply.draft',
    accept: 'apply.accept',
    return: 'apply.supplement',
    reject: 'apply.reject',
    cancel: 'apply.cancel',
    reassign: 'apply.reassign',
    release: 'apply.release',
    toPublicReview: null,
    pass: null,
    returnToAgency: null,
  },
  by: ['owner', 'techManager', 'agency', 'publicAgency', 'assessor', 'system'],
  atOnce: {
    neverReturned: [({ returnCount }: Facts) => returnCount === 0, general.stateNotAllowed],
    wasReturned: [({ returnCount }: Facts) => returnCount > 0, general.stateNotAllowed],
  },
  guards: {
    complete: general.badInput,
    signed: general.badInput,
    noDuplicate: applicationsProblems.duplicate,
    returnsLeft: applicationsProblems.returnedTooOften,
    independent: general.conflictOfInterest,
    assessorFit: applicationsProblems.assessorUnfit,
    assessorIndependent: general.conflictOfInterest,
    softExplained: applicationsProblems.reasonNeeded,
    anotherAssessor: applicationsProblems.assessorAlready,
    nobodyLeft: applicationsProblems.agencyCanDecide,
  },
  effects: [
    'freeze',
    'number',
    'keepTies',
    'beginMaterial',
    'awaitAcceptance',
    'awaitSupplement',
    'awaitPublicReview',
    'stopClock',
    'pauseClock',
    'stampDecision',
    'handOver',
    'letGo',
    'notifyReassigned',
    'notifyReleased',
    'notifySubmitted',
    'notifyAccepted',
    'notifyReturned',
    'notifyRejected',
    'notifyCancelled',
    'notifyPublicReview',
    'notifyReturnedToAgency',
  ],
  begins: 'draft',
  ends: ['passed', 'cancelled', 'rejected'],
  rows: [
    ['draft', 'save', 'owner', 'draft', [], [], []],
    ['draft', 'save', 'techManager', 'draft', [], [], []],
    [
      'draft',
      'submit',
      'owner',
      'submitted',
      [],
      ['complete', 'noDuplicate', 'signed'],
      ['freeze', 'stopClock', 'awaitAcceptance', 'number', 'notifySubmitted'],
    ],
    ['draft', 'remove', 'owner', 'draft', ['neverReturned'], [], []],
    ['draft', 'cancel', 'owner', 'cancelled', ['wasReturned'], [], ['stopClock', 'notifyCancelled']],
    [
      'submitted',
      'accept',
      'agency',
      'evaluating',
      [],
      ['independent', 'assessorFit', 'assessorIndependent', 'softExplained'],
      ['stopClock', 'keepTies', 'beginMaterial', 'notifyAccepted'],
    ],
    [
      'submitted',
      'return',
      'agency',
      'draft',
      [],
      ['independent', 'returnsLeft'],
      ['pauseClock', 'awaitSupplement', 'notifyReturned'],
    ],
    ['submitted', 'reject', 'agency', 'rejected', [], ['independent'], ['stopClock', 'notifyRejected']],
    ['submitted', 'cancel', 'owner', 'cancelled', [], [], ['stopClock', 'notifyCancelled']],
    [
      'evaluating',
      'reassign',
      'agency',
      'evaluating',
      [],
      ['independent', 'anotherAssessor', 'assessorFit', 'assessorIndependent'],
      ['handOver', 'keepTies', 'notifyReassigned'],
    ],
    // Where a conflict of interest leaves nobody at the agency to decide, the public-service agency does.
    ...(['submitted', 'evaluating'] as const).map(
      (from) =>
        [
          from,
          'release',
          'publicAgency',
          'draft',
          [],
          ['independent', 'nobodyLeft'],
          ['stopClock', 'letGo', 'notifyReleased'],
        ] as const,
    ),
    [
      'evaluating',
      'toPublicReview',
      'system',
      'publicReview',
      [],
      [],
      ['stopClock', 'awaitPublicReview', 'notifyPublicReview'],
    ],
    ['publicReview', 'pass', 'system', 'passed', [], [], ['stopClock', 'stampDecision']],
    [
      'publicReview',
      'returnToAgency',
      'system',
      'evaluating',
      [],
      [],
      ['stopClock', 'notifyReturnedToAgency'],
    ],
  ],
});
export type ApplicationTransition = Transition<typeof applicationFlow>;
