import { general } from '#contract/problems';
import { workflow } from '#contract/workflow';
import { samplingProblems } from './problems';

export const sampleStates = { drawn: 0, underReview: 1, recorded: 2, closed: 3 } as const;
export type SampleState = keyof typeof sampleStates;

/** A report that was drawn for a second review (domain §9.20). Whoever reviews it never sees what came of the first one. */
export const sampleFlow = workflow({
  name: 'sampledReport',
  states: sampleStates,
  transitions: {
    drawSample: null,
    assignReviewer: 'sampling.supervise',
    declineReview: 'sampling.review',
    recordReview: 'sampling.review',
    closeSample: 'sampling.supervise',
  },
  by: ['publicAgency', 'secondReviewer', 'system'],
  atOnce: {},
  guards: {
    independent: general.conflictOfInterest,
    reviewerFit: samplingProblems.notAReviewer,
    reviewerIndependent: general.conflictOfInterest,
    softExplained: samplingProblems.reasonNeeded,
  },
  effects: ['keepFinding', 'notifyReviewer', 'notifyRelieved', 'notifySupervisors', 'notifyAgency'],
  initial: 'drawn',
  ends: ['closed'],
  rows: [
    [null, 'drawSample', 'system', 'drawn', [], [], []],
    ...(['drawn', 'underReview'] as const).map(
      (from) =>
        [
          from,
          'assignReviewer',
          'publicAgency',
          'underReview',
          [],
          ['independent', 'reviewerFit', 'reviewerIndependent', 'softExplained'],
          ['keepFinding', 'notifyRelieved', 'notifyReviewer'],
        ] as const,
    ),
    // Whoever is not independent declines, and is asked no proof of it.
    ['underReview', 'declineReview', 'secondReviewer', 'drawn', [], [], ['notifySupervisors']],
    ['underReview', 'recordReview', 'secondReviewer', 'recorded', [], ['independent'], ['notifySupervisors']],
    ['recorded', 'closeSample', 'publicAgency', 'closed', [], ['independent'], ['notifyAgency']],
  ],
});
