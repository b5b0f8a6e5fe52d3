import { minuteText } from '#contract/formatters';
import type { HeldMeeting } from '#product/panels/server';
import { printedCitations } from '#product/citations/server';
import { radar, type ValueScores } from '#product/levels/five-values';
import { ruleSet } from '#product/levels/rule-sets/published';
import { contradictions, correctionOf } from '../../conclusion';
import { evidenceNumber, type FixedWord, type ReportDocument, type Say } from '#product/printing/server';
import type { Reconciliation } from '#product/levels/assessment';
import { categoryOf } from '../application';
import { levelsOf } from '../computed-levels';
import type { ReportContent } from '../content';
import { passedSheets, sheetLevels, suggestionsOf } from '../panel';
import { proposedIn, reconciliationOf } from '../reconciliation';
import { agreementPart } from './agreement';

import { kinds, levelSentence, novelty, outcomes, scales, type Spoken } from './labels';

type Verdict = Pick<ReportDocument, 'panel' | 'conclusion' | 'summary' | 'annexes'>;

const grades = { 1: '初级', 2: '中级', 3: '高级' } as const;
const familiarity = { familiar: '熟悉', fairlyFamiliar: '较熟悉', general: '一般' } as const;
/** How many stand for each computed level, what the panel made of it, and what was published in the end. */
const votesOf = (reconciled: Reconciliation, say: Say) =>
  (Object.keys(scales) as (keyof typeof scales)[])
    .filter((scale) => reconciled[scale].computed !== null)
    .map((scale) => {
      const { computed, panel, published, agreeing } = reconciled[scale];
      const of = reconciled[scale].votes.reduce((sum, { count }) => sum + count, 0);
      return {
        item: say(scales[scale]),
        result: `计算 ${computed} 级，专家组中位数 ${panel ?? '—'} 级，发布 ${published ?? '—'} 级`,
        agreement: `${agreeing}/${of} 同意计算等级`,
      };
    });

/** A qualified assessor of the report, as annex E names them. */
export interface Qualified {
  readonly name: string;
  readonly certificateNumber: string | null;
  readonly grade: number | null;
  readonly validUntil: string | null;
  readonly duty: FixedWord;
}

