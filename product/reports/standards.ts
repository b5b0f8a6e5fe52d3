import type { Sections } from './sections';

/** What a new report cites as its basis (domain §10); the assessor adds and removes. */
export const standardBasis: readonly string[] = [
  '《关于完善科技成果评价机制的指导意见》（国办发〔2021〕26号）',
  'GB/T 44731-2024 科技成果评估规范',
  'GB/T 40147-2021 科技评估通则',
  'GB/T 22900-2022 科学技术研究项目评价通则',
  'GB/T 32003-2015 科技查新技术规范',
];

/** The five values that a conclusion speaks of (domain §6.1, 13), waiting for what is found of each. */
export const blankConclusion: Sections['conclusion'] = {
  values: ['科学价值', '技术价值', '经济价值', '社会价值', '文化价值'].map((label) => ({ label, value: '' })),
  opinion: '',
  plainLanguage: '',
  conditionsOfUse: [],
};
