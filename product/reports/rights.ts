import { rights } from '#contract/rights';

/** Rights over evaluation reports (domain §1.2). */
export const reportRights = rights({
  'report.read': [
    ['查看评价报告', 'See evaluation reports', 'Ver informes de evaluación'],
    'OWN',
    'STM',
    'PJJ',
    'PGS',
    'ZJ',
    'PSA',
    'ADM',
  ],
  'report.edit': [['编制评价报告', 'Write evaluation reports', 'Redactar informes de evaluación'], 'PGS'],
  'report.secondCheck': [
    ['二审评价报告', 'Second check of evaluation reports', 'Segunda revisión de informes'],
    'grave',
    'PGS',
  ],
  'report.submitToExpert': [
    ['提交专家评价', 'Send reports to the experts', 'Enviar informes a los expertos'],
    'PGS',
  ],
  'report.returnToAssessor': [
    ['退回评估师完善', 'Return reports to the assessor', 'Devolver informes al evaluador'],
    'PJJ',
  ],
  'report.sign': [
    ['签署评价报告', 'Sign evaluation reports', 'Firmar informes de evaluación'],
    'grave',
    'PGS',
    'PJJ',
  ],
  'report.submitToPublicAgency': [
    ['报送公共服务机构', 'Send reports to the public-service agency', 'Enviar informes a la agencia pública'],
    'PJJ',
  ],
  'report.publicReview': [
    ['公共服务机构审核', 'Review for the public-service agency', 'Revisión de la agencia pública'],
    'grave',
    'PSA',
  ],
  'report.download': [
    ['下载评价报告', 'Download evaluation reports', 'Descargar informes de evaluación'],
    'OWN',
    'STM',
    'PJJ',
    'PGS',
    'ZJ',
    'PSA',
  ],
});