const stops = '。；;.';
/** Points stand in one sentence: how each of them ends is said there. */
const withoutStop = (text: string): string => {
  let end = text.length;
  while (end > 0 && stops.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};
const pointText = (point: string, place: number): string => `${place + 1}. ${withoutStop(point)}`;

/** What is printed of the panel's meetings (domain §6.5): when, where, how many took part, what was decided. Nobody is named. */
const meetingSentences = (meetings: readonly HeldMeeting[]): string =>
  meetings
    .map(({ panelRound, startsAt, place, present, remote, points, signedAt }) =>
      [
        panelRound > 1 ? `第 ${panelRound} 轮` : '',
        `专家组于 ${minuteText(startsAt)} 召开评价会议（地点：${place}），到会 ${present} 人，线上参加 ${remote} 人；`,
        `会议纪要由组长于 ${minuteText(signedAt)} 签认。会议决定：${points.map(pointText).join('；')}。`,
      ].join(''),
    )
    .join('');

/** Each suggestion once with its answers, in an order that says nothing of who wrote it. */
const consolidatedRemarks = (
  suggestions: ReturnType<typeof suggestionsOf>,
  answers: ReadonlyMap<string, string>,
  say: Say,
) => {
  const texts = [...new Set(suggestions.map(({ kind, text }) => `${kind}\n${text.trim()}`))].sort();
  return texts.map((asked, place) => {
    const [kind, ...text] = asked.split('\n');
    const own = suggestions.filter((each) => `${each.kind}\n${each.text.trim()}` === asked);
    return {
      number: String(place + 1),
      kind: say(kinds[kind as keyof typeof kinds]),
      text: text.join('\n'),
      answer: [...new Set(own.map(({ key }) => answers.get(key) ?? '—'))].join('\n'),
    };
  });
};

/** Sections 12 and 13, the summary and the annexes. Experts are numbers here; nobody's name leaves the panel. */
export const verdictPart = (
  dossier: ReportContent,
  qualified: readonly Qualified[],
  showPanel: boolean,
  labels: Spoken,
): Verdict => {
  const { row, application, evidence, seats, panel, settings } = dossier;
  const category = categoryOf(application);
  const standing = levelSentence(levelsOf(row));
  const reconciled = row.tally && showPanel ? reconciliationOf(dossier) : null;
  const sheets = showPanel ? passedSheets(panel) : [];
  const voices = passedSheets(seats).length;
  // How far the experts agreed is what their whole sheets say: after a confirm round, those of the round it stands on.
  const judged =
    row.panelMode === 'full'
      ? row.tally
      : (row.rounds.findLast((past) => panel.every((seat) => seat.panelRound === past.panelRound))?.tally ??
        null);
  // Where the panel was too far apart at first: what its round ended with before it was talked over.
  const discussed = row.rounds.findLast(
    (past) =>
      past.isDiscussed &&
      // A later whole round judges anew: what was talked over before it is no "before" of its figures.
      panel.some((seat) => seat.panelRound === past.panelRound + 1) &&
      panel.every((seat) => seat.panelRound > past.panelRound),
  );
  const scores = sheets.map(({ sheet }) => sheet.scores as ValueScores);
  const axes = radar(scores, ruleSet(row.ruleSet).valueWeights[category]);
  const mean = (line: keyof ValueScores): number => axes.find((axis) => axis.line === line)?.mean ?? 0;
  const answers = new Map(row.answers.map(({ key, text }) => [key, text]));
  const { tally } = row;
  const { conclusion } = row.sections;
  const contradicted = contradictions(conclusion, levelsOf(row), category);
  const corrected = (text: string): string => text + correctionOf(text, contradicted, standing);
  return {
    summary: {
      conclusion: corrected(conclusion?.opinion ?? ''),
      plainLanguage: corrected(conclusion?.plainLanguage ?? '') || null,
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
          ? (row.panelMode === 'confirm'
              ? `专家组 ${sheets.length} 人独立评价，结论为修改后再评；修改后请组长和提出修改意见的专家共 ${voices} 人确认，确认 ${tally.agree} 人，结论为${outcomes[tally.outcome]}。`
              : `专家组 ${sheets.length} 人独立评价，同意 ${tally.agree} 人，修改后同意 ${tally.agreeAfterModification} 人，不同意 ${tally.disagree} 人，结论为${outcomes[tally.outcome]}。`) +
            meetingSentences(dossier.meetings)
          : '专家评价尚未结束。',
      members: sheets.map((seat) => ({
        number: labels.say('专家{number}', { number: seat.number }),
        field: labels.of('expertKind', seat.expertKind),
        professionalTitle: labels.of('professionalTitle', seat.professionalTitle),
        familiarity: labels.say(familiarity[seat.sheet.familiarity ?? 'general']),
        isLeader: seat.isLeader,
      })),
      tally:
        tally && showPanel
          ? [
              {
                item: labels.say('结论'),
                result: labels.say(outcomes[tally.outcome]),
                agreement: `${tally.agree}/${voices} 同意，需 ${tally.quorum}`,
              },
              ...(reconciled ? votesOf(reconciled, labels.say) : []),
            ]
          : [],
      consolidated:
        row.reconciliation ||
        (tally && showPanel ? '专家组与计算所得等级没有需要协调的差异。' : '专家评价尚未结束。'),
      remarks: consolidatedRemarks(suggestionsOf(showPanel ? seats : []), answers, labels.say),
    },
    conclusion: {
      values: (conclusion?.values ?? []).map(({ label, value }) => ({
        label,
        value: corrected(value),
      })),
      opinion: corrected(conclusion?.opinion ?? ''),
      conditionsOfUse: conclusion?.conditionsOfUse ?? [],
      validity: row.validUntil
        ? `本报告自 ${row.issueDate} 起有效，至 ${row.validUntil} 止。`
        : `自签发之日起 ${settings.validityMonths} 个月内有效。`,
    },
    annexes: {
      evidence: evidence.map((document, place) => ({
        number: evidenceNumber(place),
        title: document.title,
        kind: labels.of('documentType', document.documentType),
        date: document.issuedOn,
        issuer: document.issuer,
        sha256: document.sha256,
      })),
      citedPlaces: printedCitations({ ...row, evidence }),
      noveltySearches: row.innovationPoints.flatMap((point) => {
        const report = evidence.find(({ id }) => id === point.noveltyReportId);
        return report
          ? [
              {
                number: point.noveltyReportNumber || report.title,
                agency: report.issuer,
                date: report.issuedOn,
                scope: `${labels.say('创新点')} ${point.number}`,
                conclusion: labels.say(novelty[point.result]),
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
      agreement: agreementPart(
        sheets.map(({ sheet }) => sheet),
        showPanel ? sheetLevels(panel, proposedIn(dossier)) : [],
        judged,
        category,
        discussed?.tally ?? null,
        labels.say,
      ),
      agency: [
        { label: labels.say('机构名称'), value: application.agencyName },
        { label: labels.say('机构编号'), value: application.agencyNumber },
        { label: labels.say('资质'), value: application.agencyQualification ?? '—' },
        { label: labels.say('登记有效期至'), value: application.agencyValidUntil ?? '—' },
      ],
      assessors: qualified.map(({ name, duty, certificateNumber, grade, validUntil }) => ({
        name,
        duty: labels.say(duty),
        certificateNumber: certificateNumber ?? '—',
        grade: grade === null || !(grade in grades) ? '—' : labels.say(grades[grade as keyof typeof grades]),
        validUntil: validUntil ?? '—',
      })),
    },
  };
};
