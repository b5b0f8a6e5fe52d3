import { expect, test } from 'vitest';
import type { OverallLevel } from '#product/levels/level';
import { claimsBeyond, type PublishedLevels } from './level-claims';

const at = (overallLevel: OverallLevel, more: Partial<PublishedLevels> = {}): PublishedLevels => ({
  overallLevel,
  ...{ maturityLevel: 9, innovationLevel: 2, advancementLevel: 5 },
  ...more,
});
/** From the highest to none at all: who may say it may say what comes after it, too. */
const ladder: readonly OverallLevel[] = [
  'internationallyLeading',
  'internationallyAdvanced',
  'domesticallyLeading',
  'domesticallyAdvanced',
  'domesticallyAverage',
  'notRated',
];
/** What claims each level, by the lowest that may say it. */
const claiming: Readonly<Record<string, readonly string[]>> = {
  internationallyLeading: [
    '本成果国际领先',
    '总体达到国际领先水平',
    '世界一流的诊疗方案',
    '技术处于全球领先地位',
    '在国际上处于领先',
    '国际同类技术领先',
    '引领世界的平台',
    '國際領先',
    '国 际 领 先',
    '国际“领先”水平',
    '国\u200b际领先',
    '不仅填补需求，而且国际领先',
    'An internationally leading device',
    'World-class imaging',
    'It is the best system in the world.',
    'A world‑leading assay',
    'the world’s leading method',
    'Not only safe but a global leader',
    'Es líder internacional en su campo',
    'LÍDER MUNDIAL',
    'un dispositivo de clase mundial',
    'No solo es segura: es líder a nivel mundial',
  ],
  internationallyAdvanced: [
    '达到国际先进水平',
    '国际上先进',
    '位居世界前列',
    '国际达到',
    '达到国际水平',
    'internationally advanced',
    'of an advanced international level',
    'advanced technology worldwide',
    'un nivel avanzado internacional',
    'nivel internacional alcanzado',
  ],
  domesticallyLeading: [
    '国内领先',
    '在国内处于领先地位',
    '全国第一',
    '國內領先',
    'domestically leading',
    'the leading system in China',
    'Líder nacional',
    'líder en China',
  ],
  domesticallyAdvanced: ['国内先进水平', '我国先进', 'nationally advanced', 'avanzado a nivel nacional'],
};

test.each(Object.entries(claiming))('%s is claimed by its words, and by nobody below it', (least, texts) => {
  for (const text of texts)
    for (const level of ladder) {
      const mayBeSaid = ladder.indexOf(level) <= ladder.indexOf(least as OverallLevel);
      expect(claimsBeyond(text, at(level)).length === 0, `${text} · ${level}`).toBe(mayBeSaid);
    }
});

test('what is denied, aimed at, or about something else claims nothing', () => {
  for (const text of [
    '尚未达到国际领先水平',
    '距国际先进仍有差距',
    '对标国际一流',
    '并非国内领先',
    '国际合作项目，先进个人主持',
    '参加国际会议',
    '国内多家医院使用',
    'It is not internationally leading',
    'This isn’t world-class yet',
    'The leading cause of stroke',
    'advanced heart failure',
    'an international trial with advanced statistics of its own',
    'No es líder mundial',
    'Un ensayo internacional',
    'Programa nacional de salud avanzada',
  ])
    expect(claimsBeyond(text, at('domesticallyAverage')), text).toEqual([]);
});

test('originality and figures are measured by the report’s own scales', () => {
  const told = (text: string, more: Partial<PublishedLevels> = {}) =>
    claimsBeyond(text, at('internationallyLeading', more)).length > 0;
  for (const [text, innovationLevel] of [
    ['国际原创', 4],
    ['世界首创', 3],
    ['填补国际空白', 3],
    ['the first system in the world', 3],
    ['pionero a nivel mundial', 3],
    ['国内原创', 2],
    ['国内首创', 1],
    ['China’s first', 1],
  ] as const)
    expect(
      [told(text, { innovationLevel: innovationLevel - 1 }), told(text, { innovationLevel })],
      text,
    ).toEqual([true, false]);
  for (const text of ['先进度七级', '先进度达到 7 级', 'advancement level 7', 'level 7 of advancement', 'nivel 7 de avance'])
    expect([told(text, { advancementLevel: 6 }), told(text, { advancementLevel: 7 })], text).toEqual([true, false]);
  expect([told('成熟度 13 级'), told('成熟度九级'), told('maturity level 9')]).toEqual([true, false, false]);
  // Not rated at all: nothing may be claimed.
  expect(claimsBeyond('国际领先；国内先进；先进度1级', at('notRated', { advancementLevel: null }))).toHaveLength(3);
}); // oxfmt-ignore

test('the refusal names the words, each once', () => {
  expect(claimsBeyond('国际领先、国际领先，国内领先', at('domesticallyLeading'))).toEqual(['国际领先']);
});
