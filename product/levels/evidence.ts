import type { DocumentType } from '#product/dictionaries/dictionaries';

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
