import { general } from '#contract/problems';
import { workflow } from '#contract/workflow';
import { appealsProblems } from './problems';

/** The states of an appeal, as the wire spells them. */
export const appealStates = { open: 0, upheld: 1, reopened: 3 } as const;
export type AppealState = keyof typeof appealStates;

/** An appeal against a decision that ended an application, or the standing of its report (domain §3.5). */
export const appealFlow = workflow({
  name: 'appeal',
  states: appealStates,
  transitions: { file: 'appeal.file', uphold: 'appeal.decide', reopen: 'appeal.decide' },
  by: ['owner', 'publicAgency'],
  atOnce: {},
  guards: {
    appealable: appealsProblems.nothingToAppeal,
    inTime: appealsProblems.tooLate,
    firstAppeal: appealsProblems.appealedAlready,
    independent: general.conflictOfInterest,
    tookNoPart: appealsProblems.tookPart,
  },
  effects: ['stopClock', 'undoDecision', 'notifyDecided'],
  initial: 'open',
  ends: ['upheld', 'reopened'],
  rows: [
    [null, 'file', 'owner', 'open', [], ['appealable', 'inTime', 'firstAppeal'], []],
    [
      'open',
      'uphold',
      'publicAgency',
      'upheld',
      [],
      ['independent', 'tookNoPart'],
      ['stopClock', 'notifyDecided'],
    ],
    [
      'open',
      'reopen',
      'publicAgency',
      'reopened',
      [],
      ['independent', 'tookNoPart'],
      ['stopClock', 'undoDecision', 'notifyDecided'],
    ],
  ],
});
