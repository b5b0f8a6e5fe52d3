import { roleCode, rights } from '#contract/rights';

/** Rights over evaluation reports (domain §1.2). */
export const reportRights = rights({
  'report.read': {
    says: ['查看评价报告', 'See evaluation reports', 'Ver informes de evaluación'],
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
  'report.edit': {
    says: ['编制评价报告', 'Write evaluation reports', 'Redactar informes de evaluación'],
    roles: [roleCode.assessor],
  },
  'report.secondCheck': {
    says: ['二审评价报告', 'Second check of evaluation reports', 'Segunda revisión de informes'],
    roles: [roleCode.assessor],
    sensitive: true,
  },
  'report.submitToExpert': {
    says: ['提交专家评价', 'Send reports to the experts', 'Enviar informes a los expertos'],
    roles: [roleCode.assessor],
  },
  'report.returnToAssessor': {
    says: ['退回评估师完善', 'Return reports to the assessor', 'Devolver informes al evaluador'],
    roles: [roleCode.agency],
  },
  'report.sign': {
    says: ['签署评价报告', 'Sign evaluation reports', 'Firmar informes de evaluación'],
    roles: [roleCode.assessor, roleCode.agency],
    sensitive: true,
  },
  'report.submitToPublicAgency': {
    says: [
      '报送公共服务机构',
      'Send reports to the public-service agency',
      'Enviar informes a la agencia pública',
    ],
    roles: [roleCode.agency],
  },
  'report.publicReview': {
    says: ['公共服务机构审核', 'Review for the public-service agency', 'Revisión de la agencia pública'],
    roles: [roleCode.publicAgency],
    sensitive: true,
  },
  'report.download': {
    says: ['下载评价报告', 'Download evaluation reports', 'Descargar informes de evaluación'],
    roles: [
      roleCode.owner,
      roleCode.technologyManager,
      roleCode.agency,
      roleCode.assessor,
      roleCode.expert,
      roleCode.publicAgency,
    ],
  },
});
