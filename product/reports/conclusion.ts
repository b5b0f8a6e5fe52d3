import { labelOf } from '#product/dictionaries/dictionaries';
import { scales as ranges } from '#product/dictionaries/scales';
import { standings } from '#product/levels/overall';
import type { OutcomeCategory, OverallLevel } from '#product/levels/level';
import type { LevelsInForce } from '#product/levels/assessment';
import type { Sections } from './sections';

type Which = 'maturity' | 'innovation' | 'advancement' | 'overall';

/** A place where a text names a level: the words it uses, and which level they mean. */
export interface NamedLevel {
  readonly which: Which;
  readonly words: string;
  readonly level: number | OverallLevel;
}

const digits = '一二三四五六七八九';
/** 8, 八 and 十三 alike. */
const numberOf = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones = ''] = text.includes('十') ? text.split('十') : [null, text];
  return (tens === null ? 0 : 10 * (tens === '' ? 1 : digits.indexOf(tens) + 1)) + digits.indexOf(ones) + 1;
};

const scales = { maturity: '成熟度', innovation: '创新度', advancement: '先进度' } as const;
const standingNames = ['国际领先', '国际先进', '国内领先', '国内先进', '国内一般'] as const;

/** What a level is contrasted with, or what comes next, is not claimed. */
const notClaimed = '(?<!(?:未|不|距|向|下一)[^，。；;\\n]{0,5})';

/** Levels that a text names by their figures: 先进度七级. */
export const numbersIn = (text: string): NamedLevel[] =>
  (Object.keys(scales) as (keyof typeof scales)[]).flatMap((which) =>
    [
      ...text.matchAll(
        new RegExp(`${scales[which]}[^，。；、,;\\n]{0,8}?([0-9]{1,2}|[一二三四五六七八九十]{1,3}) ?级`, 'g'),
      ),
    ].map(([words, level]) => ({ which, words, level: numberOf(level!) })),
  );

/** The names of the maturity levels; what public benefit calls 10 to 13 are words of everyday use and claim nothing. */
const maturityNamesIn = (text: string, category: OutcomeCategory): NamedLevel[] =>
  Array.from(
    { length: category === 'publicBenefit' ? 9 : ranges.maturity.most },
    (_, place) => place + 1,
  ).flatMap((level) => {
    const name = labelOf('maturity', String(level), 'zh');
    return new RegExp(`${notClaimed}${name}`).test(text)
      ? [{ which: 'maturity' as const, words: name, level }]
      : [];
  });

const standingsIn = (text: string): NamedLevel[] =>
  [...text.matchAll(new RegExp(`${notClaimed}(${standingNames.join('|')})(?:水平|地位)`, 'g'))].map(
    ([words, name]) => ({
      which: 'overall',
      words,
      level: standings[standingNames.indexOf(name as (typeof standingNames)[number])]!,
    }),
  );

/**
 * Where the conclusion names another level than the one that stands: text and levels of one report may not contradict each
 * other, however the level came about. Only a report's conclusion is read; what its chapters discuss may name any level.
 */
export const contradictions = (
  conclusion: Pick<Sections['conclusion'], 'opinion' | 'plainLanguage' | 'values'> | undefined,
  levels: LevelsInForce,
  category: OutcomeCategory,
): NamedLevel[] => {
  if (!conclusion) return [];
  const text = [
    conclusion.opinion,
    conclusion.plainLanguage,
    ...conclusion.values.map(({ value }) => value),
  ].join('\n');
  const standing: Readonly<Record<Which, number | OverallLevel | null>> = {
    maturity: levels.maturityLevel,
    innovation: levels.innovationLevel,
    advancement: levels.advancementLevel,
    overall: levels.overallLevel,
  };
  const found = [...numbersIn(text), ...maturityNamesIn(text, category), ...standingsIn(text)];
  return found.filter(
    ({ which, words, level }, place) =>
      level !== standing[which] && found.findIndex((each) => each.words === words) === place,
  );
};

/**
 * The correction that a text of the conclusion needs, or nothing: the assessor wrote before the panel judged, what went out
 * to be judged is not rewritten, and nothing printed or published may leave two levels standing side by side.
 * `standing` says the levels that stand.
 */
export const correctionOf = (text: string, named: readonly NamedLevel[], standing: string): string => {
  const words = named.filter((each) => text.includes(each.words));
  if (words.length === 0) return '';
  const quoted = [...new Set(words.map((each) => `“${each.words}”`))].join('、');
  return `\n更正：上文${quoted}为专家评价前评估师的评定，与发布等级不一致；以发布等级为准，即${standing}。`;
};
