import { Lines } from '#shell/form/controls/Lines';
import { sectionsOf, type Controls } from '#shell/form/declared';
import type { AnyField } from '#shell/form/types';
import type { SectionName, Sections } from '#product/reports/sections';
import { Grades } from './controls';
import { factsOfChapter } from '../facts';

type ChapterControls = {
  readonly [Name in SectionName]: Controls<Sections[Name], Sections[Name], 'text'>;
};
const text = { in: 'text', wide: true } as const;
const lines = { ...text, draw: Lines, hint: 'reportDesk.onePerLine' } as const;
const facts = { in: 'text', columns: { label: {}, value: {} } } as const;

/** How each field of a chapter is asked (domain §6.1); tables have editors of their own. */
const controls: ChapterControls = {
  evaluation: {
    client: text,
    basis: lines,
    method: lines,
    feeDeclaration: { ...text, lines: 2, hint: 'reportDesk.feeHint' },
  },
  achievement: { problem: text, principle: text, route: text, mainIndicators: facts },
  maturity: {
    text,
    gapText: text,
    gap: { in: 'text', columns: { missing: {}, action: {} } },
  },
  innovation: { text },
  advancement: { text },
  medical: {
    grades: { ...text, draw: Grades },
    regulatoryPath: {
      in: 'text',
      columns: { step: {}, state: {}, number: {}, date: { placeholder: 'reportDesk.dateForm' } },
    },
    standardOfCare: { in: 'text', columns: { aspect: {}, standard: {}, achievement: {} } },
  },
  benefit: { economicBasis: text, social: text, socialFacts: facts, academicFacts: facts },
  rights: { ownershipChain: text, encumbrances: { ...text, hint: 'reportDesk.notRatedHint' } },
  team: { team: text, conditions: text, facts },
  transformation: {
    methods: text,
    advice: lines,
    plan: { in: 'text', columns: { target: {}, work: {}, cost: {}, months: {} } },
    priceBasis: { ...text, hint: 'reportDesk.priceHint' },
  },
  conclusion: {
    values: facts,
    opinion: text,
    plainLanguage: { ...text, lines: 3, hint: 'reportDesk.plainHint' },
    conditionsOfUse: lines,
  },
};

const fieldsOf = <Name extends SectionName>(name: Name): readonly AnyField[] =>
  sectionsOf({ text: 'reportDesk.text' }, factsOfChapter(name), controls[name])[0]!
    .fields as unknown as readonly AnyField[];

/** The texts of a report, chapter by chapter. */
export const textFields = Object.fromEntries(
  (Object.keys(controls) as SectionName[]).map((name) => [name, fieldsOf(name)]),
) as Readonly<Record<SectionName, readonly AnyField[]>>;
