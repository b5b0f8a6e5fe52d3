import { problems } from '#contract/problem';

/** What changing settings can refuse. */
export const settingProblems = problems({
  nothingChanged: [2761, '没有任何修改', 'Nothing has been changed', 'No se ha cambiado nada'],
});
