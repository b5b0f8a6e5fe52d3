import { words } from '#contract/words';

/** What the page says on which the public-service agency decides about the form of a sheet. */
export const formRulingWords = words({
  title: [
    '裁定第 {{number}} 号专家意见表的形式',
    'Decide about the form of expert {{number}}’s sheet',
    'Decidir sobre la forma del dictamen del experto {{number}}',
  ],
  text: [
    '该意见表已两次因形式退回，评价机构认为仍有形式问题。只就形式作出决定；分数、等级和结论不显示，也不得作为理由。',
    'This sheet was returned twice for its form, and the agency still finds it wanting. Decide about the form alone: scores, levels and the verdict are not shown and are no reason.',
    'Este dictamen se devolvió dos veces por su forma y la agencia aún la considera deficiente. Decida solo sobre la forma: puntuaciones, niveles y conclusión no se muestran ni sirven de motivo.',
  ],
  decision: ['决定', 'Decision', 'Decisión'],
  'result.accepted': [
    '形式合格，按现状采用',
    'The form will do: the sheet counts as it is',
    'La forma es válida: el dictamen cuenta tal cual',
  ],
  'result.replace': [
    '形式不合格，更换该专家',
    'The form will not do: the expert is replaced',
    'La forma no es válida: se sustituye al experto',
  ],
  reason: ['决定理由', 'Reason', 'Motivo'],
  done: ['已作出决定', 'Decided', 'Decidido'],
  decide: ['作出决定', 'Decide', 'Decidir'],
  gone: [
    '该意见表没有待决定的形式问题，可能已由他人决定。',
    'Nothing about this sheet is to be decided; somebody else may have done it.',
    'No queda nada por decidir sobre este dictamen; quizá ya lo hizo otra persona.',
  ],
});

declare module '#contract/words' {
  interface WordRegistry {
    formRuling: keyof typeof formRulingWords;
  }
}
