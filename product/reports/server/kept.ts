import type * as z from 'zod';
import { dayOf } from '#contract/calendar';
import type { StoredCitation } from '#product/citations/citation';
import { overallLevels } from '#product/dictionaries/level-codes';
import { groundsOf } from '#product/levels/in-force';
import type { OutcomeCategory } from '#product/levels/level';
import { acceptChange, type ManualChange } from '#product/levels/manual-override';
import { newestRuleSet } from '#product/levels/rule-sets/published';
import type { EvidenceRow } from '#queries/materials';
import type { SaveReport } from '../contract';
import { reportProblems } from '../problems';
import type { parts, PartName, SectionName } from '../sections';
import { assess, factsOf, type ReportRecord } from './computed-levels';
import type { Context } from '#host/context';
import type { Me } from '#host/me';

type Data<Name extends PartName> = z.output<(typeof parts)[Name]>;
type OwnPart = Exclude<PartName, SectionName>;

/** What saving a part knows beside what was sent. */
export interface Saving {
  readonly row: ReportRecord;
  readonly category: OutcomeCategory;
  readonly evidence: readonly EvidenceRow[];
  /** The places it cites as they are kept once it is saved. */
  readonly citations: readonly StoredCitation[];
  readonly context: Pick<Context<Me>, 'me' | 'now' | 'language'>;
}

/** `'column'`: as it is sent, in a column of its name. Otherwise in which column, and what stands there once it is saved. */
type Kept<Name extends OwnPart> =
  | (Name extends keyof ReportRecord ? ([Data<Name>] extends [ReportRecord[Name]] ? 'column' : never) : never)
  | {
      readonly [Column in keyof ReportRecord]: {
        readonly column: Column;
        readonly holds: (data: Data<Name>, saving: Saving) => ReportRecord[Column];
      };
    }[keyof ReportRecord];

/** The changes by hand with this one: a level has one at most, and `null` takes it back (domain §6.3). */
const changesWith = (
  { which, level, reason, evidenceIds = [] }: Data<'override'>,
  { row, category, evidence, context }: Saving,
): ManualChange[] => {
  const others = row.overrides.filter((change) => change.which !== which);
  if (level === null) return others;
  const today = dayOf(context.now);
  const { computed } = assess(row, category, evidence, today);
  const change = {
    which,
    computed: computed[which],
    chosen: which === 'overall' ? overallLevels.named(String(level)) : level,
    reason,
    evidenceIds,
    by: context.me.name,
    at: context.now.toISOString(),
  } as ManualChange;
  const grounds = groundsOf(factsOf(row, category, evidence, today), computed);
  return [...others, acceptChange(change, grounds, context.language)];
};

/** A set that was published after the one the report names: going back would undo what its readers have seen explained. */
const newerSet = ({ version }: Data<'ruleSet'>, { row }: Saving): number => {
  if (version <= row.ruleSet || version > newestRuleSet().version) throw reportProblems.noSuchRuleSet();
  return version;
};

/**
 * Where each part of a report is kept that is no chapter; chapters stand in one document, `sections`. From this follow
 * saving, reading and the content hash: a column that comes later has to stay out of the hash where it is empty, as
 * `confirmedChanges` does, so that what was signed before keeps its hash.
 */
const kept = {
  workBreakdown: 'column',
  indicators: 'column',
  innovationPoints: 'column',
  risks: 'column',
  achievementEvidence: 'column',
  citations: { column: 'citations', holds: (_, { citations }) => [...citations] },
  override: { column: 'overrides', holds: changesWith },
  baseDate: { column: 'baseDate', holds: ({ baseDate }) => baseDate },
  ruleSet: { column: 'ruleSet', holds: newerSet },
} satisfies { readonly [Name in OwnPart]: Kept<Name> };
type ColumnOf<Name extends OwnPart> = (typeof kept)[Name] extends { readonly column: infer Column }
  ? Column
  : Name;
type Written = Pick<
  ReportRecord,
  'sections' | ({ readonly [Name in OwnPart]: ColumnOf<Name> }[OwnPart] & keyof ReportRecord)
>;

const firstRuleSet = 1;
const hows = Object.entries<'column' | { readonly column: string }>(kept);
const columns = ['sections', ...hows.map(([name, how]) => (how === 'column' ? name : how.column))];

/** All that a report holds of what its assessor wrote and changed, by its columns. */
export const writtenIn = (row: ReportRecord): Written =>
  Object.fromEntries(
    columns
      // The first set goes without saying, as it did before there were others, and so does a report that cites no places: what
      // was signed so keeps its hash.
      .filter((column) => column !== 'ruleSet' || row.ruleSet > firstRuleSet)
      .filter((column) => column !== 'citations' || row.citations.length > 0)
      .map((column) => [column, row[column as keyof ReportRecord]]),
  ) as Written;

/** The columns that saving a part changes, with what stands in them afterwards. */
export const changed = ({ section, data }: SaveReport, saving: Saving): Partial<Written> => {
  if (!(section in kept)) return { sections: { ...saving.row.sections, [section]: data } };
  const how: Kept<never> | 'column' = kept[section as OwnPart];
  return how === 'column' ? { [section]: data } : { [how.column]: how.holds(data as never, saving) };
};

/** The same as statements take them: documents as their JSON text. */
export const stored = (values: Partial<Written>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  );
