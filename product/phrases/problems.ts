import { problems } from '#contract/problem';

/** What keeping phrases can refuse. */
export const phrasesProblems = problems({
  tooMany: [
    2180,
    '常用语最多 {{most}} 条',
    'There are at most {{most}} phrases',
    'Hay {{most}} frases como máximo',
  ],
  noOrganisation: [
    2181,
    '您没有所属单位，不能保存单位常用语',
    'You have no organisation to keep phrases for',
    'No tiene organización para la que guardar frases',
  ],
});
