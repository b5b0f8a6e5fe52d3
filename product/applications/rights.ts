import { roleCode, rights } from '#contract/rights';

/** Rights about applications (domain §1.2). Which applications, the scope of the role says (domain §1.1). */
export const applicationsRights = rights({
  'apply.read': {
    says: ['查看成果申报', 'Read applications', 'Consultar solicitudes'],
    roles: [
      roleCode.owner,
      roleCode.technologyManager,
      roleCode.agency,
      roleCode.assessor,
      roleCode.expert,
      roleCode.publicAgency,
      roleCode.administrator,
    ],
  },
  'apply.searchExpert': {
    says: ['按专家检索申报', 'Search applications by expert', 'Buscar solicitudes por experto'],
    roles: [roleCode.agency, roleCode.assessor, roleCode.publicAgency, roleCode.administrator],
    // Applicants and who helps them learn of no panel, whatever else they are (domain §4.5).
    excludedBy: [roleCode.owner, roleCode.technologyManager],
  },
  'apply.draft': {
    says: ['填写成果申报', 'Draft an application', 'Redactar una solicitud'],
    roles: [roleCode.owner, roleCode.technologyManager],
  },
  'apply.submit': {
    says: ['提交成果申报', 'Submit an application', 'Presentar una solicitud'],
    roles: [roleCode.owner],
  },
  'apply.cancel': {
    says: ['取消成果申报', 'Cancel an application', 'Cancelar una solicitud'],
    roles: [roleCode.owner],
  },
  'apply.accept': {
    says: ['受理申报', 'Accept an application', 'Admitir una solicitud'],
    roles: [roleCode.agency],
    sensitive: true,
  },
  'apply.reassign': {
    says: ['更换评估师', 'Replace the assessor', 'Sustituir al evaluador'],
    roles: [roleCode.agency],
    sensitive: true,
  },
  'apply.proposeTermination': {
    says: ['提议终止评价', 'Propose to terminate an evaluation', 'Proponer el fin de una evaluación'],
    roles: [roleCode.assessor],
  },
  'apply.terminate': {
    says: ['决定终止评价', 'Terminate an evaluation', 'Poner fin a una evaluación'],
    roles: [roleCode.agency],
    sensitive: true,
  },
  'apply.confirmCancellation': {
    says: ['答复取消请求', 'Answer a request to cancel', 'Responder a una petición de cancelación'],
    roles: [roleCode.agency, roleCode.publicAgency],
    sensitive: true,
  },
  'apply.rejectFinally': {
    says: ['审核不通过（双人）', 'Reject for good (by two)', 'Rechazar definitivamente (entre dos)'],
    roles: [roleCode.publicAgency],
    sensitive: true,
  },
  'apply.release': {
    says: [
      '将申报从存在利益冲突的机构退出',
      'Release an application from an agency in conflict',
      'Retirar una solicitud de una agencia en conflicto',
    ],
    roles: [roleCode.publicAgency],
    sensitive: true,
  },
  'apply.supplement': {
    says: ['退回补正', 'Return an application for supplement', 'Devolver una solicitud para subsanarla'],
    roles: [roleCode.agency],
  },
  'apply.reject': {
    says: ['不予受理', 'Reject an application', 'Rechazar una solicitud'],
    roles: [roleCode.agency],
    sensitive: true,
  },
});
