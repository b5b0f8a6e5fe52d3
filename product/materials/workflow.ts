import { general } from '#contract/problems';
import { workflow, type Transition } from '#contract/workflow';
import { applicationCodes } from '#product/dictionaries/application-status';
import { materialCodes } from '#product/dictionaries/material-status';
import { materialsProblems } from './problems';

/** What of a material, and around it, its guards at once look at. */
interface Facts {
  readonly round: number;
  readonly applicationStatus: number;
  readonly applicationRound: number;
  /** Of the current report; null before there is one. */
  readonly reportStatus: number | null;
}

/** States of a report in which the agency may have the material supplemented: none, draft, returned (M5). */
export const reportIsOpen = (status: number | null): boolean => status === null || [6, 3].includes(status);

/**
 * The way of an original material (domain §3.2, M1–M5). M1 is its beginning, which the acceptance of the application
 * brings with it. Passed evidence can be cited; reopening makes it stale until it passes again.
 */
export const materialFlow = workflow({
  name: 'material',
  states: materialCodes,
  transitions: {
    begin: null,
    save: 'material.edit',
    submit: 'material.submit',
    pass: 'material.review',
    return: 'material.review',
    reopen: 'material.reopen',
  },
  by: ['owner', 'techManager', 'assessor', 'agency', 'system'],
  atOnce: {
    // The application is under evaluation, in this very round (domain §3.0).
    underEvaluation: [
      ({ applicationStatus, applicationRound, round }: Facts) =>
        applicationStatus === applicationCodes.evaluating && applicationRound === round,
      materialsProblems.notUnderEvaluation,
    ],
    reportOpen: [({ reportStatus }: Facts) => reportIsOpen(reportStatus), materialsProblems.reportUnderWay],
  },
  guards: {
    independent: general.conflictOfInterest,
    complete: general.badInput,
    filesFit: general.badInput,
    everyItemInOrder: general.badInput,
    defectsExplained: general.badInput,
    pinsSettled: materialsProblems.pinsOpen,
    reportStillOpen: materialsProblems.reportUnderWay,
  },
  effects: [
    'freeze',
    'mark',
    'stopClock',
    'pauseClock',
    'awaitReview',
    'awaitSupplement',
    'notifySubmitted',
    'notifyPassed',
    'notifyReturned',
    'notifyReopened',
  ],
  initial: 'draft',
  ends: [],
  rows: [
    [null, 'begin', 'system', 'draft', [], [], []],
    ['draft', 'save', 'owner', 'draft', ['underEvaluation'], [], []],
    ['draft', 'save', 'techManager', 'draft', ['underEvaluation'], [], []],
    ['returned', 'save', 'owner', 'returned', ['underEvaluation'], [], []],
    ['returned', 'save', 'techManager', 'returned', ['underEvaluation'], [], []],
    [
      'draft',
      'submit',
      'owner',
      'submitted',
      ['underEvaluation'],
      ['filesFit', 'complete'],
      ['freeze', 'stopClock', 'awaitReview', 'notifySubmitted'],
    ],
    [
      'returned',
      'submit',
      'owner',
      'submitted',
      ['underEvaluation'],
      ['filesFit', 'complete'],
      ['freeze', 'stopClock', 'awaitReview', 'notifySubmitted'],
    ],
    [
      'submitted',
      'pass',
      'assessor',
      'passed',
      ['underEvaluation'],
      ['independent', 'everyItemInOrder', 'pinsSettled'],
      ['mark', 'stopClock', 'notifyPassed'],
    ],
    [
      'submitted',
      'return',
      'assessor',
      'returned',
      ['underEvaluation'],
      ['independent', 'defectsExplained'],
      ['mark', 'pauseClock', 'awaitSupplement', 'notifyReturned'],
    ],
    [
      'passed',
      'reopen',
      'agency',
      'returned',
      ['underEvaluation', 'reportOpen'],
      ['independent', 'reportStillOpen'],
      ['stopClock', 'awaitSupplement', 'notifyReopened'],
    ],
  ],
});
export type MaterialTransition = Transition<typeof materialFlow>;
