import { median, medianAbsoluteDeviation } from '#product/panels/rules/agreement';
import { medicalLines } from '#product/panels/rules/types';
import type { Sheet } from '#product/panels/sheet';
import { valueLines } from '#product/levels/five-values';
import type { SheetLevels } from '#product/levels/publish';
import type { OutcomeCategory } from '#product/levels/level';
import { valueLabels, type ReportDocument } from '#product/printing/server';
import type { StoredTally } from '../../report';
import { aspects, kinds, scales } from './words';

/** What all sheets together ask for: equal texts once, with how many asked; nobody's number stands beside it. */
const consolidated = (sheets: readonly Sheet[]) => {
  const all = sheets.flatMap(({ problems, advice }) => [
    ...problems.map(({ text }) => ({ kind: kinds.problem, text: text.trim() })),
    ...advice.map(({ text }) => ({ kind: kinds.advice, text: text.trim() })),
  ]);
  const keys = [...new Set(all.filter(({ text }) => text !== '').map((one) => JSON.stringify(one)))].sort();
  return keys.map((key) => ({
    ...(JSON.parse(key) as (typeof all)[number]),
    count: `${all.filter((one) => JSON.stringify(one) === key).length} 人`,
  }));
};

const figure = (number: number): string => String(Math.round(number * 10) / 10);

/** Annex D: medians and spread over all sheets, and the consolidated advice (domain §6.1). */
export const agreementPart = (
  sheets: readonly Sheet[],
  levels: readonly SheetLevels[],
  tally: StoredTally | null,
  category: OutcomeCategory,
): ReportDocument['annexes']['agreement'] => {
  const line = (item: string, values: readonly (number | null | undefined)[]) => {
    const given = values.filter((value) => typeof value === 'number');
    return given.length === 0
      ? []
      : [{ item, median: figure(median(given)), spread: figure(medianAbsoluteDeviation(given)) }];
  };
  const concordance = tally?.agreement?.concordance;
  return {
    text:
      sheets.length === 0
        ? '专家评价尚未结束。'
        : `${sheets.length} 份意见表的汇总。` +
          (typeof concordance === 'number' ? `肯德尔和谐系数 W = ${concordance}。` : ''),
    lines: [
      ...valueLines.flatMap((value) =>
        line(
          valueLabels[value],
          sheets.map(({ scores }) => scores[value]),
        ),
      ),
      ...(Object.keys(scales) as (keyof typeof scales)[]).flatMap((which) =>
        line(
          `${scales[which]}（级）`,
          levels.map((each) => each[which]),
        ),
      ),
      ...(category === 'basicTheory' ? [] : medicalLines).flatMap((aspect) =>
        line(
          aspects[aspect],
          sheets.map(({ medical }) => medical?.[aspect]),
        ),
      ),
    ],
    advice: consolidated(sheets),
  };
};
