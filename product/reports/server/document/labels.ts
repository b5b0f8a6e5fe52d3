import type { Language } from '#contract/words';
import type { DictionaryName } from '#product/dictionaries/dictionaries';
import type { Labels } from '#product/dictionaries/server';
import { sayIn, type FixedWord, type Say } from '#product/printing/server';
import type { LevelsInForce } from '#product/levels/assessment';
import type { RegulatoryStep } from '#product/levels/regulatory';
import type { Risk } from '../../sections';

/** How a document speaks: its frame and labels in its reader's language, the sentences of the record in Chinese. */
export interface Spoken {
  readonly language: Language;
  /** A fixed word of the printed report. */
  readonly say: Say;
  /** An item of a dictionary. */
  readonly of: (dictionary: DictionaryName, code: string | null | undefined) => string;
  /** The same within a sentence of the record. */
  readonly recorded: (dictionary: DictionaryName, code: string | null | undefined) => string;
}

/** Takes the labels of a time and a language and gives how a document speaks in it. */
export const spokenIn = (labels: Labels, language: Language): Spoken => ({
  language,
  say: sayIn(language),
  of: (dictionary, code) => labels.of(dictionary, code, language),
  recorded: (dictionary, code) => labels.of(dictionary, code, 'zh'),
});

/** The printed report's words for codes that no dictionary holds. */
export const aspects = {
  safety: '安全性',
  effectiveness: '有效性',
  clinicalNeed: '临床需求',
  ethicsRisk: '伦理风险',
} as const;
export const risks: Readonly<Record<Risk['kind'], FixedWord>> = {
  technical: '技术风险',
  clinical: '临床与安全风险',
  regulatory: '监管风险',
  rights: '知识产权风险',
  market: '市场风险',
  ethics: '伦理与数据风险',
};
/** What the check of a step of the regulatory path comes to, and what tells the two papers of one kind apart. */
export const pathStates = { done: '已具备', open: '未见文件' } as const;
export const pathParts: Readonly<Partial<Record<RegulatoryStep['step'], FixedWord>>> = {
  biomedicalFiling: '研究备案',
  biomedicalApproval: '应用批准',
};
export const outcomes = { pass: '通过', modify: '修改后再评', fail: '不通过' } as const;
export const kinds = { problem: '问题', advice: '建议' } as const;
export const scales = {
  maturity: '技术成熟度',
  innovation: '技术创新度',
  advancement: '技术先进度',
} as const;
export const directions = { largerIsBetter: '大优', smallerIsBetter: '小优', target: '达标' } as const;
export const novelty = { nothingSame: '未见相同', nothingSimilar: '未见类似', reported: '有报道' } as const;
/**
 * Which steps of application, material and report the process table names, and who took them. Returns and withdrawals are
 * working matters of the agency and no part of a document that its owner holds.
 */
export const steps: Readonly<Record<string, readonly [event: FixedWord, by: FixedWord]>> = {
  'application.submit': ['提交申请', '申报人'],
  'application.accept': ['受理并指派评估师', '评价机构'],
  'material.submit': ['提交原始材料', '申报人'],
  'material.pass': ['原始材料审核合格', '评估师'],
  'report.create': ['起草报告', '评估师'],
  'report.secondCheck': ['二审通过', '复核评估师'],
  'report.submitToExperts': ['提交专家评价', '评估师'],
  'report.resubmit': ['再次提交专家评价', '评估师'],
  'report.beginDiscussion': ['专家意见分歧较大，进入匿名讨论', '评价机构'],
  'report.closeRound': ['专家评价结束并统计', '评价机构'],
  'report.answer': ['答复专家意见', '评估师'],
  'report.submitToPublicAgency': ['报送公共服务机构', '评价机构'],
  'report.resubmitDirectly': ['形式更正后再次报送公共服务机构', '评价机构'],
  'application.pass': ['形式审核通过', '公共服务机构'],
};

/** The reached levels in one sentence. */
export const levelSentence = ({ maturityLevel, innovationLevel, advancementLevel }: LevelsInForce): string =>
  [
    maturityLevel === null ? '成熟度未评定' : `成熟度 ${maturityLevel} 级`,
    innovationLevel === null || innovationLevel === 0 ? '创新度未达到一级' : `创新度 ${innovationLevel} 级`,
    advancementLevel === null ? '先进度未评价' : `先进度 ${advancementLevel} 级`,
  ].join('，');
