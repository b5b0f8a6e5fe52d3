import type { EvidenceKind } from '../evidence';
import type { Piece, Proof, ProofTable, RuleSet } from './rule-set';

const piece = (...kinds: EvidenceKind[]): Piece => ({ kinds, institutions: 1 });
const eachAlone = (...kinds: EvidenceKind[]): Proof[] => kinds.map((kind) => [piece(kind)]);
const together = (...kinds: EvidenceKind[]): Proof => kinds.map((kind) => piece(kind));
const fromTwoInstitutions = (...kinds: EvidenceKind[]): Proof => [{ kinds, institutions: 2 }];

/**
 * What proves levels 1–9 of an item (domain §5.1).
 * An ethics approval alone does not prove level 6: every human study has one, even a look back at old records.
 * With the trial's registration it shows that the engineering sample is fit to be tried on people.
 * A proof of routine use speaks of two institutions by its kind; statements by users must come from two.
 */
const itemProofs: ProofTable = {
  1: eachAlone('paper', 'mechanismReport'),
  2: eachAlone('studyProtocol', 'feasibilityReport', 'patentApplication'),
  3: eachAlone('inVitro', 'animalFunction'),
  4: eachAlone('benchTest', 'animalEfficacy', 'retrospectiveValidation'),
  5: eachAlone('glpSafety', 'prototypeTest', 'pilotCohort'),
  6: [...eachAlone('typeTest', 'firstInHuman'), together('ethicsApproval', 'trialRegistration')],
  7: eachAlone('phaseTwo', 'deviceTrial', 'multicentreStudy'),
  8: eachAlone('phaseThree', 'registrationCertificate', 'newTechnologyAccess'),
  9: [...eachAlone('routineUse', 'postMarketData'), fromTwoInstitutions('userProof')],
};

/** A statement of more also shows less: who has earned the outlay back has broken even. */
const salesProofs: ProofTable = {
  10: [together('contract', 'invoice', 'bankReceipt')],
  11: eachAlone('breakEvenStatement', 'profitStatement', 'paybackStatement'),
  12: eachAlone('profitStatement', 'paybackStatement'),
  13: eachAlone('paybackStatement'),
};

/** Public benefit climbs by adoption instead of sales: outside, in a region, in a guideline or everywhere, for good. */
const adoptionProofs: ProofTable = {
  10: eachAlone('externalAdoption'),
  11: eachAlone('regionalPromotion', 'nationalPromotion'),
  12: eachAlone('nationalPromotion'),
  13: eachAlone('lastingBenefit'),
};

/** The rules as the product began with them. */
export const first: RuleSet = {
  version: 1,
  publishedOn: '2026-01-01',
  itemProofs,
  achievementProofs: { applied: salesProofs, publicBenefit: adoptionProofs, basicTheory: {} },
  maturityCap: { applied: 13, publicBenefit: 13, basicTheory: 4 },
  noveltyAge: { warnsAfterMonths: 12, refusedAfterMonths: 24 },
  advancement: {
    fewestCoreIndicators: 3,
    mostCoreIndicators: 10,
    fewestInternationalComparators: 2,
    oldestSourceYears: 3,
  },
  standings: [
    { level: 'internationallyLeading', advancement: 7, innovation: 3 },
    { level: 'internationallyAdvanced', advancement: 6, innovation: 2 },
    { level: 'domesticallyLeading', advancement: 5, innovation: 1 },
    { level: 'domesticallyAdvanced', advancement: 4, innovation: 0 },
    { level: 'domesticallyAverage', advancement: 1, innovation: 0 },
  ],
  noteFrom: { maturity: 2, innovation: 1, advancement: 1 },
  // A public-benefit result is weighed by what it does, not what it earns.
  valueWeights: {
    applied: { scientific: 10, technical: 30, economic: 25, social: 15, cultural: 5, potential: 15 },
    publicBenefit: { scientific: 10, technical: 20, economic: 5, social: 45, cultural: 10, potential: 10 },
    basicTheory: { scientific: 50, technical: 20, economic: 0, social: 10, cultural: 15, potential: 5 },
  },
};
