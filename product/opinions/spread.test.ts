import { expect, test } from 'vitest';
import { standardValues } from '#product/settings/settings';
import { emptySheet, type SheetContent } from './sheet';
import { spreadOf } from './spread';

const proposed = { maturity: 7, innovation: 2, advancement: 5 };
const agreed = { agrees: true, own: null, reason: '' };
const sheet = (technical: number | null, maturity: number | null = null): SheetContent => ({
  ...emptySheet,
  scores: { ...emptySheet.scores, technical },
  levels: {
    maturity: maturity === null ? agreed : { agrees: false, own: maturity, reason: '缺少随访' },
    innovation: agreed,
    advancement: agreed,
  },
  comments: { ...emptySheet.comments, advancement: '优于同类', maturity: '已定型' },
});
const spread = (sheets: readonly SheetContent[], reason: string | null = null, template = 1) =>
  spreadOf(
    sheets.map((each) => ({ sheet: each, revisionReason: reason })),
    { template, proposed },
    standardValues,
  );
const at = (place: string, ...given: Parameters<typeof spread>) =>
  spread(...given).find((each) => each.place.join('.') === place)!;

test('a score is an outlier beyond the limit, not at it, and stands beside its reason', () => {
  const { median, deviation, said } = at('scores.technical', [sheet(80), sheet(80), sheet(65), sheet(64)]);
  expect([median, deviation]).toEqual([72.5, 7.5]);
  expect(said.map(({ isOutlier }) => isOutlier)).toEqual([false, false, false, false]);
  const wide = at('scores.technical', [sheet(80), sheet(80), sheet(65), sheet(64), sheet(80)]);
  expect(wide.said.map(({ value, isOutlier }) => [value, isOutlier])).toEqual([
    [80, false],
    [80, false],
    [65, false],
    [64, true],
    [80, false],
  ]);
  expect(wide.said[3]!.reason).toBe('优于同类');
});

test('a level counts as what the sheet stands for; on a scale of thirteen one level is little, two are much', () => {
  const { median, said } = at('levels.maturity', [
    sheet(80),
    sheet(80),
    sheet(80, 6),
    sheet(80, 5),
    sheet(80),
  ]);
  expect(median).toBe(7);
  expect(said.map(({ value, isOutlier }) => [value, isOutlier])).toEqual([
    [7, false],
    [7, false],
    [6, false],
    [5, true],
    [7, false],
  ]);
  expect(said[3]!.reason).toBe('缺少随访\n已定型');
  expect(at('levels.maturity', [sheet(80, 5)], '看了随访资料').said[0]!.reason).toMatch(
    /^看了随访资料\n缺少随访/,
  );
});

test('what nobody gave has no middle, and a theory no medical lines', () => {
  expect(at('scores.technical', [sheet(null)])).toMatchObject({
    median: null,
    deviation: null,
    said: [{ value: null, isOutlier: false }],
  });
  const parts = (template: number) =>
    new Set(spread([sheet(80)], null, template).map(({ place }) => place[0]));
  expect(parts(1)).toContain('medical');
  expect(parts(2)).not.toContain('medical');
});
