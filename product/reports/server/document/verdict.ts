import { contentHash } from '../../../../host/audit/record';
import type { Labels } from '../../../dictionaries/server';
import { medicalLines, type Sheet } from '../../../panels/rules/types';
import { overallLevels } from '../../levels/codes';
import { radar, valueLines, type ValueScores } from '../../levels/five-values';
import type { ReportDocument } from '../../pdf';
import type { OverallLevel } from '../../levels/types';
import { categoryOf } from '../application';
import type { Dossier } from '../content';
import { evidenceNumber } from '../evidence';
import { passedSheets, suggestionsOf } from '../panel';
import { localTime } from './local-time';
import { aspects, comments, conclusionOf, outcomes } from './words';

type Verdict = Pick<ReportDocument, 'panel' | 'conclusion' | 'summary' | 'annexes'>;

const lineNames = {
  scientific: '科学价值',
  technical: '技术价值',
  economic: '经济价值',
  social: '社会价值',
  cultural: '文化价值',
  potential: '转化潜力',
} as const;
const kinds = { problem: '问题', advice: '建议' } as const;

const familiarity = { familiar: '熟悉', fairlyFamiliar: '较熟悉', general: '一般' } as const;
const scales = { maturity: '技术成熟度', innovation: '技术创新度', advancement: '技术先进度' } as const;

/** How many agree with each computed level, and what was published in the end. */
const votesOf = (
  sheets: readonly { readonly sheet: Sheet }[],
  row: Pick<Dossier['row'], 'maturityLevel' | 'innovationLevel' | 'advancementLevel'>,
) =>
  (Object.keys(scales) as (keyof typeof scales)[])
    .filter((scale) => row[`${scale}Level`] !== null)
    .map((scale) => ({
      item: scales[scale],
      result: `发布 ${row[`${scale}Level`]} 级`,
      agreement: `${sheets.filter(({ sheet }) => sheet.levels[scale].agrees).length}/${sheets.length} 同意计算等级`,
    }));

/** A qualified assessor of the report, as annex E names him. */
export interface Qualified {
  readonly name: string;
  readonly certificateNumber: string | null;
  readonly grade: number | null;
  readonly validUntil: string | null;
  readonly duty: string;
}

const view = ({ agrees, own, reason }: Sheet['levels']['maturity']): string =>
  agrees === false ? `${own ?? '—'} 级：${reason}` : '同意';

