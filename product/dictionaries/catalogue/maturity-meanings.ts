import type { Word } from '#contract/words';

/** Meaning of each maturity level for applied technology, in the order of the levels (domain §5.1). */
export const appliedMeanings: readonly Word[] = [
  [
    '观察到基本原理并形成报告',
    'Basic principle observed and reported',
    'Principio básico observado y documentado',
  ],
  [
    '形成技术概念或研究方案',
    'Technical concept or study plan formed',
    'Concepto técnico o plan de estudio formulado',
  ],
  [
    '关键功能经分析和实验成立',
    'Key functions hold in analysis and experiment',
    'Funciones clave demostradas por análisis y experimento',
  ],
  [
    '实验室环境中部件（方法）验证',
    'Parts (method) validated in the laboratory',
    'Componentes (método) validados en laboratorio',
  ],
  [
    '相关环境中部件（方法）验证',
    'Parts (method) validated in a relevant environment',
    'Componentes (método) validados en un entorno pertinente',
  ],
  [
    '相关环境中系统样机演示',
    'System prototype shown in a relevant environment',
    'Prototipo del sistema demostrado en un entorno pertinente',
  ],
  [
    '实际环境中系统样机试验成立',
    'System prototype proven in its real environment',
    'Prototipo del sistema probado en su entorno real',
  ],
  [
    '实际系统完成并通过验证',
    'Actual system complete and validated',
    'Sistema definitivo completado y validado',
  ],
  [
    '经实际任务运行考验，可销售（可推广）',
    'Proven in routine operation, ready for sale or roll-out',
    'Probado en funcionamiento habitual, listo para su venta o difusión',
  ],
  ['首个合同款到账', 'First contract paid', 'Primer contrato cobrado'],
  ['批量销售达到盈亏平衡', 'Volume sales reach break-even', 'Las ventas en serie alcanzan el equilibrio'],
  [
    '利润达到投入的20%',
    'Profit reaches 20% of the investment',
    'El beneficio alcanza el 20 % de la inversión',
  ],
  [
    '收回投入并持续盈利',
    'Investment recovered and profit lasting',
    'Inversión recuperada y beneficio sostenido',
  ],
];

/** Public benefit reads levels 10 to 13 as adoption instead of sales; name, then meaning. */
export const publicBenefitReadings: Readonly<Record<string, readonly [name: Word, meaning: Word]>> = {
  '10': [
    ['外部应用级', 'Outside adoption', 'Adopción externa'],
    [
      '首家外部机构应用',
      'Used by a first institution outside the completing organisations',
      'Aplicado por una primera institución externa',
    ],
  ],
  '11': [
    ['区域推广级', 'Regional roll-out', 'Difusión regional'],
    ['区域推广', 'Rolled out across a region', 'Difundido en una región'],
  ],
  '12': [
    ['指南推广级', 'Guideline or national roll-out', 'Guía o difusión nacional'],
    [
      '写入指南或全国推广',
      'Included in a guideline or rolled out nationally',
      'Incluido en una guía o difundido en todo el país',
    ],
  ],
  '13': [
    ['制度长效级', 'Established with lasting benefit', 'Institucionalizado con beneficio duradero'],
    [
      '形成制度并有长期效益',
      'Made a standing rule, with long-term benefit',
      'Convertido en norma, con beneficio a largo plazo',
    ],
  ],
};

/** Basic theory normally reaches 1 to 3 and is capped at 4; the higher levels say nothing of it. */
export const basicTheoryReadings: Readonly<Record<string, readonly [name: Word, meaning: Word]>> = {
  '1': [
    ['发现级', 'Observation', 'Observación'],
    [
      '观察到新现象或提出科学问题并形成报告',
      'New phenomenon observed or scientific question raised, and reported',
      'Fenómeno nuevo observado o cuestión científica planteada, y documentado',
    ],
  ],
  '2': [
    ['假说级', 'Hypothesis', 'Hipótesis'],
    [
      '形成可检验的理论假说和研究方案',
      'Testable hypothesis and study plan formed',
      'Hipótesis comprobable y plan de estudio formulados',
    ],
  ],
  '3': [
    ['证实级', 'Confirmation', 'Confirmación'],
    [
      '关键假说经实验或数据分析证实',
      'Key hypothesis confirmed by experiment or data analysis',
      'Hipótesis clave confirmada por experimentos o análisis de datos',
    ],
  ],
  '4': [
    ['复现级', 'Reproduction', 'Reproducción'],
    [
      '经独立队列、模型或其他实验室重复验证',
      'Reproduced in an independent cohort, model or laboratory',
      'Reproducido en una cohorte, un modelo o un laboratorio independientes',
    ],
  ],
};

/** Meaning of the innovation levels 1 to 4 (domain §5.2). */
export const innovationMeanings: readonly Word[] = [
  [
    '该创新点在国内本应用领域未见报道',
    'Innovation point not found in China in the given application field',
    'Punto de innovación no hallado en China en el campo de aplicación indicado',
  ],
  [
    '该创新点在国内所有应用领域未见报道',
    'Innovation point not found in China in any application field',
    'Punto de innovación no hallado en China en ningún campo de aplicación',
  ],
  [
    '该创新点在国际本应用领域未见报道',
    'Innovation point not found worldwide in the given application field',
    'Punto de innovación no hallado en el mundo en el campo de aplicación indicado',
  ],
  [
    '该创新点在国际所有应用领域未见报道',
    'Innovation point not found worldwide in any application field',
    'Punto de innovación no hallado en el mundo en ningún campo de aplicación',
  ],
];

/** Meaning of the advancement levels 1 to 7: baseline by comparison (domain §5.3). */
export const advancementMeanings: readonly Word[] = [
  [
    '低于现行标准，或无可比数据',
    'Below the current standard, or no comparable data',
    'Por debajo de la norma vigente, o sin datos comparables',
  ],
  [
    '达到现行国家或行业标准',
    'Reaches the current national or industry standard',
    'Alcanza la norma nacional o sectorial vigente',
  ],
  [
    '高于现行国家或行业标准',
    'Higher than the current national or industry standard',
    'Superior a la norma nacional o sectorial vigente',
  ],
  [
    '核心指标达到国内同类技术最好水平',
    'Core indicators reach the best similar technology in China',
    'Los indicadores clave alcanzan la mejor tecnología similar de China',
  ],
  [
    '核心指标高于国内同类技术',
    'Core indicators higher than similar technology in China',
    'Los indicadores clave superan a la tecnología similar de China',
  ],
  [
    '核心指标达到国际同类技术最好水平',
    'Core indicators reach the best similar technology worldwide',
    'Los indicadores clave alcanzan la mejor tecnología similar del mundo',
  ],
  [
    '核心指标高于国际同类技术',
    'Core indicators higher than similar technology worldwide',
    'Los indicadores clave superan a la tecnología similar del mundo',
  ],
];
