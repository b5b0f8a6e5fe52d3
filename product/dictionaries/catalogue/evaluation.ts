import { codeSet } from '../code-set';

export const evaluationPurpose = codeSet(
  'PKJMD',
  ['评价目的', 'Evaluation purpose', 'Finalidad de la evaluación'],
  [
    ['1', '成果转化', 'Transformation', 'Transferencia'],
    ['2', '投融资', 'Investment and financing', 'Inversión y financiación'],
    ['3', '战略规划', 'Strategic planning', 'Planificación estratégica'],
    ['4', '成果管理', 'Achievement management', 'Gestión de resultados'],
    ['5', '科技奖励', 'S&T award', 'Premio científico'],
    ['6', '项目管理', 'Project management', 'Gestión de proyectos'],
    ['7', '成果登记', 'Registration', 'Registro'],
    ['8', '新技术准入', 'New-technology access', 'Acceso de nueva tecnología'],
    ['9', '其他', 'Other', 'Otro'],
  ],
);

export const levelType = codeSet(
  'LEVEL_TYPE',
  ['比较基准', 'Baseline of comparison', 'Base de comparación'],
  [
    ['1', '国际同类技术', 'Similar technology worldwide', 'Tecnología similar internacional'],
    ['2', '国内同类技术', 'Similar technology in China', 'Tecnología similar nacional'],
    ['3', '现行标准', 'Current standard', 'Norma vigente'],
  ],
  { builtIn: true },
);

export const comparisonLevel = codeSet(
  'COMPARE_LEVEL',
  ['比较结果', 'Result of comparison', 'Resultado de la comparación'],
  [
    ['1', '高于', 'Higher', 'Superior'],
    ['2', '达到', 'Reached', 'Alcanzado'],
    ['3', '未达到', 'Not reached', 'No alcanzado'],
  ],
  { builtIn: true },
);

/** ShuiPing, and the overall level (ZTSPGJX) of a report. */
export const standing = codeSet(
  'SHUIPING',
  ['总体水平', 'Overall level', 'Nivel global'],
  [
    ['1', '国际领先', 'Internationally leading', 'Líder internacional'],
    ['2', '国际先进', 'Internationally advanced', 'Avanzado internacional'],
    ['3', '国内领先', 'Domestically leading', 'Líder nacional'],
    ['4', '国内先进', 'Domestically advanced', 'Avanzado nacional'],
    ['5', '国内一般', 'Domestically average', 'Nivel medio nacional'],
    ['6', '未评价', 'Not rated', 'Sin evaluar'],
  ],
  { builtIn: true },
);

export const indicatorDirection = codeSet(
  'INDICATOR_DIRECTION',
  ['指标方向', 'Direction of the indicator', 'Sentido del indicador'],
  [
    ['1', '大优', 'Higher is better', 'Mejor cuanto mayor'],
    ['2', '小优', 'Lower is better', 'Mejor cuanto menor'],
    ['3', '达标', 'Meets the limit', 'Cumple el límite'],
  ],
  { builtIn: true },
);

export const noveltyResult = codeSet(
  'NOVELTY_RESULT',
  ['查新结论', 'Result of the novelty search', 'Resultado de la búsqueda de novedad'],
  [
    ['1', '未见相同', 'Nothing identical found', 'Nada idéntico hallado'],
    ['2', '未见类似', 'Nothing similar found', 'Nada similar hallado'],
    ['3', '有报道', 'Reported before', 'Ya publicado'],
  ],
  { builtIn: true },
);

export const conclusion = codeSet(
  'CONCLUSION',
  ['专家结论', 'Verdict of the expert', 'Dictamen del experto'],
  [
    ['1', '同意', 'Agree', 'De acuerdo'],
    ['2', '修改后同意', 'Agree after modification', 'De acuerdo con modificaciones'],
    ['3', '不同意', 'Disagree', 'En desacuerdo'],
  ],
  { builtIn: true },
);

export const familiarity = codeSet(
  'FAMILIARITY',
  ['熟悉程度', 'Familiarity', 'Grado de conocimiento'],
  [
    ['1', '熟悉', 'Familiar', 'Alto'],
    ['2', '较熟悉', 'Fairly familiar', 'Medio'],
    ['3', '一般', 'General', 'General'],
  ],
  { builtIn: true },
);

export const expertKind = codeSet(
  'EXPERT_KIND',
  ['专家类别', 'Kind of expert', 'Tipo de experto'],
  [
    ['1', '临床专家', 'Clinical', 'Clínico'],
    ['2', '技术专家', 'Technical', 'Técnico'],
    ['3', '知识产权专家', 'Intellectual property', 'Propiedad intelectual'],
    ['4', '市场与经济专家', 'Market and economics', 'Mercado y economía'],
    ['5', '伦理专家', 'Ethics', 'Ética'],
    ['6', '管理专家', 'Management', 'Gestión'],
  ],
  { builtIn: true },
);

export const approvalKind = codeSet(
  'APPROVAL_KIND',
  ['批件类型', 'Kind of approval', 'Tipo de autorización'],
  [
    ['1', '伦理审查批件', 'Ethics approval', 'Aprobación ética'],
    [
      '2',
      '人类遗传资源批准或备案',
      'Human genetic resources approval or filing',
      'Autorización o registro de recursos genéticos humanos',
    ],
    ['3', '临床试验注册', 'Trial registration', 'Registro de ensayo clínico'],
    [
      '4',
      '药品或医疗器械注册证',
      'Drug or device certificate',
      'Certificado de medicamento o producto sanitario',
    ],
    [
      '5',
      '生物医学新技术备案或批准',
      'New-biomedical-technology filing or approval',
      'Registro o autorización de nueva tecnología biomédica',
    ],
  ],
  { builtIn: true },
);
