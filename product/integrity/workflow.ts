import { general } from '#contract/problems';
import { workflow } from '#contract/workflow';
import { recordStates } from '#product/dictionaries/record-status';
import { integrityProblems } from './problems';

export type RecordState = keyof typeof recordStates;

/** What of a record its guards at once look at. */
interface Facts {
  readonly repliedAt: string | null;
  readonly appealedAt: string | null;
  readonly appealDecidedAt: string | null;
}

/** An integrity record (domain §9.16). Nobody decides alone: who proposes does not confirm, and neither hears the appeal. */
export const recordFlow = workflow({
  name: 'integrityRecord',
  states: recordStates,
  transitions: {
    propose: 'integrity.manage',
    reply: 'integrity.answer',
    confirm: 'integrity.manage',
    dismiss: 'integrity.manage',
    appeal: 'integrity.answer',
    upholdRecord: 'integrity.manage',
    grantAppeal: 'integrity.manage',
    withdrawRecord: 'integrity.manage',
    expire: null,
  },
  /** `decider`: whoever ends an application, and proposes the record with that (domain §3.1 A11, A15). */
  by: ['concerned', 'publicAgency', 'decider', 'system'],
  atOnce: {
    notReplied: [({ repliedAt }: Facts) => repliedAt === null, integrityProblems.repliedAlready],
    notAppealed: [({ appealedAt }: Facts) => appealedAt === null, integrityProblems.appealedAlready],
    appealWaits: [
      ({ appealedAt, appealDecidedAt }: Facts) => appealedAt !== null && appealDecidedAt === null,
      integrityProblems.noAppeal,
    ],
    appealAnswered: [
      ({ appealedAt, appealDecidedAt }: Facts) => appealedAt === null || appealDecidedAt !== null,
      integrityProblems.appealOpen,
    ],
  },
  guards: {
    blockable: integrityProblems.notBlockable,
    onlyOne: integrityProblems.recordThere,
    unrelated: general.conflictOfInterest,
    inTime: integrityProblems.tooLate,
    heard: integrityProblems.replyFirst,
    anotherDecides: integrityProblems.ownProposal,
    tookNoPart: integrityProblems.tookPart,
  },
  effects: ['notifyConcerned', 'notifyReviewers'],
  initial: 'proposed',
  ends: ['withdrawn', 'dismissed', 'expired'],
  rows: [
    ...(['publicAgency', 'decider'] as const).map(
      (actor) => [null, 'propose', actor, 'proposed', [], ['blockable', 'onlyOne', 'unrelated'], []] as const,
    ),
    ['proposed', 'reply', 'concerned', 'proposed', ['notReplied'], ['inTime'], ['notifyReviewers']],
    [
      'proposed',
      'confirm',
      'publicAgency',
      'inForce',
      [],
      ['unrelated', 'anotherDecides', 'heard'],
      ['notifyConcerned'],
    ],
    // Whoever proposed it may think better of it; to put it in force takes another one.
    ['proposed', 'dismiss', 'publicAgency', 'dismissed', [], ['unrelated'], ['notifyConcerned']],
    ['inForce', 'appeal', 'concerned', 'inForce', ['notAppealed'], ['inTime'], ['notifyReviewers']],
    [
      'inForce',
      'upholdRecord',
      'publicAgency',
      'inForce',
      ['appealWaits'],
      ['unrelated', 'tookNoPart'],
      ['notifyConcerned'],
    ],
    [
      'inForce',
      'grantAppeal',
      'publicAgency',
      'withdrawn',
      ['appealWaits'],
      ['unrelated', 'tookNoPart'],
      ['notifyConcerned'],
    ],
    // Where an appeal waits it is answered, by somebody who took no part.
    [
      'inForce',
      'withdrawRecord',
      'publicAgency',
      'withdrawn',
      ['appealAnswered'],
      ['unrelated'],
      ['notifyConcerned'],
    ],
    ['inForce', 'expire', 'system', 'expired', [], [], ['notifyConcerned']],
  ],
});
