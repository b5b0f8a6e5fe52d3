import { fill, inLanguage, type Language } from '#contract/words';
import type { ConflictRule, Hit } from './types';
import { conflictPathWords, type ConflictPathWord } from './words-path';

/** What the steps of each rule are called, and which part of the hit stands in each. */
const steps: Readonly<Record<ConflictRule, readonly (readonly [ConflictPathWord, 'who' | 'where'])[]>> = {
  owner: [['applicant', 'who']],
  technologyManager: [['manager', 'who']],
  otherRole: [['otherPart', 'who']],
  completingShareholder: [['shares', 'who']],
  sameOrganisation: [
    ['workplace', 'where'],
    ['completing', 'who'],
  ],
  namedAsPerson: [['person', 'who']],
  coInventor: [
    ['right', 'where'],
    ['inventor', 'who'],
  ],
  paperAuthor: [
    ['paper', 'where'],
    ['author', 'who'],
  ],
  avoided: [['avoidList', 'who']],
  agencyEmployee: [
    ['workplace', 'where'],
    ['agency', 'who'],
  ],
  publicAgencyEmployee: [
    ['workplace', 'where'],
    ['publicAgency', 'who'],
  ],
  agencyShareholder: [['shares', 'who']],
  transfereeEmployee: [['transferee', 'who']],
  transfereeShareholder: [['shares', 'who']],
  coAuthor: [
    ['paper', 'where'],
    ['person', 'who'],
  ],
  sharedProject: [
    ['project', 'where'],
    ['person', 'who'],
  ],
  collaborated: [
    ['work', 'where'],
    ['person', 'who'],
  ],
  sameCollege: [
    ['workplace', 'where'],
    ['college', 'who'],
  ],
  sharedSupervisor: [['supervisor', 'who']],
  oftenForOrganisation: [
    ['panels', 'where'],
    ['mainOrganisation', 'who'],
  ],
};

/** How a hit leads from somebody to the achievement: by what they were found, then each step (domain §9.1). */
export const pathOf = ({ rule, matchedBy, who, where }: Hit, language: Language): string[] => {
  const parts = { who, where };
  return [
    inLanguage(conflictPathWords[`by_${matchedBy}`], language),
    ...steps[rule]
      .filter(([, part]) => parts[part] !== '')
      .map(([word, part]) => fill(inLanguage(conflictPathWords[word], language), { it: parts[part] })),
  ];
};
