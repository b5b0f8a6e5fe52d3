import { scales } from '#product/dictionaries/scales';
import { standings } from '#product/levels/overall';
import type { OverallLevel } from '#product/levels/level';
import { numbersIn } from '#product/reports/conclusion';

/** The levels that a published report stands at; null where it was not rated. */
export interface PublishedLevels {
  readonly maturityLevel: number | null;
  readonly innovationLevel: number | null;
  readonly advancementLevel: number | null;
  readonly overallLevel: OverallLevel;
}
type Least =
  | { readonly overall: (typeof standings)[number] }
  | { readonly innovation: number }
  | { readonly maturity: number }
  | { readonly advancement: number };

const zh = {
  world: '(?:国际|世界|全球)',
  china: '(?:国内|全国|我国|中国)',
  /** What may stand between the place and the claim: 国际同类技术领先, 国内处于领先. */
  between:
    '(?:上|内|中|范围|同类|同行|行业|业内|同期|领域|医学|科技|技术|产品|水平|整体|总体|的|处于|居于|位居|均|已|最){0,4}',
};
const en = {
  world: '(?:in the world|worldwide|world wide|globally|internationally)',
  china: '(?:in china|in the country|nationally|nationwide|domestically)',
  few: '(?: [a-z]+){0,2}',
};
const es = {
  world:
    '(?:internacional(?:es|mente)?|mundial(?:es|mente)?|global(?:es|mente)?|del mundo|en el mundo|a (?:nivel|escala) (?:mundial|internacional|global))',
  china: '(?:nacional(?:es|mente)?|de china|en china|del pais|en el pais|a (?:nivel|escala) nacional)',
  few: '(?: [a-z]+){0,2}',
};
const first = '(?:领先|一流|第一|顶尖|顶级|首位|领跑|居首|之最)';
const leader = 'lider(?:es|azgo)?';

/**
 * Words that claim a level, and the least that a report must stand at for them (domain §5.2, §5.3, §6.3 and §9.18): the one
 * table, in the three languages. Chinese is read without blanks and signs within a sentence, the others in lower case without
 * accents.
 */
const claims: readonly (readonly [least: Least, chinese: string, english: string, spanish: string])[] = [
  [
    { overall: 'internationallyLeading' },
    `${zh.world}${zh.between}${first}|(?:领先|领跑|引领)于?${zh.world}`,
    `(?:internationally|globally|international|global|world) (?:leading|class|leaders?|leadership)|(?:leading|best|foremost|unrivalled|top)${en.few} ${en.world}|world's (?:leading|best|top)|leads? the (?:world|field worldwide)`,
    `${leader}${es.few} ${es.world}|(?:internacional|mundial)mente lider|de clase mundial|(?:el|la|los|las) mejor(?:es)?${es.few} (?:del mundo|a nivel mundial)`,
  ],
  [
    { overall: 'internationallyAdvanced' },
    `${zh.world}${zh.between}(?:先进|前列)|国际达到|(?:达到|具有|具备)${zh.world}水平`,
    `(?:internationally|globally|international|global|world) advanced|advanced${en.few} ${en.world}|advanced (?:international|global|world)|international level reached|state of the art ${en.world}`,
    `avanzad[oa]s?${es.few} ${es.world}|(?:internacional|mundial)mente avanzad[oa]s?|nivel internacional (?:avanzado|alcanzado)|vanguardia (?:internacional|mundial)`,
  ],
  [
    { overall: 'domesticallyLeading' },
    `${zh.china}${zh.between}${first}|(?:领先|领跑|引领)于?${zh.china}`,
    `(?:domestically|nationally|domestic|national) (?:leading|leaders?|leadership)|(?:leading|best|foremost|top)${en.few} ${en.china}|china's (?:leading|best|top)`,
    `${leader}${es.few} ${es.china}|nacionalmente lider|(?:el|la|los|las) mejor(?:es)?${es.few} (?:de china|del pais)`,
  ],
  [
    { overall: 'domesticallyAdvanced' },
    `${zh.china}${zh.between}(?:先进|前列)|国内达到|(?:达到|具有|具备)${zh.china}水平`,
    `(?:domestically|nationally|domestic|national) advanced|advanced${en.few} ${en.china}|domestic level reached`,
    `avanzad[oa]s?${es.few} ${es.china}|nacionalmente avanzad[oa]s?|nivel nacional (?:avanzado|alcanzado)`,
  ],
  [
    { innovation: 4 },
    `${zh.world}${zh.between}原创`,
    `original ${en.world}|(?:internationally|globally) original`,
    `original(?:es)? ${es.world}`,
  ],
  [
    { innovation: 3 },
    `${zh.world}${zh.between}(?:首创|首个|首例|首次)|填补${zh.world}${zh.between}空白`,
    `first${en.few} ${en.world}|world's first|world first|unprecedented ${en.world}`,
    `(?:primer[oa]?|pioner[oa]s?|inedit[oa]s?)${es.few} ${es.world}`,
  ],
  [
    { innovation: 2 },
    `${zh.china}${zh.between}原创`,
    `original ${en.china}|(?:domestically|nationally) original`,
    `original(?:es)? ${es.china}`,
  ],
  [
    { innovation: 1 },
    `${zh.china}${zh.between}(?:首创|首个|首例|首次)|填补${zh.china}${zh.between}空白`,
    `first${en.few} ${en.china}|china's first`,
    `(?:primer[oa]?|pioner[oa]s?|inedit[oa]s?)${es.few} ${es.china}`,
  ],
];

