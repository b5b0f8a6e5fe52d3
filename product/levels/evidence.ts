import type { DocumentType } from '#product/dictionaries/dictionaries';
import type { OutcomeCategory } from './level';
import { scales } from '#product/dictionaries/scales';

/**
 * The documents the rules know by name, and what the material calls them (dictionary of document types).
 * A document of any other type proves no level by itself.
 */
export const documentTypeOf = {
  paper: '1.1',
  mechanismReport: '1.2',
  studyProtocol: '1.3',
  feasibilityReport: '1.4',
  patentApplication: '1.5',
  inVitro: '2.1',
  animalFunction: '2.2',
  benchTest: '2.3',
  animalEfficacy: '2.4',
  retrospectiveValidation: '2.5',
  glpSafety: '2.6',
  prototypeTest: '2.7',
  testReport: '2.8',
  typeTest: '2.9',
  pilotCohort: '3.1',
  firstInHuman: '3.2',
  phaseTwo: '3.3',
  deviceTrial: '3.4',
  multicentreStudy: '3.5',
  phaseThree: '3.6',
  postMarketData: '3.7',
  ethicsApproval: '4.1',
  trialRegistration: '4.4',
  registrationCertificate: '4.5',
  newTechnologyAccess: '4.6',
  routineUse: '5.1',
  userProof: '5.2',
  contract: '5.3',
  invoice: '5.4',
  bankReceipt: '5.5',
  externalAdoption: '5.8',
  regionalPromotion: '5.9',
  nationalPromotion: '5.10',
  lastingBenefit: '5.11',
  breakEvenStatement: '5.12',
  profitStatement: '5.13',
  paybackStatement: '5.14',
  noveltyReport: '6.1',
  other: '6.10',
} as const satisfies Record<string, DocumentType>;

export type EvidenceKind = keyof typeof documentTypeOf;
export const evidenceKinds = Object.keys(documentTypeOf) as readonly EvidenceKind[];

/** The rules' name for a document type of the material; `other` for a type no rule names. */
export const kindOfType = (type: string): EvidenceKind =>
  evidenceKinds.find((kind) => documentTypeOf[kind] === type) ?? 'other';

/** One thing to show: a document of one of these kinds, issued by so many different institutions. */
export interface Piece {
  readonly kinds: readonly EvidenceKind[];
  readonly institutions: number;
}

/** All its pieces together prove a level. */
export type Proof = readonly Piece[];

/** For each level the proofs accepted; any one of them is enough. */
export type ProofTable = Readonly<Record<number, readonly Proof[]>>;

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
export const itemProofs: ProofTable = {
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

/** What proves levels 10–13 of the whole achievement (domain §5.1, category variants). */
export const achievementProofs: Readonly<Record<OutcomeCategory, ProofTable>> = {
  applied: salesProofs,
  publicBenefit: adoptionProofs,
  basicTheory: {},
};

/** The highest maturity a category can reach; a theory has no product to mature (domain §5.1). */
export const maturityCap: Readonly<Record<OutcomeCategory, 4 | 13>> = {
  applied: scales.maturity.most,
  publicBenefit: scales.maturity.most,
  basicTheory: 4,
};
