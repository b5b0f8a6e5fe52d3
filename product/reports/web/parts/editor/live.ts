import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { WordKey } from '../../../../../contract/words';
import { labelOf } from '../../../../../shell/dictionary/codes';
import { useDictionary } from '../../../../../shell/dictionary/useDictionary';
import { useLanguage, useWords } from '../../../../../shell/words/say';
import { dayOf } from '../../../../tasks/calendar';
import type { ManualChange } from '../../../levels/manual-override';
import { categoryOfType } from '../../../levels/codes';
import type { Assessed, StaffReport, Values } from '../types';

/** The rules are asked for with the first report that is written, not with the first list that is read. */
const rules = {
  queryKey: ['level-rules'],
  queryFn: async () => {
    const [{ standingOf }, { documentTypeOf, kindOfType }] = await Promise.all([
      import('../../../levels/in-force'),
      import('../../../levels/evidence'),
    ]);
    return { standingOf, documentTypeOf, kindOfType };
  },
  staleTime: Infinity,
};

type Tables = Pick<
  Values,
  'workBreakdown' | 'indicators' | 'innovationPoints' | 'achievementEvidence' | 'baseDate'
>;

const ruleWord = (rule: string) => `levels.rule${rule.charAt(0).toUpperCase()}${rule.slice(1)}` as WordKey;

const changeOf = ({ which, computed, chosen, ...more }: StaffReport['overrides'][number]): ManualChange => {
  const level = (said: string) => (which === 'overall' ? said : Number(said));
  return {
    ...more,
    which,
    computed: computed === null ? null : level(computed),
    chosen: level(chosen),
  } as ManualChange;
};

/**
 * The levels as they follow from what stands on the screen now (domain §6.3): the server's own rules, run in the
 * browser at every keystroke. What is kept is computed again on the server.
 */
export const useLive = (report: StaffReport, typed: Tables): Assessed | null => {
  const { data: engine } = useQuery(rules);
  const tables = useDeferredValue(typed);
  const say = useWords();
  const language = useLanguage();
  const types = useDictionary('documentType');
  const [today] = useState(() => dayOf(new Date()));
  return useMemo(() => {
    if (!engine) return null;
    const { computed, inForce } = engine.standingOf(
      {
        category: categoryOfType(report.achievementType) ?? 'applied',
        baseDate: tables.baseDate.baseDate,
        submittedOn: today,
        wbs: tables.workBreakdown,
        achievementEvidenceIds: tables.achievementEvidence,
        indicators: tables.indicators,
        innovationPoints: tables.innovationPoints,
        documents: report.evidence.map(({ id, documentType, passed, issuedOn, issuer }) => ({
          id,
          kind: engine.kindOfType(documentType),
          passed,
          issuedOn,
          issuer,
        })),
      },
      {
        changes: report.overrides.map(changeOf),
        confirmed: report.overrides.flatMap(({ which, confirmedBy, at }) =>
          confirmedBy ? [{ which, by: confirmedBy, at }] : [],
        ),
      },
    );
    const named = (levels: typeof inForce) => ({
      maturityLevel: levels.maturity,
      maturityIndex: levels.maturityIndex,
      innovationLevel: levels.innovation,
      advancementLevel: levels.advancement,
      overallLevel: levels.overall,
    });
    return {
      ...named(inForce),
      computed: named(computed),
      evidenced: computed.evidenced,
      items: computed.rows.items.map(({ code, level, proven }) => ({ code, level, proven: [...proven] })),
      points: computed.rows.points.map(({ number, level }) => ({ number, level })),
      indicators: computed.rows.indicators.map(({ name, level }) => ({ name, level })),
      trace: computed.trace.map((step) => ({
        ...step,
        evidenceIds: [...step.evidenceIds],
        says: say(ruleWord(step.rule)),
      })),
      findings: computed.findings.map(({ severity, word, values, where }) => ({
        severity,
        says:
          (where.row ? where.row + (language === 'zh' ? '：' : ': ') : '') +
          say(`levels.${word}` as WordKey, values),
        table: where.table,
        row: where.row,
      })),
      gapToNext: computed.gapToNext && {
        next: computed.gapToNext.next,
        missing: computed.gapToNext.missing.map(({ item, level, accepts }) => ({
          item,
          level,
          accepts: accepts.map((proof) =>
            proof.map(({ kinds }) =>
              kinds.map((kind) => labelOf(types, engine.documentTypeOf[kind], language)).join(' / '),
            ),
          ),
        })),
      },
    };
  }, [engine, report, tables, say, language, types, today]);
};
