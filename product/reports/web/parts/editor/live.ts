import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { WordKey } from '#contract/words';
import { labelOf } from '#shell/dictionary/codes';
import { useDictionary } from '#shell/dictionary/useDictionary';
import { useLanguage, useWords } from '#shell/words/say';
import { dayOf } from '#contract/calendar';
import type { Gap } from '#product/levels/gap';
import type { ManualChange } from '#product/levels/manual-override';
import type { AchievementFacts } from '#product/levels/types';
import type { Assumption } from '#product/levels/what-if';
import { categoryOfType } from '#product/dictionaries/level-codes';
import type { Assessed, StaffReport, ReportValues } from '../types';

/** The rules are asked for with the first report that is written, not with the first list that is read. */
const rules = {
  queryKey: ['level-rules'],
  queryFn: async () => {
    const [
      { levelsInForce },
      { kindOfType },
      { levelsNamed, presented },
      { ruleSet },
      { supposing },
      { withCitations },
    ] = await Promise.all([
      import('#product/levels/in-force'),
      import('#product/levels/evidence'),
      import('#product/levels/presented'),
      import('#product/levels/rule-sets/published'),
      import('#product/levels/what-if'),
      import('#product/citations/standing'),
    ]);
    return { levelsInForce, kindOfType, levelsNamed, presented, ruleSet, supposing, withCitations };
  },
  staleTime: Infinity,
};

type Tables = Pick<
  ReportValues,
  'workBreakdown' | 'indicators' | 'innovationPoints' | 'achievementEvidence' | 'baseDate'
>;

const changeOf = ({ which, computed, chosen, ...more }: StaffReport['overrides'][number]): ManualChange => {
  const level = (said: string) => (which === 'overall' ? said : Number(said));
  return {
    ...more,
    which,
    computed: computed === null ? null : level(computed),
    chosen: level(chosen),
  } as ManualChange;
};

/** What the rules say to the report with something supposed, for the screen and for what may be supposed next. */
interface Asked {
  readonly assessed: Assessed;
  readonly gap: Gap | null;
}
export type Ask = (assumptions: readonly Assumption[]) => Asked;

/**
 * The levels as they follow from what stands on the screen now (domain §6.3): the server's own rules, run in the browser at
 * every keystroke. What is kept is computed again on the server. `ask` supposes more and changes nothing (domain §9.2).
 */
export const useLive = (
  report: StaffReport,
  typed: Tables,
): { readonly assessed: Assessed | null; readonly ask: Ask | null; readonly rules: UseQueryResult } => {
  const found = useQuery(rules);
  const engine = found.data;
  const tables = useDeferredValue(typed);
  const say = useWords();
  const language = useLanguage();
  const types = useDictionary('documentType');
  const [today] = useState(() => dayOf(new Date()));
  const asked = useCallback<Ask>(
    (assumptions) => {
      const told: AchievementFacts = {
        rules: engine!.ruleSet(report.ruleSet.version),
        category: categoryOfType(report.achievementType) ?? 'applied',
        baseDate: tables.baseDate.baseDate,
        submittedOn: today,
        wbs: tables.workBreakdown,
        achievementEvidenceIds: tables.achievementEvidence,
        indicators: tables.indicators,
        innovationPoints: tables.innovationPoints,
        documents: report.evidence.map(({ id, documentType, passed, issuedOn, issuer }) => ({
          id,
          kind: engine!.kindOfType(documentType),
          passed,
          issuedOn,
          issuer,
        })),
      };
      const facts = engine!.withCitations(told, report.citations, report.evidence);
      const { computed, inForce } = engine!.levelsInForce(engine!.supposing(facts, assumptions), {
        changes: report.overrides.map(changeOf),
        confirmed: report.overrides.flatMap(({ which, confirmedBy, at }) =>
          confirmedBy ? [{ which, by: confirmedBy, at }] : [],
        ),
      });
      return {
        gap: computed.gapToNext,
        assessed: engine!.presented(computed, engine!.levelsNamed(inForce), {
          language,
          word: (word, values) => say(`levels.${word}` as WordKey, values),
          document: (code) => labelOf(types, code, language),
        }),
      };
    },
    [engine, report, tables, say, language, types, today],
  );
  const ask = engine ? asked : null;
  return { ask, rules: found, assessed: useMemo(() => ask?.([]).assessed ?? null, [ask]) };
};
