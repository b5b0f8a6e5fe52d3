import { overallLevels } from '#product/dictionaries/level-codes';
import { overallStanding } from '#product/levels/overall';
import { ruleSet } from '#product/levels/rule-sets/published';
import type { OverallLevel } from '#product/levels/level';
import type { Reconciliation } from '#product/levels/assessment';
import { evidenceNumber } from '#product/printing/server';
import type { ReportContent } from '../content';
import type { Spoken } from './labels';

type Which = 'maturity' | 'innovation' | 'advancement';

const said = (level: number | null): string => (level === null ? '未评定' : `${level} 级`);
const standingName = (level: OverallLevel | null, labels: Spoken): string =>
  labels.recorded('standing', overallLevels.codes[level ?? 'notRated']);

/** A change by hand in one sentence: from what, to what, by whom, why, on which evidence, and who stood by it. */
const changeSentence = (
  { row, evidence }: ReportContent,
  which: Which | 'overall',
  named: (level: string | number | null) => string,
): string[] =>
  row.overrides
    .filter((change) => change.which === which)
    .map(({ computed, chosen, reason, by, evidenceIds = [] }) => {
      const cited = evidenceIds.map((id) => evidenceNumber(evidence.findIndex((each) => each.id === id)));
      const name = row.confirmedChanges.find((each) => each.which === which)?.by;
      return [
        `计算 ${named(computed)}，人工调整为 ${named(chosen)}（评估师 ${by}）：${reason}`,
        ...(cited.length > 0 ? [`引用证据 ${cited.join('、')}`] : []),
        ...(name ? [`复核评估师 ${name} 署名确认`] : []),
      ].join('；');
    });

/** Why the published level is what it is, given what was computed and what the panel said. */
const publishedSentence = (scale: Reconciliation[Which]): string => {
  const { computed, panel, published, evidenced, confirming } = scale;
  if (published === computed && panel === computed) return '专家组与计算等级一致。';
  const lower = Math.min(computed ?? 0, panel ?? 0);
  if (published !== null && published > lower)
    return `${confirming} 人确认较高等级，达到三分之二，且不高于有效证据支持的最高等级 ${said(evidenced)}。`;
  return '取计算等级与专家组等级中较低者；确认较高等级的专家不足三分之二，或该等级没有自身的有效证据。';
};

/** From the computed level to the published one, so that the report itself explains every difference (domain §3.4, §6.3). */
export const courseOf = (
  dossier: ReportContent,
  which: Which,
  reconciled: Reconciliation | null,
): string[] => {
  const { row } = dossier;
  const changes = changeSentence(dossier, which, (level) => said(level === null ? null : Number(level)));
  if (!reconciled) return changes;
  const scale = reconciled[which];
  const votes = scale.votes.map(({ level, count }) => `${level} 级 ${count} 人`).join('，');
  return [
    ...changes,
    `计算 ${said(scale.computed)}；专家组中位数 ${said(scale.panel)}${votes && `（${votes}）`}；发布 ${said(scale.published)}：${publishedSentence(scale)}`,
    ...(scale.noteRequired && row.reconciliation ? [`等级协调说明：${row.reconciliation}`] : []),
  ];
};

/** Where the standing comes from: computed, following from levels that moved, or moved by the panel's votes. */
export const standingSentences = (
  dossier: ReportContent,
  reconciled: Reconciliation | null,
  labels: Spoken,
): string => {
  const named = (level: string | number | null) => standingName(level as OverallLevel | null, labels);
  const changes = changeSentence(dossier, 'overall', named);
  const rule = '总体水平由先进度与创新度确定，成熟度不参与';
  if (!reconciled) return [...changes, rule].join('；') + '。';
  const { overall, advancement, innovation } = reconciled;
  const follows = overallStanding.decide(
    { advancement: advancement.published as never, innovation: (innovation.published ?? 0) as never },
    ruleSet(dossier.row.ruleSet),
  );
  const moved =
    overall.published === follows
      ? []
      : [
          follows === 'notRated'
            ? `先进度不评定，总体水平由专家组投票评定为${named(overall.published)}`
            : `经专家组投票调整为${named(overall.published)}`,
        ];
  const lowered =
    follows === overall.computed
      ? []
      : [`计算所得总体水平为${named(overall.computed)}，按发布的先进度与创新度为${named(follows)}`];
  const start =
    moved.length > 0 && lowered.length === 0 && follows !== 'notRated'
      ? [`计算所得总体水平为${named(overall.computed)}`]
      : lowered;
  return [...changes, rule, ...start, ...moved].join('；') + '。';
};
