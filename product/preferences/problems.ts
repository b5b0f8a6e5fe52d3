import { problems } from '#contract/problem';

/** Why a preference is not kept. */
export const preferencesProblems = problems({
  tooMany: [
    2040,
    '个人设置已达上限（{{most}} 项），请先清除不用的设置',
    'You already keep {{most}} preferences; remove some first',
    'Ya tiene {{most}} preferencias guardadas; elimine alguna primero',
  ],
});
