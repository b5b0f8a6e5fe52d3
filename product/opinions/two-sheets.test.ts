import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atPlace, withPlace, type SheetPlace } from './places';
import { emptySheet, sheetFacts, type SheetContent } from './sheet';
import { mergeSheets, mergeTexts } from './two-sheets';

const written = (...said: readonly [SheetPlace, unknown][]): SheetContent =>
  said.reduce((sheet, [place, value]) => withPlace(sheet, place, value), emptySheet);
const item = (text: string, isMandatory = false) => ({ text, isMandatory });

test('what one window alone wrote stands in both, and nobody is asked', () => {
  const mine = written([['scores', 'scientific'], 80], [['comments', 'maturity'], '已获证']);
  const theirs = written([['scores', 'social'], 70], [['conclusion'], 'agree']);
  const { sheet, taken, clashes } = mergeSheets(sheetFacts, emptySheet, mine, theirs);
  expect(sheet.scores).toMatchObject({ scientific: 80, social: 70 });
  expect(sheet).toMatchObject({ conclusion: 'agree', comments: { maturity: '已获证' } });
  expect(taken).toEqual([['scores', 'social'], ['conclusion']]);
  expect(clashes).toEqual([]);
});

test('where both wrote, the person is asked; what was said the same way twice is no question', () => {
  const mine = written([['scores', 'scientific'], 80], [['overall'], 'international']);
  const theirs = written([['scores', 'scientific'], 60], [['overall'], 'international']);
  const { sheet, clashes, base } = mergeSheets(sheetFacts, emptySheet, mine, theirs);
  expect(clashes).toEqual([['scores', 'scientific']]);
  expect(sheet.scores.scientific).toBe(80);
  // Asked again with a third change from the other window, the question is still the same one.
  const later = mergeSheets(sheetFacts, base, sheet, withPlace(theirs, ['scores', 'social'], 5));
  expect(later.clashes).toEqual([['scores', 'scientific']]);
  expect(later.taken).toEqual([['scores', 'social']]);
});

test('a level is one word with its reason: no half of it comes from the other window', () => {
  const mine = written([['levels', 'maturity'], { agrees: false, own: 7, reason: '缺少试验' }]);
  const theirs = written([['levels', 'maturity'], { agrees: true, own: null, reason: '' }]);
  expect(mergeSheets(sheetFacts, emptySheet, mine, theirs).clashes).toEqual([['levels', 'maturity']]);
});

test('lists hold what both wrote; what one took away is gone, what both changed stands twice', () => {
  const base = { ...emptySheet, problems: [item('甲'), item('乙'), item('丙')] };
  const mine = { ...base, problems: [item('甲'), item('乙改', true), item('丙'), item('丁')] };
  const theirs = { ...base, problems: [item('乙另改'), item('丙'), item('戊')] };
  const { sheet, taken } = mergeSheets(sheetFacts, base, mine, theirs);
  expect(sheet.problems.map(({ text }) => text)).toEqual(['乙另改', '丙', '戊', '乙改', '丁']);
  expect(taken).toEqual([['problems']]);
});

const places = [
  ...Object.keys(emptySheet.scores).map((name) => ['scores', name] as const),
  ...Object.keys(emptySheet.comments).map((name) => ['comments', name] as const),
  ['overallReason'] as const,
];
const sheets = fc
  .array(fc.tuple(fc.constantFrom(...places), fc.constantFrom('', '一', '二', '三')), { maxLength: 8 })
  .chain((said) =>
    fc.array(fc.constantFrom('甲', '乙', '丙'), { maxLength: 3 }).map((texts) => ({
      ...written(...(said as [SheetPlace, unknown][])),
      advice: texts.map((text) => item(text)),
    })),
  );

test('whatever two windows write, nothing that is new in either is lost unasked', () => {
  fc.assert(
    fc.property(sheets, sheets, sheets, (base, mine, theirs) => {
      const { sheet, clashes } = mergeSheets(sheetFacts, base, mine, theirs);
      for (const place of places) {
        const [was, here, there, now] = [base, mine, theirs, sheet].map((each) => atPlace(each, place));
        const isAsked = clashes.some((clash) => String(clash) === String(place));
        expect(isAsked).toBe(here !== was && there !== was && here !== there);
        expect(now).toBe(there !== was && here === was ? there : here);
      }
      const known = base.advice.map(({ text }) => text);
      for (const { text } of [...mine.advice, ...theirs.advice])
        if (!known.includes(text)) expect(sheet.advice.map((each) => each.text)).toContain(text);
    }),
  );
});

test('of a text that two windows wrote one holds where the other was silent or says the same, else the person is asked', () => {
  expect(mergeTexts('', '甲', '')).toBe('mine');
  expect(mergeTexts('', '', '乙')).toBe('theirs');
  expect(mergeTexts('旧', '同', '同')).toBe('mine');
  expect(mergeTexts('旧', '旧', '')).toBe('theirs');
  expect(mergeTexts('旧', '甲', '乙')).toBe('ask');
});
