import { general } from '#contract/problems';
import { workflow } from '#contract/workflow';
import { revocationStates } from '#product/dictionaries/report-status';
import { revocationsProblems } from './problems';

export type RevocationState = keyof typeof revocationStates;

/** The revocation of a passed report, or its replacement by a newer one (domain §3.3 R10). Nobody decides alone. */
export const revocationFlow = workflow({
  name: 'revocation',
  states: revocationStates,
  transitions: {
    propose: 'report.revoke',
    revoke: 'report.revoke',
    decline: 'report.revoke',
    lift: null,
  },
  by: ['publicAgency', 'system'],
  atOnce: {},
  guards: {
    reportStands: revocationsProblems.reportGone,
    nothingProposed: revocationsProblems.proposedAlready,
    newerFits: revocationsProblems.newerUnfit,
    independent: general.conflictOfInterest,
    anotherDecides: revocationsProblems.ownProposal,
  },
  effects: ['endStanding', 'restoreStanding', 'notifyRevoked', 'notifyDeclined'],
  initial: 'proposed',
  ends: ['lifted', 'declined'],
  rows: [
    [
      null,
      'propose',
      'publicAgency',
      'proposed',
      [],
      ['reportStands', 'nothingProposed', 'newerFits', 'independent'],
      [],
    ],
    [
      'proposed',
      'revoke',
      'publicAgency',
      'inForce',
      [],
      ['independent', 'anotherDecides', 'reportStands', 'newerFits'],
      ['endStanding', 'notifyRevoked'],
    ],
    // Whoever proposed it may think better of it; to put it in force takes another one.
    ['proposed', 'decline', 'publicAgency', 'declined', [], ['independent'], ['notifyDeclined']],
    // Comes with an appeal that is granted (domain §3.5).
    ['inForce', 'lift', 'system', 'lifted', [], [], ['restoreStanding']],
  ],
});