/** Sections 12 and 13, the summary and the annexes. Experts are numbers here; nobody's name leaves the panel. */
export const verdictPart = (
  { row, application, evidence, seats, settings }: Dossier,
  qualified: readonly Qualified[],
  showPanel: boolean,
  labels: Labels,
): Verdict => {
  const category = categoryOf(application);
  const sheets = showPanel ? passedSheets(seats) : [];
  const scores = sheets.map(({ sheet }) => sheet.scores as ValueScores);
  const axes = radar(scores, category);
  const mean = (line: keyof ValueScores): number => axes.find((axis) => axis.line === line)?.mean ?? 0;
  const answers = new Map(row.answers.map(({ key, text }) => [key, text]));
  const { tally } = row;
  const conclusion = row.sections.conclusion;
  return {
    summary: {
      conclusion: conclusion?.opinion ?? '',
      plainLanguage: conclusion?.plainLanguage || null,
      values:
        sheets.length === 0
          ? null
          : {
              scientific: mean('scientific'),
              technical: mean('technical'),
              economic: mean('economic'),
              social: mean('social'),
              cultural: mean('cultural'),
              potential: mean('potential'),
            },
    },
    panel: {
      text:
        tally && showPanel
          ? `专家组 ${sheets.length} 人独立评价，同意 ${tally.agree} 人，修改后同意 ${tally.agreeAfterModification} 人，不同意 ${tally.disagree} 人，结论为${outcomes[tally.outcome]}。`
          : '专家评价尚未结束。',
      members: sheets.map((seat) => ({
        number: `专家${seat.number}`,
        field: labels.of('expertKind', seat.expertKind, 'zh'),
        professionalTitle: labels.of('professionalTitle', seat.professionalTitle, 'zh'),
        familiarity: familiarity[seat.sheet.familiarity ?? 'general'],
        isLeader: seat.isLeader,
      })),
      tally:
        tally && showPanel
          ? [
              {
                item: '结论',
                result: outcomes[tally.outcome],
                agreement: `${tally.agree}/${sheets.length} 同意，需 ${tally.quorum}`,
              },
              ...votesOf(sheets, row),
            ]
          : [],
      consolidated:
        row.reconciliation ||
        (tally && showPanel ? '专家组与计算所得等级没有需要协调的差异。' : '专家评价尚未结束。'),
      remarks: suggestionsOf(showPanel ? seats : []).map(({ key, number, kind, text }) => ({
        number: `专家${number}`,
        kind: kinds[kind],
        text,
        answer: answers.get(key) ?? '—',
      })),
    },
    conclusion: {
      values: conclusion?.values ?? [],
      opinion: conclusion?.opinion ?? '',
      conditionsOfUse: conclusion?.conditionsOfUse ?? [],
      validity: row.validUntil
        ? `本报告自 ${row.issueDate} 起有效，至 ${row.validUntil} 止。`
        : `自签发之日起 ${settings.validityMonths} 个月内有效。`,
    },
    annexes: {
      evidence: evidence.map((document, place) => ({
        number: evidenceNumber(place),
        title: document.title,
        kind: labels.of('documentType', document.documentType, 'zh'),
        date: document.issuedOn,
        issuer: document.issuer,
        sha256: document.sha256,
      })),
      noveltySearches: row.innovationPoints.flatMap((point) => {
        const report = evidence.find(({ id }) => id === point.noveltyReportId);
        return report
          ? [
              {
                number: point.noveltyReportNumber || report.title,
                agency: report.issuer,
                date: report.issuedOn,
                scope: `创新点 ${point.number}`,
                conclusion: { nothingSame: '未见相同', nothingSimilar: '未见类似', reported: '有报道' }[
                  point.result
                ],
              },
            ]
          : [];
      }),
      testReports: [...new Set(row.indicators.map(({ testReportId }) => testReportId))].flatMap((id) => {
        const place = evidence.findIndex((document) => document.id === id);
        const report = evidence[place];
        return report
          ? [
              {
                number: evidenceNumber(place),
                title: report.title,
                issuer: report.issuer,
                date: report.issuedOn,
                results: row.indicators
                  .filter((indicator) => indicator.testReportId === id)
                  .map(({ name, ownValue, unit }) => `${name} ${ownValue ?? '—'} ${unit}`.trim())
                  .join('；'),
              },
            ]
          : [];
      }),
      expertSheets: sheets.map((seat) => ({
        number: `专家${seat.number}`,
        scores: valueLines.map((line) => ({
          label: lineNames[line],
          value: String(seat.sheet.scores[line] ?? '—'),
        })),
        levels: [
          { label: '成熟度', value: view(seat.sheet.levels.maturity) },
          { label: '创新度', value: view(seat.sheet.levels.innovation) },
          { label: '先进度', value: view(seat.sheet.levels.advancement) },
          {
            label: '总体水平',
            value: labels.of(
              'standing',
              overallLevels.codes[(seat.sheet.overall ?? 'notRated') as OverallLevel],
              'zh',
            ),
          },
          ...(category === 'basicTheory'
            ? []
            : medicalLines.map((line) => ({
                label: aspects[line],
                value: String(seat.sheet.medical?.[line] ?? '—'),
              }))),
          { label: '熟悉程度', value: familiarity[seat.sheet.familiarity ?? 'general'] },
        ],
        comments: [
          ...(Object.keys(comments) as (keyof typeof comments)[]).map((field) => ({
            label: comments[field],
            value: seat.sheet.comments[field],
          })),
          { label: '存在问题', value: seat.sheet.problems.map(({ text }) => text).join('\n') },
          { label: '改进建议', value: seat.sheet.advice.map(({ text }) => text).join('\n') },
        ],
        conclusion: conclusionOf(seat.conclusion),
        signedAt: seat.signedAt === null ? '—' : localTime(seat.signedAt),
        hash: contentHash(seat.sheet),
      })),
      agency: [
        { label: '机构名称', value: application.agencyName },
        { label: '机构编号', value: application.agencyNumber },
        { label: '资质', value: application.agencyQualification ?? '—' },
        { label: '登记有效期至', value: application.agencyValidUntil ?? '—' },
      ],
      assessors: qualified.map(({ name, duty, certificateNumber, grade, validUntil }) => ({
        name,
        duty,
        certificateNumber: certificateNumber ?? '—',
        grade: { 1: '初级', 2: '中级', 3: '高级' }[grade ?? 0] ?? '—',
        validUntil: validUntil ?? '—',
      })),
    },
  };
};
