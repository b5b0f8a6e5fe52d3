import { contradictions } from '../conclusion';
import { frozenLevels } from '#product/levels/frozen';
import { publishedLevels, type SheetLevels } from '#product/levels/publish';
import { ruleSet } from '#product/levels/rule-sets/published';
import type { OverallLevel } from '#product/levels/level';
import type { LevelsInForce, Reconciliation } from '#product/levels/assessment';
import { categoryOf } from './application';
import { levelsOf } from './computed-levels';
import { withinPath, type ReportContent } from './content';
import type { Seat } from '#queries/panels';
import { sheetLevels } from './panel';

type About = Pick<ReportContent, 'row' | 'panel' | 'application' | 'evidence'>;

const votesFor = <Level extends number | string>(levels: readonly Level[]) =>
  [...new Set(levels)]
    .sort((one, other) => Number(other) - Number(one))
    .map((level) => ({ level, count: levels.filter((each) => each === level).length }));

/** What went to the experts: the levels in force before the panel moved them. */
export const proposedTo = ({ row }: Pick<ReportContent, 'row'>): LevelsInForce =>
  row.beforePanel ?? levelsOf(row);

/** What a seat agreed with or not: what went out in its own round, which in a confirm round is an earlier one (R8). */
export const proposedIn =
  ({ row }: Pick<ReportContent, 'row'>) =>
  ({ panelRound }: Seat): LevelsInForce =>
    (panelRound === row.panelRound
      ? undefined
      : row.rounds.findLast((past) => past.panelRound === panelRound)?.proposed) ?? proposedTo({ row });

/**
 * What panel and computation come to (domain §3.4). Computed is what the rules said when the report was frozen, never what a
 * person made of it, and nothing above the evidence is published (domain §6.3), nor above what the State has approved (domain §10).
 */
export const reconciliationOf = (about: About): Reconciliation => {
  const { row, panel: judges, application } = about;
  const category = categoryOf(application);
  const proposed = proposedTo({ row });
  const frozen = frozenLevels(row.trace);
  const computed = {
    ...frozen,
    evidenced: { ...frozen.evidenced, maturity: withinPath(about, frozen.evidenced.maturity) },
  };
  const sheets = sheetLevels(judges, proposedIn({ row }));
  const published = publishedLevels(computed, sheets, category, ruleSet(row.ruleSet));
  const scale = (which: 'maturity' | 'innovation' | 'advancement') => {
    const levels = sheets.flatMap((sheet: SheetLevels) => sheet[which] ?? []);
    const { panel, confirming, noteRequired, published: level } = published[which];
    return {
      computed: computed[which],
      proposed: proposed[`${which}Level`],
      panel,
      votes: votesFor(levels),
      agreeing: levels.filter((each) => each === computed[which]).length,
      confirming,
      evidenced: computed.evidenced[which],
      published: level,
      noteRequired,
    };
  };
  const [maturity, innovation, advancement] = [scale('maturity'), scale('innovation'), scale('advancement')];
  const contradicted = contradictions(
    row.sections.conclusion,
    {
      maturityLevel: maturity.published,
      maturityIndex: null,
      innovationLevel: innovation.published,
      advancementLevel: advancement.published,
      overallLevel: published.overall,
    },
    category,
  ).map(({ words }) => words);
  return {
    sheets: sheets.length,
    maturity,
    innovation,
    advancement,
    overall: {
      computed: computed.overall,
      proposed: proposed.overallLevel,
      votes: votesFor<OverallLevel>(sheets.map(({ overall }) => overall.level)),
      published: published.overall,
    },
    contradictions: contradicted,
    noteRequired: published.noteRequired || contradicted.length > 0,
  };
};

/** The levels a reconciliation publishes. */
export const publishedOf = (about: About): { levels: LevelsInForce; noteRequired: boolean } => {
  const { maturity, innovation, advancement, overall, noteRequired } = reconciliationOf(about);
  return {
    levels: {
      maturityLevel: maturity.published,
      maturityIndex: proposedTo(about).maturityIndex,
      innovationLevel: innovation.published,
      advancementLevel: advancement.published,
      overallLevel: overall.published,
    },
    noteRequired,
  };
};
