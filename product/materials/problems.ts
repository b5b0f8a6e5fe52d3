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
});
