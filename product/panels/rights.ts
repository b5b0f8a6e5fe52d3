import { roleCode, rights } from '#contract/rights';

/** Rights about panels and opinion sheets (domain §1.2). Whose, the scope of the role says (domain §1.1). */
export const panelsRights = rights({
  'panel.read': {
    says: [
      '查看专家候选人与利益冲突',
      'See candidates and their conflicts',
      'Ver candidatos y sus conflictos',
    ],
    roles: [roleCode.agency, roleCode.assessor],
  },
  'panel.conflicts': {
    says: [
      '查看评价人员的利益关系与说明',
      'See the ties of those who judge, and the reasons given',
      'Ver los vínculos de quienes evalúan y los motivos',
    ],
    roles: [roleCode.agency, roleCode.publicAgency],
  },
  'panel.form': {
    says: [
      '组建、更换专家并结束评价轮次',
      'Form the panel, replace experts, close the round',
      'Formar el panel, sustituir expertos y cerrar la ronda',
    ],
    roles: [roleCode.agency],
  },
  'opinion.read': {
    says: ['查看专家意见', 'See expert opinions', 'Ver los dictámenes'],
    roles: [roleCode.agency, roleCode.assessor, roleCode.expert, roleCode.publicAgency],
  },
  'opinion.fill': {
    says: [
      '答复邀请并填写意见表',
      'Answer invitations and fill in the sheet',
      'Responder invitaciones y rellenar el dictamen',
    ],
    roles: [roleCode.expert],
  },
  'opinion.submit': {
    says: ['提交专家意见', 'Submit the opinion sheet', 'Presentar el dictamen'],
    roles: [roleCode.expert],
  },
  'opinion.ruleOnForm': {
    says: [
      '裁定多次退回的意见表形式',
      'Decide about the form of sheets returned too often',
      'Decidir sobre la forma de dictámenes devueltos demasiadas veces',
    ],
    roles: [roleCode.publicAgency],
    sensitive: true,
  },
  'opinion.check': {
    says: ['形式审查意见表', 'Check the form of opinion sheets', 'Revisar la forma de los dictámenes'],
    roles: [roleCode.agency],
    sensitive: true,
  },
});
