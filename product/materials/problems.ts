import { problems } from '#contract/problem';

/** What the transitions of a material can refuse (domain §3.2). Wrong states are 2001, gaps 2002, unfit files 4001 and 4002. */
export const materialsProblems = problems({
  notUnderEvaluation: [
    2201,
    '该成果不在评价中，原始材料不可变动',
    'The achievement is not under evaluation, so its material stays as it is',
    'El resultado no está en evaluación, por lo que su material no puede cambiar',
  ],
  reportUnderWay: [
    2202,
    '评价报告已提交专家、公共服务机构或已通过，不能重新开放材料',
    'The report is with the experts or the public-service agency, or has passed; the material cannot be reopened',
    'El informe está con los expertos o la agencia pública, o ya se aprobó; no se puede reabrir el material',
  ],
  scanNeeded: [
    2203,
    '文件“{{name}}”尚未通过恶意代码扫描',
    '“{{name}}” has not passed the malware scan',
    '«{{name}}» no ha superado el análisis de código malicioso',
  ],
  notReviewing: [
    2210,
    '只有正在审核该材料的评估师可以标注或确认标注',
    'Only the assessor who is reviewing this material sets marks on it or settles them',
    'Solo el evaluador que revisa este material puede poner marcas o darlas por resueltas',
  ],
  nothingToPin: [
    2211,
    '该文件不在此项所审的版本中，或不是 PDF 或图片',
    'This file is not in the version under review of this item, or is neither a PDF nor a picture',
    'Este archivo no está en la versión revisada de este elemento, o no es un PDF ni una imagen',
  ],
  pinSettled: [2212, '该标注已解决', 'This mark is settled already', 'Esta marca ya está resuelta'],
  notAnswering: [
    2213,
    '材料不在您手中，暂不能回复标注',
    'The material is not with you, so its marks cannot be answered now',
    'El material no está en sus manos, por lo que no puede responder a sus marcas',
  ],
  pinsOpen: [
    2214,
    '材料上还有未解决的标注，不能判为合格',
    'There are open marks on the material, so it cannot pass',
    'Quedan marcas sin resolver en el material; no puede aprobarse',
  ],
  patientDataWaiting: [
    2204,
    '“{{name}}”还在检查是否含患者身份信息，请稍后再提交',
    '“{{name}}” is still being looked through for what identifies patients; please submit in a moment',
    'Aún se comprueba si «{{name}}» contiene datos que identifiquen a pacientes; preséntelo en un momento',
  ],
});
