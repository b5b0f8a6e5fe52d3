import { general } from '#contract/problems';
import { workflow, type Transition } from '#contract/workflow';
import { materialCodes } from './codes';
import { materialsProblems } from './problems';

/**
 * The way of an original material (domain §3.2, M1–M5). M1 is its beginning, which the acceptance of the application
 * brings with it. Passed evidence can be cited; reopening makes it stale until it passes again.
 */
export const materialFlow = workflow({
  name: 'material',
  states: materialCodes,
  deeds: {
    save: 'material.edit',
    submit: 'material.submit',
    pass: 'material.review',
    return: 'material.review',
    reopen: 'material.reopen',
  },
  by: ['owner', 'techManager', 'assessor', 'agency'],
  guards: {
    independent: general.conflictOfInterest,
    underEvaluation: materialsProblems.notUnderEvaluation,
    complete: general.badInput,
    filesFit: general.badInput,
    everyItemInOrder: general.badInput,
    defectsExplained: general.badInput,
    reportOpen: materialsProblems.reportUnderWay,
  },
  effects: [
    'freeze',
    'mark',
    'stopClock',
    'awaitReview',
    'awaitSupplement',
    'tellSubmitted',
    'tellPassed',
    'tellReturned',
    'tellReopened',
  ],
  begins: 'draft',
  ends: [],
  rows: [
    ['draft', 'save', 'owner', 'draft', ['underEvaluation'], []],
    ['draft', 'save', 'techManager', 'draft', ['underEvaluation'], []],
    ['returned', 'save', 'owner', 'returned', ['underEvaluation'], []],
    ['returned', 'save', 'techManager', 'returned', ['underEvaluation'], []],
    [
      'draft',
      'submit',
      'owner',
      'submitted',
      ['underEvaluation', 'filesFit', 'complete'],
      ['freeze', 'stopClock', 'awaitReview', 'tellSubmitted'],
    ],
    [
      'returned',
      'submit',
      'owner',
      'submitted',
      ['underEvaluation', 'filesFit', 'complete'],
      ['freeze', 'stopClock', 'awaitReview', 'tellSubmitted'],
    ],
    [
      'submitted',
      'pass',
      'assessor',
      'passed',
      ['independent', 'underEvaluation', 'everyItemInOrder'],
      ['mark', 'stopClock', 'tellPassed'],
    ],
    [
      'submitted',
      'return',
      'assessor',
      'returned',
      ['independent', 'underEvaluation', 'defectsExplained'],
      ['mark', 'stopClock', 'awaitSupplement', 'tellReturned'],
    ],
    [
      'passed',
      'reopen',
      'agency',
      'returned',
      ['independent', 'underEvaluation', 'reportOpen'],
      ['stopClock', 'awaitSupplement', 'tellReopened'],
    ],
  ],
});
export type MaterialTransition = Transition<typeof materialFlow>;
