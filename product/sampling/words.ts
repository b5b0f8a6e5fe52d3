import { words } from '#contract/words';

/** What second reviews and the samples they are drawn from say (domain §9.20). */
export const samplingWords = words({
  mailed: [
    '抽样复评有新的进展，请登录平台查看',
    'There is news about a second review; please sign in',
    'Hay novedades sobre una segunda revisión; inicie sesión, por favor',
  ],
  jobFixed: ['确定抽样候选报告', 'Candidates of a draw fixed', 'Candidatos de un sorteo fijados'],
  jobDrawn: ['抽取复评报告', 'Reports drawn for a second review', 'Informes sorteados'],
  drawnSample: [
    '{{quarter}} 抽样复评已抽取 {{count}} 份报告，请指定复核人',
    '{{count}} {{count, report was|reports were}} drawn for a second review of {{quarter}}: please assign reviewers',
    'Se {{count, ha sorteado|han sorteado}} {{count}} {{count, informe|informes}} de {{quarter}}: designe a los revisores',
  ],
  toldAssigned: [
    '请您盲评复核“{{name}}”，请于 {{due}} 前完成',
    'You are asked for a blind second review of {{name}} until {{due}}',
    'Se le pide una segunda revisión ciega de {{name}} hasta el {{due}}',
  ],
  toldRelieved: [
    '“{{name}}”的盲评复核已改由他人进行',
    'Somebody else was asked for the second review of {{name}}',
    'Otra persona hará la segunda revisión de {{name}}',
  ],
  toldRecorded: [
    '“{{name}}”的复核结果已提交',
    'The second review of {{name}} has been recorded',
    'Se ha registrado la segunda revisión de {{name}}',
  ],
  toldDeclined: [
    '“{{name}}”的复核人已谢绝，请另行指定',
    'The reviewer of {{name}} has declined: please assign somebody else',
    'El revisor de {{name}} ha rechazado: designe a otra persona',
  ],
  toldAgrees: [
    '“{{name}}”的抽样复评结果与评价一致',
    'The second review of {{name}} agrees with the evaluation',
    'La segunda revisión de {{name}} coincide con la evaluación',
  ],
  toldDeviates: [
    '“{{name}}”的抽样复评结果与评价存在偏差，已计入机构登记',
    'The second review of {{name}} deviates from the evaluation and counts in the agency’s entry',
    'La segunda revisión de {{name}} se desvía de la evaluación y consta en el registro de la agencia',
  ],
  actorPublicAgency: ['公共服务机构', 'Public-service agency', 'Agencia de servicio público'],
  actorSecondReviewer: ['复核人', 'Second reviewer', 'Segundo revisor'],
  actorSystem: ['系统', 'The system', 'El sistema'],
  stepDrawSample: ['抽中', 'Drawn', 'Sorteado'],
  stepAssignReviewer: ['指定复核人', 'Reviewer assigned', 'Revisor designado'],
  stepDeclineReview: ['复核人谢绝', 'Reviewer declined', 'Revisor rechazó'],
  stepRecordReview: ['提交复核结果', 'Review recorded', 'Revisión registrada'],
  stepCloseSample: ['结束复评', 'Closed', 'Cerrada'],
});

declare module '#contract/words' {
  interface WordRegistry {
    sampling: keyof typeof samplingWords;
  }
}
