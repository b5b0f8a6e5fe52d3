import { rights } from '#contract/rights';

/** Rights over evaluation reports (domain §1.2). */
export const reportRights = rights({
  'report.read': {
    says: ['查看评价报告', 'See evaluation reports', 'Ver informes de evaluación'],
    roles: ['OWN', 'STM', 'PJJ', 'PGS', 'ZJ', 'PSA', 'ADM'],
  },
  'report.edit': {
    says: ['编制评价报告', 'Write evaluation reports', 'Redactar informes de evaluación'],
    roles: ['PGS'],
  },
  'report.secondCheck': {
    says: ['二审评价报告', 'Second check of evaluation reports', 'Segunda revisión de informes'],
    roles: ['PGS'],
    grave: true,
  },
  'report.submitToExpert': {
    says: ['提交专家评价', 'Send reports to the experts', 'Enviar informes a los expertos'],
    roles: ['PGS'],
  },
  'report.returnToAssessor': {
    says: ['退回评估师完善', 'Return reports to the assessor', 'Devolver informes al evaluador'],
    roles: ['PJJ'],
  },
  'report.sign': {
    says: ['签署评价报告', 'Sign evaluation reports', 'Firmar informes de evaluación'],
    roles: ['PGS', 'PJJ'],
    grave: true,
  },
  'report.submitToPublicAgency': {
    says: [
      '报送公共服务机构',
      'Send reports to the public-service agency',
      'Enviar informes a la agencia pública',
    ],
    roles: ['PJJ'],
  },
  'report.publicReview': {
    says: ['公共服务机构审核', 'Review for the public-service agency', 'Revisión de la agencia pública'],
    roles: ['PSA'],
    grave: true,
  },
  'report.download': {
    says: ['下载评价报告', 'Download evaluation reports', 'Descargar informes de evaluación'],
    roles: ['OWN', 'STM', 'PJJ', 'PGS', 'ZJ', 'PSA'],
  },
});
