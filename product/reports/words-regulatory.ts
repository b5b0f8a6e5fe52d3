import { words } from '#contract/words';

/** What is said of the regulatory path of an achievement (domain §9.10). */
export const regulatoryWords = words({
  pathToMarket: ['监管路径核对', 'Regulatory path, checked', 'Vía regulatoria, comprobada'],
  pathStep: ['环节', 'Step', 'Paso'],
  neededFrom: ['成熟度达到', 'Needed from maturity', 'Exigible desde la madurez'],
  pathState: ['状态', 'State', 'Estado'],
  'path.ethics': ['伦理审查', 'Ethics approval', 'Aprobación ética'],
  'path.geneticResources': [
    '人类遗传资源批准或备案',
    'Human genetic resources, approval or filing',
    'Recursos genéticos humanos, autorización o registro',
  ],
  'path.typeTest': ['注册检验', 'Registration type test', 'Ensayo de tipo para registro'],
  'path.trialRegistration': ['临床试验注册', 'Trial registration', 'Registro del ensayo clínico'],
  'path.biomedicalFiling': [
    '生物医学新技术临床研究备案',
    'New biomedical technology: filing of clinical research',
    'Nueva tecnología biomédica: registro de la investigación clínica',
  ],
  'path.biomedicalApproval': [
    '生物医学新技术临床转化应用批准',
    'New biomedical technology: approval for clinical use',
    'Nueva tecnología biomédica: autorización de uso clínico',
  ],
  'path.certificate': [
    '注册证或备案凭证',
    'Registration or filing certificate',
    'Certificado de registro o notificación',
  ],
  pathDone: ['已完成 {{day}} {{number}}', 'Done {{day}} {{number}}', 'Hecho {{day}} {{number}}'],
  pathOpen: ['尚无文件', 'No paper yet', 'Sin documento'],
  pathContradicts: ['与等级矛盾', 'Contradicts the level', 'Contradice el nivel'],
  pathWarning: [
    '成熟度 {{level}} 级与监管状态矛盾',
    'Maturity {{level}} contradicts the regulatory state',
    'La madurez {{level}} contradice el estado regulatorio',
  ],
  pathLacks: [
    '{{step}}：达到 {{from}} 级前应已完成，申报与原始材料中均无有效文件',
    '{{step}}: needed before maturity {{from}}; neither the application nor the material has a valid paper',
    '{{step}}: exigible antes de la madurez {{from}}; ni la solicitud ni el material tienen un documento válido',
  ],
});
