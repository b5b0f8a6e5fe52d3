import { Input } from 'antd';
import type * as z from 'zod';
import { type ControlProps, rowsOf, type Section } from '#shell/form/types';
import { useWords } from '#shell/words/say';
import type { Comparator, Indicator, InnovationPoint, WorkItem } from '#product/levels/tables';
import type { DiscoveryPoint, MaterialTables } from '../../proposals';
import { EvidenceMany, EvidenceOne } from './evidence';
import type { Source } from './source';
import { NumberInput } from '#shell/form/controls/Typed';
import { atMost } from '#shell/form/length';
import { scales } from '#product/dictionaries/scales';

type Of<Schema extends z.ZodType> = z.output<Schema>;
/** Where a comparator's value comes from: title or number of a standard, and its year. */
const SourceControl = ({ id, value, onChange, disabled }: ControlProps) => {
  const say = useWords();
  const source = (value as Source | undefined) ?? { title: '', year: null, number: '', isCurrent: true };
  return (
    <span className="source">
      <Input
        {...(id !== undefined && { id })}
        {...atMost(300)}
        value={source.title}
        disabled={disabled ?? false}
        onChange={(event) => onChange?.({ ...source, title: event.target.value })}
      />
      <NumberInput
        aria-label={say('materialScreens.sourceYear')}
        value={source.year}
        disabled={disabled ?? false}
        onChange={(year) => onChange?.({ ...source, year })}
      />
    </span>
  );
};

const choice = (names: readonly string[]) => ({ kind: 'choice', names }) as const;

const comparators = rowsOf<Of<typeof Comparator>>([
  {
    field: 'baseline',
    label: 'materialScreens.baseline',
    control: 'choice',
    choice: choice(['international', 'domestic', 'standard']),
    required: true,
  },
  { field: 'name', label: 'materialScreens.name', control: 'text', atMost: 200, required: true },
  { field: 'value', label: 'materialScreens.value', control: 'number' },
  {
    field: 'comparison',
    label: 'materialScreens.comparison',
    control: 'choice',
    choice: choice(['higher', 'reached', 'notReached']),
  },
  { field: 'source', label: 'materialScreens.source', control: 'own', draw: SourceControl, wide: true },
]);

const workBreakdown: Section<MaterialTables> = {
  key: 'wbs',
  title: 'materialScreens.wbs',
  fields: [
    {
      field: 'workBreakdown',
      label: 'materialScreens.wbs',
      control: 'rows',
      most: 300,
      blank: {
        code: '',
        name: '',
        weight: 0,
        isKey: false,
        claimedLevel: null,
        levelBasis: '',
        evidenceIds: [],
        notApplicableProofs: [],
      },
      fields: rowsOf<Of<typeof WorkItem>>([
        { field: 'code', label: 'materialScreens.code', control: 'text', atMost: 12, required: true },
        { field: 'name', label: 'materialScreens.name', control: 'text', atMost: 200, required: true },
        {
          field: 'weight',
          label: 'materialScreens.weight',
          control: 'number',
          from: 0,
          to: 100,
          required: true,
        },
        { field: 'isKey', label: 'materialScreens.isKey', control: 'yesNo', required: true },
        {
          field: 'claimedLevel',
          label: 'materialScreens.claimedLevel',
          control: 'number',
          from: scales.maturity.least,
          to: scales.maturity.most,
        },
        { field: 'evidenceIds', label: 'materialScreens.evidence', control: 'own', draw: EvidenceMany },
        {
          field: 'levelBasis',
          label: 'materialScreens.levelBasis',
          control: 'text',
          atMost: 1000,
          wide: true,
        },
      ]),
    },
  ],
};

