import type { WordKey } from '#contract/words';
import { Lines } from '#shell/form/controls/Lines';
import { rowsOf, type Field } from '#shell/form/types';
import type { Sections } from '#product/reports/sections';
import { Grades } from './controls';

type FactRow = { label: string; value: string };
const facts = (label: WordKey, value: WordKey) =>
  rowsOf<FactRow>([
    { field: 'label', label, control: 'text', atMost: 60 },
    { field: 'value', label: value, control: 'text', atMost: 400 },
  ]);
const fact = { label: '', value: '' };
const prose = { control: 'textarea', atMost: 8000, wide: true } as const;
const lines = { control: 'own', draw: Lines, wide: true, hint: 'reportScreens.onePerLine' } as const;

type Fields = { readonly [Name in keyof Sections]: readonly Field<Sections[Name]>[] };

/** The texts of a report, chapter by chapter (domain §6.1); tables have editors of their own. */
export const textFields: Fields = {
  evaluation: [
    { field: 'client', label: 'reportScreens.client', control: 'text', atMost: 400, wide: true },
    { field: 'basis', label: 'reportScreens.basis', ...lines },
    { field: 'method', label: 'reportScreens.method', ...lines },
    {
      field: 'feeDeclaration',
      label: 'reportScreens.feeDeclaration',
      control: 'textarea',
      atMost: 1000,
      lines: 2,
      wide: true,
      hint: 'reportScreens.feeHint',
    },
  ],
  achievement: [
    { field: 'problem', label: 'reportScreens.problem', ...prose },
    { field: 'principle', label: 'reportScreens.principle', ...prose },
    { field: 'route', label: 'reportScreens.route', ...prose },
    {
      field: 'mainIndicators',
      label: 'reportScreens.mainIndicators',
      control: 'rows',
      fields: facts('reportScreens.indicator', 'reportScreens.value'),
      blank: fact,
      most: 30,
    },
  ],
  maturity: [
    { field: 'text', label: 'reportScreens.maturityText', ...prose },
    { field: 'gapText', label: 'reportScreens.gapText', ...prose },
    {
      field: 'gap',
      label: 'reportScreens.gapRows',
      control: 'rows',
      fields: rowsOf<{ missing: string; action: string }>([
        { field: 'missing', label: 'reportScreens.missing', control: 'text', atMost: 400 },
        { field: 'action', label: 'reportScreens.action', control: 'text', atMost: 400 },
      ]),
      blank: { missing: '', action: '' },
      most: 30,
    },
  ],
  innovation: [{ field: 'text', label: 'reportScreens.innovationText', ...prose }],
  advancement: [{ field: 'text', label: 'reportScreens.advancementText', ...prose }],
  medical: [
    { field: 'grades', label: 'reportScreens.grades', control: 'own', draw: Grades, wide: true },
    {
      field: 'regulatoryPath',
      label: 'reportScreens.regulatoryPath',
      control: 'rows',
      fields: rowsOf<Sections['medical']['regulatoryPath'][number]>([
        { field: 'step', label: 'reportScreens.step', control: 'text', atMost: 400 },
        { field: 'state', label: 'reportScreens.stepState', control: 'text', atMost: 400 },
        { field: 'number', label: 'reportScreens.number', control: 'text', atMost: 400 },
        {
          field: 'date',
          label: 'reportScreens.date',
          control: 'text',
          atMost: 10,
          placeholder: 'reportScreens.dateForm',
        },
      ]),
      blank: { step: '', state: '', number: '', date: '' },
      most: 30,
    },
    {
      field: 'standardOfCare',
      label: 'reportScreens.standardOfCare',
      control: 'rows',
      fields: rowsOf<Sections['medical']['standardOfCare'][number]>([
        { field: 'aspect', label: 'reportScreens.aspect', control: 'text', atMost: 400 },
        { field: 'standard', label: 'reportScreens.standard', control: 'text', atMost: 400 },
        { field: 'achievement', label: 'reportScreens.thisAchievement', control: 'text', atMost: 400 },
      ]),
      blank: { aspect: '', standard: '', achievement: '' },
      most: 30,
    },
  ],
  benefit: [
    { field: 'economicBasis', label: 'reportScreens.economicBasis', ...prose },
    { field: 'social', label: 'reportScreens.social', ...prose },
    {
      field: 'socialFacts',
      label: 'reportScreens.socialFacts',
      control: 'rows',
      fields: facts('reportScreens.fact', 'reportScreens.value'),
      blank: fact,
      most: 20,
    },
    {
      field: 'academicFacts',
      label: 'reportScreens.academicFacts',
      control: 'rows',
      fields: facts('reportScreens.fact', 'reportScreens.value'),
      blank: fact,
      most: 20,
    },
  ],
  rights: [
    { field: 'ownershipChain', label: 'reportScreens.ownershipChain', ...prose },
    {
      field: 'encumbrances',
      label: 'reportScreens.encumbrances',
      ...prose,
      hint: 'reportScreens.notRatedHint',
    },
  ],
  team: [
    { field: 'team', label: 'reportScreens.team', ...prose },
    { field: 'conditions', label: 'reportScreens.conditions', ...prose },
    {
      field: 'facts',
      label: 'reportScreens.teamFacts',
      control: 'rows',
      fields: facts('reportScreens.fact', 'reportScreens.value'),
      blank: fact,
      most: 20,
    },
  ],
  transformation: [
    {
      field: 'methods',
      label: 'reportScreens.methods',
      control: 'item',
      dictionary: 'transformationMethod',
      multiple: true,
      most: 6,
      wide: true,
    },
    { field: 'advice', label: 'reportScreens.advice', ...lines },
    {
      field: 'plan',
      label: 'reportScreens.plan',
      control: 'rows',
      fields: rowsOf<Sections['transformation']['plan'][number]>([
        { field: 'target', label: 'reportScreens.target', control: 'text', atMost: 400 },
        { field: 'work', label: 'reportScreens.work', control: 'text', atMost: 400 },
        { field: 'cost', label: 'reportScreens.cost', control: 'text', atMost: 40 },
        { field: 'months', label: 'reportScreens.months', control: 'text', atMost: 20 },
      ]),
      blank: { target: '', work: '', cost: '', months: '' },
      most: 20,
    },
    {
      field: 'priceBasis',
      label: 'reportScreens.priceBasis',
      control: 'textarea',
      atMost: 2000,
      wide: true,
      hint: 'reportScreens.priceHint',
    },
  ],
  conclusion: [
    {
      field: 'values',
      label: 'reportScreens.values',
      control: 'rows',
      fields: facts('reportScreens.valueLine', 'reportScreens.finding'),
      blank: fact,
      most: 6,
    },
    { field: 'opinion', label: 'reportScreens.opinion', ...prose },
    {
      field: 'plainLanguage',
      label: 'reportScreens.plainLanguage',
      control: 'textarea',
      atMost: 600,
      wide: true,
      hint: 'reportScreens.plainHint',
    },
    { field: 'conditionsOfUse', label: 'reportScreens.conditionsOfUse', ...lines },
  ],
};
