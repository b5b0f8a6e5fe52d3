import { overallLevels } from '#product/dictionaries/level-codes';
import { kindOfType } from '#product/levels/evidence';
import type { RuleSet } from '#product/levels/rule-sets/rule-set';
import { ruleSet } from '#product/levels/rule-sets/published';
import { levelsShownBy } from '#product/levels/shows';
import type { Trace } from '#product/levels/trace';
import type { OutcomeCategory } from '#product/levels/level';
import { evidenceNumber, type ReportDocument, type Say } from '#product/printing/server';
import { categoryOf } from '../application';
import { assess, levelsOf, sayTrace } from '../computed-levels';
import type { ReportContent } from '../content';
import { reconciliationOf } from '../reconciliation';
import { courseOf, standingSentences } from './course';
import { directions, levelSentence, novelty, type Spoken } from './labels';

type Levels = Pick<ReportDocument, 'levels' | 'maturity' | 'innovation' | 'advancement'>;

type Which = 'maturity' | 'innovation' | 'advancement';

const said = (value: unknown): string => {
  if (value === null || value === undefined) return '未评定';
  if (Array.isArray(value)) return value.length === 0 ? '无' : value.map(String).join('、');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** What a step of the trace is about, as the tables name it. */
const subject = (which: Which, about: string): string => {
  if (about === '') return '整体';
  return { maturity: `工作项 ${about}`, innovation: `创新点 ${about}`, advancement: about }[which];
};

const traceOf = (trace: Trace, which: Which): string[] =>
  sayTrace(
    trace.filter(({ rule }) => rule.startsWith(which)),
    'zh',
  ).map(({ says, about, result }) => `${subject(which, about)}：${says}；结果：${said(result)}。`);

const basis: Readonly<Record<Which, string>> = {
  maturity: '取关键工作项中等级最低者；关键项全部达到九级后，按整体的销售或应用证据升级。',
  innovation: '取具备有效查新报告的核心创新点中的最高等级。',
  advancement: '取核心指标对比等级中的最低者。',
};

const scope = (
  {
    searchedWorld,
    searchedChina,
    allFields,
  }: Record<'searchedWorld' | 'searchedChina' | 'allFields', boolean>,
  say: Say,
): string => {
  const where = searchedWorld ? (searchedChina ? '国内外' : '国外') : searchedChina ? '国内' : '未检索';
  return [say(where), say(allFields ? '全领域' : '本领域')].join(say('，'));
};

/** The levels that a document of this type can help to prove (domain §5.1); most prove one. */
const provenBy = (documentType: string, category: OutcomeCategory, rules: RuleSet): string =>
  levelsShownBy(kindOfType(documentType), category, rules)
    .map(({ level }) => level)
    .filter((level) => level <= rules.maturityCap[category])
    .join('、');

/** Sections 3 to 5 with their levels: computed from the tables, published as the row holds them, and what lies between. */
export const levelsPart = (
  dossier: ReportContent,
  today: string,
  showPanel: boolean,
  labels: Spoken,
): Levels => {
  const { row, application, evidence } = dossier;
  const category = categoryOf(application);
  const levels = levelsOf(row);
  const { computed } = assess(row, category, evidence, today);
  const trace = row.trace.length > 0 ? row.trace : computed.trace;
  const reconciled = showPanel && row.beforePanel !== null ? reconciliationOf(dossier) : null;
  const number = (id: string): string => {
    const place = evidence.findIndex((document) => document.id === id);
    return place < 0 ? '—' : evidenceNumber(place);
  };
  const level = (which: Which, reached: number | null) => ({
    level: reached,
    basis: basis[which],
    trace: traceOf(trace, which),
    course: courseOf(dossier, which, reconciled),
  });
  return {
    levels: {
      maturity: level('maturity', levels.maturityLevel),
      maturityIndex: levels.maturityIndex?.toFixed(1) ?? null,
      innovation: level('innovation', levels.innovationLevel === 0 ? null : levels.innovationLevel),
      advancement: level('advancement', levels.advancementLevel),
      overallLevel: labels.of('standing', overallLevels.codes[levels.overallLevel ?? 'notRated']),
      overallLevelReason: `${levelSentence(levels)}；${standingSentences(dossier, reconciled, labels)}`,
    },
    maturity: {
      text: row.sections.maturity?.text ?? '',
      wbs: row.workBreakdown.map((item) => {
        const assessed = computed.rows.items.find(({ code }) => code === item.code);
        const gap = computed.gapToNext?.missing.filter((missing) => missing.item === item.code) ?? [];
        return {
          code: item.code,
          name: item.name,
          weight: assessed ? String(item.weight) : '—',
          isKey: item.isKey,
          level: assessed?.level ?? null,
          levelBasis: item.levelBasis,
          evidence: item.evidenceIds.map(number),
          gapToNext:
            gap.map((missing) => labels.say('第 {level} 级证明', { level: missing.level })).join('、') || '—',
        };
      }),
      evidenceMatrix: row.workBreakdown.flatMap((item) =>
        item.evidenceIds.flatMap((id) => {
          const document = evidence.find((each) => each.id === id);
          return document
            ? [
                {
                  wbsCode: item.code,
                  levels: provenBy(document.documentType, category, ruleSet(row.ruleSet)),
                  evidence: number(id),
                  title: document.title,
                  date: document.issuedOn,
                  accepted: document.passed && document.issuedOn <= row.baseDate,
                },
              ]
            : [];
        }),
      ),
      gapText: row.sections.maturity?.gapText ?? '',
      gap: row.sections.maturity?.gap ?? [],
    },
    innovation: {
      text: row.sections.innovation?.text ?? '',
      points: row.innovationPoints.map((point) => ({
        number: point.number,
        text: point.text,
        isCore: point.isCore,
        noveltyReport:
          point.noveltyReportId === null ? null : point.noveltyReportNumber || number(point.noveltyReportId),
        scope: scope(point, labels.say),
        result: labels.say(novelty[point.result]),
        closeDocuments: point.closeDocuments,
        level: computed.rows.points.find((each) => each.number === point.number)?.level ?? 0,
      })),
      distribution: computed.rows.shares
        .map(({ level: at, count, percent }) => `${at} 级 ${count} 项（${percent}%）`)
        .join('，'),
    },
    advancement: {
      text: row.sections.advancement?.text ?? '',
      indicators: row.indicators.map((indicator) => ({
        name: indicator.name,
        unit: indicator.unit,
        direction: labels.say(directions[indicator.direction]),
        ownValue: indicator.ownValue === null ? '—' : String(indicator.ownValue),
        tolerance: String(indicator.tolerance),
        testReport: indicator.testReportId === null ? '—' : number(indicator.testReportId),
        isCore: indicator.isCore,
        level: computed.rows.indicators.find(({ name }) => name === indicator.name)?.level ?? null,
        comparisons: indicator.comparators.map((comparator) => ({
          levelType: labels.of(
            'levelType',
            { international: '1', domestic: '2', standard: '3' }[comparator.baseline],
          ),
          comparator: comparator.name,
          source: [
            comparator.source.title,
            comparator.source.year,
            comparator.source.number,
            comparator.source.isCurrent && labels.say('现行指南或在售产品'),
          ]
            .filter(Boolean)
            .join('，'),
          value: comparator.value === null ? '—' : String(comparator.value),
          compareLevel:
            comparator.comparison === null
              ? labels.say('无可比数据')
              : labels.of(
                  'comparisonLevel',
                  { higher: '1', reached: '2', notReached: '3' }[comparator.comparison],
                ),
        })),
      })),
    },
  };
};