/** What somebody denies, or is on the way to, they do not claim; «not only» denies nothing. */
const denied = {
  chinese:
    '(?<!(?:尚未|并未|从未|未达|未能|未到|没有|并非|绝非|不是|尚非|距|追赶|赶超|对标|瞄准)[^，。；！？\\n]{0,4})',
  english: "(?<!\\b(?:not|never|no|nor|without)(?! only)\\b(?: [a-z']+){0,3} )",
  spanish: '(?<!\\b(?:no|nunca|ni|sin|tampoco)(?! solo| solamente| unicamente)\\b(?: [a-z]+){0,3} )',
};
const table = claims.map(([least, chinese, english, spanish]) => ({
  least,
  chinese: new RegExp(`${denied.chinese}(?:${chinese})`, 'g'),
  latin: new RegExp(`${denied.english}\\b(?:${english})\\b|${denied.spanish}\\b(?:${spanish})\\b`, 'g'),
}));

const simplified: Readonly<Record<string, string>> = {
  ...{ 國: '国', 際: '际', 領: '领', 進: '进', 內: '内', 創: '创', 補: '补', 處: '处', 術: '术' },
  ...{ 達: '达', 個: '个', 級: '级', 頂: '顶', 類: '类', 產: '产', 業: '业', 沒: '没', 應: '应' },
};
/** Spelt one way: no wide letters, nothing unseen, no accents, one kind of Chinese signs. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[國際領進內創補處術達個級頂類產業沒應]/g, (sign) => simplified[sign]!)
    .replace(/[’‘`´]/g, "'")
    .replace(/n't\b/g, ' not');
const chineseOf = (text: string): string =>
  text.replace(/[,.;!?、：:]/g, '，').replace(/[^\p{Script=Han}，。；！？\n]/gu, '');
const latinOf = (text: string): string =>
  text.replace(/[,.;:!?()。，；]/g, ' , ').replace(/[^a-z0-9',]+/g, ' ');

const named = {
  maturity: 'maturity|madurez',
  innovation: 'innovation|innovacion',
  advancement: 'advancement|avance',
} as const;
type Scale = keyof typeof named;
/** Figures: «advancement level 7», «nivel 7 de avance»; the Chinese ones are read as a report's are. */
const figuresIn = (latin: string): { readonly words: string; readonly least: Least }[] =>
  (Object.keys(named) as Scale[]).flatMap((scale) =>
    [
      ...latin.matchAll(
        new RegExp(
          `\\b(?:${named[scale]})(?: (?:level|degree|grade|nivel|grado|of|de|at|a))* (\\d{1,2})\\b|\\b(?:level|grade|nivel|grado) (\\d{1,2}) (?:of|in|de|en) (?:${named[scale]})\\b`,
          'g',
        ),
      ),
    ]
      .map((found) => ({ words: found[0], level: Number(found[1] ?? found[2]) }))
      .filter(({ level }) => level <= scales[scale].most)
      .map(({ words, level }) => ({ words, least: { [scale]: level } as unknown as Least })),
  );

const isReached = (least: Least, levels: PublishedLevels): boolean => {
  if ('overall' in least) {
    const place = standings.indexOf(levels.overallLevel as (typeof standings)[number]);
    return place >= 0 && place <= standings.indexOf(least.overall);
  }
  if ('innovation' in least) return (levels.innovationLevel ?? 0) >= least.innovation;
  if ('maturity' in least) return (levels.maturityLevel ?? 0) >= least.maturity;
  return (levels.advancementLevel ?? 0) >= least.advancement;
};

/** The words of a text that claim more than a report stands at, each once; a lower level may be named. */
export const claimsBeyond = (text: string, levels: PublishedLevels): string[] => {
  const plain = folded(text);
  const [chinese, latin] = [chineseOf(plain), latinOf(plain)];
  const found = [
    ...table.flatMap(({ least, ...spelt }) =>
      [...chinese.matchAll(spelt.chinese), ...latin.matchAll(spelt.latin)].map(([words]) => ({
        words,
        least,
      })),
    ),
    ...figuresIn(latin),
    ...numbersIn(plain).map(({ words, which, level }) => ({
      words,
      least: { [which]: level } as unknown as Least,
    })),
  ];
  return [
    ...new Set(found.filter(({ least }) => !isReached(least, levels)).map(({ words }) => words.trim())),
  ];
};
