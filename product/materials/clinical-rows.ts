import { row } from './checklist-row';

/** Template one: applied technology and public benefit. */
export const clinicalRows = [
  row(
    'technicalReport',
    'always',
    'files',
    ['1.6', '1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7'],
    ['技术（研制）报告', 'Technical or development report', 'Informe técnico o de desarrollo'],
  ),
  row(
    'workBreakdown',
    'always',
    'wbs',
    [],
    ['工作分解结构表', 'Work breakdown table', 'Tabla de desglose del trabajo'],
    {
      hint: [
        '权重合计100，至少一个关键项',
        'Weights add up to 100, at least one key item',
        'Los pesos suman 100, con al menos un elemento clave',
      ],
    },
  ),
  row(
    'indicators',
    'always',
    'indicators',
    [],
    ['核心指标对比表', 'Comparison of core indicators', 'Comparación de indicadores clave'],
    { minimum: 3 },
  ),
  row(
    'innovationPoints',
    'always',
    'innovationPoints',
    [],
    ['创新点表', 'Innovation points', 'Puntos de innovación'],
  ),
  row(
    'noveltySearch',
    'always',
    'files',
    ['6.1'],
    ['科技查新报告', 'Novelty-search report', 'Informe de búsqueda de novedad'],
    {
      hint: [
        '按GB/T 32003出具，12个月以内',
        'By GB/T 32003, not older than 12 months',
        'Según GB/T 32003, de no más de 12 meses',
      ],
    },
  ),
  row(
    'thirdPartyTest',
    'product',
    'files',
    ['2.8', '2.9'],
    ['第三方检测报告', 'Third-party test report', 'Informe de ensayo independiente'],
  ),
  row(
    'clinicalEvidence',
    'human',
    'files',
    ['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '4.4'],
    ['临床证据', 'Clinical evidence', 'Evidencia clínica'],
    {
      hint: [
        '试验报告与注册号',
        'Trial report and registration number',
        'Informe del ensayo y número de registro',
      ],
    },
  ),
  row('ethicsApproval', 'human', 'files', ['4.1'], ['伦理审查批件', 'Ethics approval', 'Aprobación ética']),
  row(
    'geneticResources',
    'humanGeneticResources',
    'files',
    ['4.2'],
    [
      '人类遗传资源批准或备案',
      'Human genetic resources approval or filing',
      'Autorización o registro de recursos genéticos humanos',
    ],
  ),
  row(
    'newBiomedical',
    'newBiomedical',
    'files',
    ['4.3'],
    [
      '生物医学新技术备案或批准',
      'Filing or approval of the new biomedical technology',
      'Registro o autorización de la nueva tecnología biomédica',
    ],
  ),
  row(
    'userProofs',
    'always',
    'files',
    ['5.2', '5.1', '5.8'],
    ['用户（应用）证明', 'User or application proofs', 'Acreditaciones de uso o aplicación'],
    {
      minimum: 2,
      minimumFromOutside: 1,
      hint: [
        '至少两份，其中一份来自完成单位以外',
        'At least two, one from outside the completing organisations',
        'Al menos dos, una ajena a las entidades autoras',
      ],
    },
  ),
  row(
    'rightCertificates',
    'optional',
    'files',
    ['4.7', '1.5'],
    ['知识产权证书', 'Certificates of intellectual property', 'Títulos de propiedad intelectual'],
  ),
  row(
    'marketAccess',
    'optional',
    'files',
    ['4.5', '4.6'],
    ['市场准入证书', 'Market-access certificate', 'Certificado de acceso al mercado'],
  ),
  row(
    'benefitProof',
    'category1WithBenefit',
    'files',
    ['5.6', '5.3', '5.4', '5.5', '5.12', '5.13', '5.14'],
    [
      '经济效益证明（财务盖章）',
      'Benefit proof stamped by finance',
      'Acreditación del beneficio sellada por finanzas',
    ],
  ),
  row(
    'socialBenefitProof',
    'category2',
    'files',
    ['5.7', '5.8', '5.9', '5.10', '5.11'],
    ['社会效益证明', 'Social-benefit proof', 'Acreditación del beneficio social'],
  ),
  row(
    'teamAndConditions',
    'always',
    'files',
    ['6.4'],
    ['团队与条件说明', 'Team and conditions', 'Equipo y condiciones'],
  ),
  row('riskStatement', 'always', 'files', ['6.5'], ['风险说明', 'Risk statement', 'Declaración de riesgos']),
  row(
    'deIdentification',
    'always',
    'files',
    ['6.6'],
    [
      '患者数据去标识化说明',
      'Statement on de-identified patient data',
      'Declaración de anonimización de los datos de pacientes',
    ],
  ),
] as const;
