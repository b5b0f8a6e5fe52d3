import { rights } from '#contract/rights';

/** Rights about applications (domain §1.2). Which applications, the scope of the role says (domain §1.1). */
export const applicationsRights = rights({
  'apply.read': [
    ['查看成果申报', 'Read applications', 'Consultar solicitudes'],
    'OWN',
    'STM',
    'PJJ',
    'PGS',
    'ZJ',
    'PSA',
    'ADM',
  ],
  'apply.searchExpert': [
    ['按专家检索申报', 'Search applications by expert', 'Buscar solicitudes por experto'],
    // Applicants and who helps them learn of no panel, whatever else they are (domain §4.5).
    'not beside OWN',
    'not beside STM',
    'PJJ',
    'PGS',
    'PSA',
    'ADM',
  ],
  'apply.draft': [['填写成果申报', 'Draft an application', 'Redactar una solicitud'], 'OWN', 'STM'],
  'apply.submit': [['提交成果申报', 'Submit an application', 'Presentar una solicitud'], 'OWN'],
  'apply.cancel': [['取消成果申报', 'Cancel an application', 'Cancelar una solicitud'], 'OWN'],
  'apply.accept': [['受理申报', 'Accept an application', 'Admitir una solicitud'], 'grave', 'PJJ'],
  'apply.reassign': [['更换评估师', 'Replace the assessor', 'Sustituir al evaluador'], 'grave', 'PJJ'],
  'apply.release': [
    [
      '将申报从存在利益冲突的机构退出',
      'Release an application from an agency in conflict',
      'Retirar una solicitud de una agencia en conflicto',
    ],
    'grave',
    'PSA',
  ],
  'apply.supplement': [
    ['退回补正', 'Return an application for supplement', 'Devolver una solicitud para subsanarla'],
    'PJJ',
  ],
  'apply.reject': [['不予受理', 'Reject an application', 'Rechazar una solicitud'], 'grave', 'PJJ'],
});
