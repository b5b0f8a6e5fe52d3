import { describe, expect, it } from 'vitest';
import { confirmationDefects, levelOf, sheetDefects } from './opinion-form';
import type { LevelView, Sheet } from './sheet';

const agreed: LevelView = { agrees: true, own: null, reason: '' };
const item = (text: string, isMandatory = false) => ({ text, isMandatory });

const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  declared: true,
  scores: { scientific: 80, technical: 0, economic: 100, social: 70, cultural: 60, potential: 75 },
  levels: { maturity: agreed, innovation: agreed, advancement: agreed },
  medical: { safety: 5, effectiveness: 4, clinicalNeed: 4, ethicsRisk: 1 },
  comments: {
    innovation: '新'.repeat(20),
    advancement: '先'.repeat(15),
    maturity: '熟'.repeat(15),
    applicationValue: '',
  },
  problems: [item('The follow-up is short')],
  advice: [item('Follow up for a year')],
  overall: 'domesticallyLeading',
  overallReason: '',
  conclusion: 'agree',
  familiarity: 'familiar',
  ...more,
});

const fields = (one: Sheet, template: 1 | 2 = 1) =>
  sheetDefects(one, template).map(({ field, word }) => `${field}: ${word}`);

describe('an opinion sheet (domain §6.4)', () => {
  it('that is complete can be submitted, whatever its verdict', () => {
    for (const conclusion of ['agree', 'agreeAfterModification', 'disagree'] as const)
      expect(fields(sheet({ conclusion }))).toEqual([]);
  });

  it('needs every score between 0 and 100', () => {
    const scores = { ...sheet().scores, technical: null, social: 101, cultural: Number.NaN };
    expect(fields(sheet({ scores }))).toEqual([
      'scores.technical: scoreMissing',
      'scores.social: scoreMissing',
      'scores.cultural: scoreMissing',
    ]);
  });

  it('needs a view of every level, and a reason where it differs', () => {
    const levels = (maturity: Partial<LevelView>) => ({
      ...sheet().levels,
      maturity: { agrees: false, own: 5, reason: 'the test was made on an older sample', ...maturity },
    });
    expect(fields(sheet({ levels: levels({}) }))).toEqual([]);
    expect(fields(sheet({ levels: levels({ reason: ' ' }) }))).toEqual([
      'levels.maturity.reason: deviationWithoutReason',
    ]);
    expect(fields(sheet({ levels: levels({ own: 14 }) }))).toEqual(['levels.maturity: ownLevelMissing']);
    expect(fields(sheet({ levels: levels({ own: 5.5 }) }))).toEqual(['levels.maturity: ownLevelMissing']);
    expect(fields(sheet({ levels: levels({ own: null }) }))).toEqual(['levels.maturity: ownLevelMissing']);
    expect(fields(sheet({ levels: levels({ agrees: null }) }))).toEqual(['levels.maturity: levelNotJudged']);
    const own = (which: 'maturity' | 'innovation' | 'advancement', level: number) =>
      fields(
        sheet({
          levels: { ...sheet().levels, [which]: { agrees: false, own: level, reason: 'an older sample' } },
        }),
      );
    for (const [which, lowest, highest] of [
      ['maturity', 1, 13],
      ['innovation', 0, 4],
      ['advancement', 1, 7],
    ] as const) {
      for (let level = lowest; level <= highest; level += 1)
        expect(own(which, level), `${which} ${level}`).toEqual([]);
      for (const level of [lowest - 1, highest + 1])
        expect(own(which, level), `${which} ${level}`).toEqual([`levels.${which}: ownLevelMissing`]);
    }
  });

  it('needs the medical lines, except for a theory', () => {
    const medical = { safety: 0, effectiveness: null, clinicalNeed: 6, ethicsRisk: 5 };
    expect(fields(sheet({ medical }))).toEqual([
      'medical.safety: medicalLineMissing',
      'medical.effectiveness: medicalLineMissing',
      'medical.clinicalNeed: medicalLineMissing',
    ]);
    expect(fields(sheet({ medical }), 2)).toEqual([]);
  });

  it('needs fifty characters of comment in all; spaces say nothing', () => {
    const comments = (length: number) => ({
      innovation: '字'.repeat(length),
      advancement: '   '.repeat(30),
      maturity: '',
      applicationValue: '',
    });
    expect(fields(sheet({ comments: comments(50) }))).toEqual([]);
    expect(sheetDefects(sheet({ comments: comments(49) }), 1)).toEqual([
      { field: 'comments', word: 'commentsTooShort', values: { count: 49, fewest: 50 } },
    ]);
  });

  it('needs problems, advice, standing, conclusion, familiarity and the declaration', () => {
    const empty = sheet({
      declared: false,
      problems: [],
      advice: [item('  ')],
      overall: null,
      conclusion: null,
      familiarity: null,
    });
    expect(fields(empty)).toEqual([
      'declaration: declarationMissing',
      'problems: problemsMissing',
      'advice: adviceMissing',
      'overall: overallVoteMissing',
      'conclusion: conclusionMissing',
      'familiarity: familiarityMissing',
    ]);
  });

  it('cannot agree and call an item mandatory', () => {
    const advice = [item('Repeat the type test', true)];
    expect(fields(sheet({ advice }))).toEqual(['conclusion: mandatoryContradictsAgree']);
    expect(fields(sheet({ advice, conclusion: 'agreeAfterModification' }))).toEqual([]);
  });
});

it('a confirm sheet needs its conclusion, and what is still wrong unless it confirms', () => {
  const words = (more: Partial<Sheet>) =>
    confirmationDefects(sheet({ problems: [], ...more })).map(({ word }) => word);
  expect(words({})).toEqual([]);
  expect(words({ conclusion: null })).toEqual(['conclusionMissing']);
  expect(words({ conclusion: 'agreeAfterModification' })).toEqual(['problemsMissing']);
  expect(confirmationDefects(sheet({ problems: [], conclusion: 'disagree' }))[0]!.field).toBe('problems');
  expect(confirmationDefects(sheet({ conclusion: null }))[0]!.field).toBe('conclusion');
});

it('a sheet stands for the computed level or the expert’s own', () => {
  expect(levelOf(agreed, 6)).toBe(6);
  expect(levelOf({ agrees: false, own: 4, reason: 'older sample' }, 6)).toBe(4);
});