const indicators: Section<MaterialTables> = {
  key: 'indicators',
  title: 'materialScreens.indicators',
  fields: [
    {
      field: 'indicators',
      label: 'materialScreens.indicators',
      control: 'rows',
      blank: {
        name: '',
        unit: '',
        direction: 'largerIsBetter',
        ownValue: null,
        tolerance: 0,
        testReportId: null,
        isCore: true,
        comparators: [],
      },
      fields: rowsOf<Of<typeof Indicator>>([
        { field: 'name', label: 'materialScreens.name', control: 'text', atMost: 200, required: true },
        { field: 'unit', label: 'materialScreens.unit', control: 'text', atMost: 40 },
        {
          field: 'direction',
          label: 'materialScreens.direction',
          control: 'choice',
          choice: choice(['largerIsBetter', 'smallerIsBetter', 'target']),
          required: true,
        },
        { field: 'ownValue', label: 'materialScreens.ownValue', control: 'number' },
        {
          field: 'tolerance',
          label: 'materialScreens.tolerance',
          control: 'number',
          from: 0,
          required: true,
        },
        { field: 'testReportId', label: 'materialScreens.testReport', control: 'own', draw: EvidenceOne },
        { field: 'isCore', label: 'materialScreens.isCore', control: 'yesNo', required: true },
        {
          field: 'comparators',
          label: 'materialScreens.comparators',
          control: 'rows',
          most: 30,
          blank: {
            baseline: 'international',
            name: '',
            source: { title: '', year: null, number: '', isCurrent: true },
            value: null,
            comparison: null,
            reason: null,
          },
          fields: comparators,
        },
      ]),
    },
  ],
};

const innovationPoints: Section<MaterialTables> = {
  key: 'points',
  title: 'materialScreens.points',
  fields: [
    {
      field: 'innovationPoints',
      label: 'materialScreens.points',
      control: 'rows',
      blank: {
        number: '',
        text: '',
        isCore: true,
        noveltyReportId: null,
        noveltyReportNumber: '',
        searchedChina: true,
        searchedWorld: false,
        allFields: false,
        result: 'nothingSame',
        closeDocuments: [],
      },
      fields: rowsOf<Of<typeof InnovationPoint>>([
        { field: 'number', label: 'materialScreens.code', control: 'text', atMost: 12, required: true },
        {
          field: 'text',
          label: 'materialScreens.pointText',
          control: 'textarea',
          atMost: 300,
          required: true,
        },
        { field: 'isCore', label: 'materialScreens.isCore', control: 'yesNo', required: true },
        {
          field: 'noveltyReportId',
          label: 'materialScreens.noveltyReport',
          control: 'own',
          draw: EvidenceOne,
        },
        { field: 'noveltyReportNumber', label: 'materialScreens.noveltyNumber', control: 'text', atMost: 60 },
        { field: 'searchedChina', label: 'materialScreens.searchedChina', control: 'yesNo', required: true },
        { field: 'searchedWorld', label: 'materialScreens.searchedWorld', control: 'yesNo', required: true },
        { field: 'allFields', label: 'materialScreens.allFields', control: 'yesNo', required: true },
        {
          field: 'result',
          label: 'materialScreens.result',
          control: 'choice',
          choice: choice(['nothingSame', 'nothingSimilar', 'reported']),
          required: true,
        },
      ]),
    },
  ],
};

const discoveries: Section<MaterialTables> = {
  key: 'discoveries',
  title: 'materialScreens.discoveries',
  fields: [
    {
      field: 'discoveryPoints',
      label: 'materialScreens.discoveries',
      control: 'rows',
      most: 5,
      blank: { number: '', text: '', isCore: true, evidenceIds: [] },
      fields: rowsOf<Of<typeof DiscoveryPoint>>([
        { field: 'number', label: 'materialScreens.code', control: 'text', atMost: 12, required: true },
        {
          field: 'text',
          label: 'materialScreens.discoveryText',
          control: 'textarea',
          atMost: 300,
          required: true,
        },
        { field: 'isCore', label: 'materialScreens.isCore', control: 'yesNo', required: true },
        { field: 'evidenceIds', label: 'materialScreens.evidence', control: 'own', draw: EvidenceMany },
      ]),
    },
  ],
};

/** The tables that a template asks the owner to propose (domain §4.4). */
export const tableSections = (template: 1 | 2): readonly Section<MaterialTables>[] =>
  template === 1 ? [workBreakdown, indicators, innovationPoints] : [discoveries];

/** The section in which an item's table stands. */
export const tablePlaces = {
  wbs: workBreakdown.key,
  indicators: indicators.key,
  innovationPoints: innovationPoints.key,
  discoveryPoints: discoveries.key,
} as const;
