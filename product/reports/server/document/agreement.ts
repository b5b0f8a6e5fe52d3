import { median, medianAbsoluteDeviation } from '#product/opinions/agreement';
import { medicalLines } from '#product/opinions/types';
import type { Sheet } from '#product/opinions/sheet';
import { valueLines } from '#product/levels/five-values';
import type { SheetLevels } from '#product/levels/publish';
import type { OutcomeCategory } from '#product/levels/level';
import { valueLabels, type ReportDocument, type Say } from '#product/printing/server';
import type { StoredTally } from '../../report';
import { aspects, kinds, scales } from './labels';

/** What all sheets together ask for: equal texts once, with how many asked; nobody's number stands beside it. */
const consolidated = (sheets: readonly Sheet[], say: Say) => {
  const all = sheets.flatMap(({ problems, advice }) => [
    ...problems.map(({ text }) => ({ kind: say(kinds.problem), text: text.trim() })),
    ...advice.map(({ text }) => ({ kind: say(kinds.advice), text: text.trim() })),
  ]);
  const keys = [...new Set(all.filter(({ text }) => text !== '').map((one) => JSON.stringify(one)))].sort();
  return keys.map((key) => ({
    ...(JSON.parse(key) as (typeof all)[number]),
    count: say('{count} 人', { count: all.filter((one) => JSON.stringify(one) === key).length }),
  }));
};

const concordanceText = (tally: StoredTally | null): string => {
  const concordance = tally?.agreement?.concordance;
  return typeof concordance === 'number' ? `肯德尔和谐系数 W = ${concordance}。` : '';
};

/** That the panel was too far apart at first, how far, and what it did about it (domain §9.7). */
const discussedText = (before: StoredTally): string =>
  `首轮意见分歧超过限度，专家组经匿名讨论后重新评价；讨论前：${concordanceText(before) || '未计算和谐系数。'}`;

const figure = (number: number): string => String(Math.round(number * 10) / 10);

/** Annex D: medians and spread over all sheets, where it was talked over those before it as well (`before`), and the consolidated advice (domain §6.1). */
export const agreementPart = (
  sheets: readonly Sheet[],
  levels: readonly SheetLevels[],
  tally: StoredTally | null,
  category: OutcomeCategory,
  before: StoredTally | null,
  say: Say,
): ReportDocument['annexes']['agreement'] => {
  const line = (
    item: string,
    values: readonly (number | null | undefined)[],
    earlier?: { readonly median: number; readonly deviation: number },
  ) => {
    const given = values.filter((value) => typeof value === 'number');
    return given.length === 0
      ? []
      : [
          {
            item,
            before: earlier ? `${figure(earlier.median)}（${figure(earlier.deviation)}）` : '',
            median: figure(median(given)),
            spread: figure(medianAbsoluteDeviation(given)),
          },
        ];
  };
  return {
    text:
      sheets.length === 0
        ? '专家评价尚未结束。'
        : `${sheets.length} 份意见表的汇总。` +
          concordanceText(tally) +
          (before?.agreement ? discussedText(before) : ''),
    hasDiscussion: Boolean(before?.agreement),
    lines: [
      ...valueLines.flatMap((value) =>
        line(
          say(valueLabels[value]),
          sheets.map(({ scores }) => scores[value]),
          before?.agreement?.lines.find((each) => each.line === value),
        ),
      ),
      ...(Object.keys(scales) as (keyof typeof scales)[]).flatMap((which) =>
        line(
          say('{scale}（级）', { scale: say(scales[which]) }),
          levels.map((each) => each[which]),
        ),
      ),
      ...(category === 'basicTheory' ? [] : medicalLines).flatMap((aspect) =>
        line(
          say(aspects[aspect]),
          sheets.map(({ medical }) => medical?.[aspect]),
        ),
      ),
    ],
    advice: consolidated(sheets, say),
  };
};
