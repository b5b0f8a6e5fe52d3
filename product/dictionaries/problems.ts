import { Problem, problems } from '#contract/problem';
import { general } from '#contract/problems';
import { inLanguage, type Language, type Word } from '#contract/words';

/** What administering the dictionaries can refuse, besides the general failures. */
export const dictionaryProblems = problems({
  kept: [
    2501,
    '平台规则依赖此代码，只能修改名称',
    'Rules of the platform depend on this code; only its names can be changed',
    'Las reglas de la plataforma dependen de este código; solo pueden cambiarse sus nombres',
  ],
  parentDeleted: [
    2502,
    '请先恢复上级项',
    'Please restore the item above it first',
    'Restaure antes el elemento superior',
  ],
});

/** A place where a code stands, by its name in three languages, and how often. */
export interface UsedIn {
  readonly place: Word;
  readonly column: string;
  readonly count: number;
}

/** 2008, saying where and how often. */
export const usedIn = (uses: readonly UsedIn[], language: Language): Problem => {
  const listed = (at: 0 | 1 | 2, between: string) =>
    uses.map(({ place, count }) => `${place[at]} ${count}`).join(between);
  const { code, says } = general.inUse.kind;
  return new Problem(
    {
      code,
      says: [
        `${says[0]}：${listed(0, '、')}`,
        `${says[1]}: ${listed(1, ', ')}`,
        `${says[2]}: ${listed(2, ', ')}`,
      ],
    },
    {},
    uses.map(({ place, column, count }) => ({
      Place: inLanguage(place, language),
      Column: column,
      Count: count,
    })),
  );
};
