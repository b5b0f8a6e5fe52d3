import type * as z from 'zod';
import type { Sections, tables } from '../../sections';

/**
 * How a field is printed: `'own'`, in a place of its own that its chapter draws (`product/printing`); `own`, its fields one by
 * one; `not`, it is left out, and why. Whatever is not named here is printed beneath its chapter, under the name it has on the
 * screens (`further.ts`): nothing is left out in silence (domain §6.1).
 */
export type Printed =
  | 'own'
  | { readonly own: Readonly<Record<string, Printed | undefined>> }
  | { readonly not: string };
type Left = { readonly not: string };
type PrintedAs<Value> = Value extends readonly (infer Row)[]
  ? Row extends object
    ? { readonly own: PrintedFields<Row> } | Left
    : 'own' | Left
  : Value extends object
    ? { readonly own: PrintedFields<Value> } | Left
    : 'own' | Left;
type PrintedFields<Row> = { readonly [Field in keyof Row]?: PrintedAs<NonNullable<Row[Field]>> };

const facts = { own: { label: 'own', value: 'own' } } as const;

/** The texts of the chapters. */
export const printedChapters: { readonly [Name in keyof Sections]: PrintedFields<Sections[Name]> } = {
  evaluation: { client: 'own', basis: 'own', method: 'own', feeDeclaration: 'own' },
  achievement: { problem: 'own', principle: 'own', route: 'own', mainIndicators: facts },
  maturity: { text: 'own', gapText: 'own', gap: { own: { missing: 'own', action: 'own' } } },
  innovation: { text: 'own' },
  advancement: { text: 'own' },
  medical: {
    grades: { own: { aspect: 'own', grade: 'own', text: 'own' } },
    regulatoryPath: { own: { step: 'own', state: 'own', number: 'own', date: 'own' } },
    standardOfCare: { own: { aspect: 'own', standard: 'own', achievement: 'own' } },
  },
  benefit: { economicBasis: 'own', social: 'own', socialFacts: facts, academicFacts: facts },
  rights: { ownershipChain: 'own', encumbrances: 'own' },
  team: { team: 'own', conditions: 'own', facts },
  transformation: {
    methods: 'own',
    advice: 'own',
    plan: { own: { target: 'own', work: 'own', cost: 'own', months: 'own' } },
    priceBasis: 'own',
  },
  conclusion: { values: facts, opinion: 'own', plainLanguage: 'own', conditionsOfUse: 'own' },
};

type Tables = { readonly [Name in keyof typeof tables]: z.output<(typeof tables)[Name]> };

/** The tables; what of a row is not named stands in a table of its own beneath, led by what the row is called. */
export const printedTables: PrintedFields<Tables> = {
  workBreakdown: {
    own: {
      code: 'own',
      name: 'own',
      weight: 'own',
      isKey: 'own',
      claimedLevel: { not: 'the level that the evidence carries stands in its place' },
      levelBasis: 'own',
      evidenceIds: 'own',
    },
  },
  indicators: {
    own: {
      name: 'own',
      unit: 'own',
      direction: 'own',
      ownValue: 'own',
      tolerance: 'own',
      testReportId: 'own',
      isCore: 'own',
      comparators: {
        own: {
          baseline: 'own',
          name: 'own',
          source: { own: { title: 'own', year: 'own', number: 'own', isCurrent: 'own' } },
          value: 'own',
          comparison: 'own',
        },
      },
    },
  },
  innovationPoints: {
    own: {
      number: 'own',
      text: 'own',
      isCore: 'own',
      noveltyReportId: 'own',
      noveltyReportNumber: 'own',
      searchedChina: 'own',
      searchedWorld: 'own',
      allFields: 'own',
      result: 'own',
      closeDocuments: 'own',
    },
  },
  risks: {
    own: { kind: 'own', description: 'own', probability: 'own', impact: 'own', mitigation: 'own' },
  },
};
