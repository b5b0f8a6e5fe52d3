import { rights } from '#contract/rights';

/** Rights about panels and opinion sheets (domain §1.2). Whose, the scope of the role says (domain §1.1). */
export const panelsRights = rights({
  'panel.read': [
    ['查看专家候选人与利益冲突', 'See candidates and their conflicts', 'Ver candidatos y sus conflictos'],
    'PJJ',
    'PGS',
  ],
  'panel.conflicts': [
    [
      '查看评价人员的利益关系与说明',
      'See the ties of those who judge, and the reasons given',
      'Ver los vínculos de quienes evalúan y los motivos',
    ],
    'PJJ',
    'PSA',
  ],
  'panel.form': [
    [
      '组建、更换专家并结束评价轮次',
      'Form the panel, replace experts, close the round',
      'Formar el panel, sustituir expertos y cerrar la ronda',
    ],
    'PJJ',
  ],
  'opinion.read': [['查看专家意见', 'See expert opinions', 'Ver los dictámenes'], 'PJJ', 'PGS', 'ZJ', 'PSA'],
  'opinion.fill': [
    [
      '答复邀请并填写意见表',
      'Answer invitations and fill in the sheet',
      'Responder invitaciones y rellenar el dictamen',
    ],
    'ZJ',
  ],
  'opinion.submit': [['提交专家意见', 'Submit the opinion sheet', 'Presentar el dictamen'], 'ZJ'],
  'opinion.check': [
    ['形式审查意见表', 'Check the form of opinion sheets', 'Revisar la forma de los dictámenes'],
    'grave',
    'PJJ',
  ],
});
