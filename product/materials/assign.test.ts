import { expect, test } from 'vitest';
import { itemOfName } from './assign';

const clinical: readonly (readonly [path: string, code: string | null])[] = [
  ['技术（研制）报告.pdf', 'technicalReport'],
  ['心电贴片-研制报告-终稿.docx', 'technicalReport'],
  ['科技查新报告（国内外）.pdf', 'noveltySearch'],
  ['2026年查新.pdf', 'noveltySearch'],
  ['Novelty search report.pdf', 'noveltySearch'],
  ['第三方检测报告.pdf', 'thirdPartyTest'],
  ['电池_检验报告.pdf', 'thirdPartyTest'],
  ['临床试验总结.pdf', 'clinicalEvidence'],
  ['伦理审查批件.pdf', 'ethicsApproval'],
  ['Ethics approval 2025.pdf', 'ethicsApproval'],
  ['人类遗传资源批准或备案.pdf', 'geneticResources'],
  ['人遗备案.pdf', 'geneticResources'],
  ['云岫医院应用证明.pdf', 'userProofs'],
  ['发明专利证书.pdf', 'rightCertificates'],
  ['软著登记.jpg', 'rightCertificates'],
  ['医疗器械注册证.pdf', 'marketAccess'],
  ['经济效益证明（财务盖章）.pdf', 'benefitProof'],
  ['社会效益.docx', 'socialBenefitProof'],
  ['团队与条件说明.docx', 'teamAndConditions'],
  ['风险说明.pdf', 'riskStatement'],
  ['患者数据去标识化说明.pdf', 'deIdentification'],
  ['数据脱敏情况.pdf', 'deIdentification'],
  ['03 伦理/扫描件0001.pdf', 'ethicsApproval'],
  ['材料/查新/IMG_20260101.jpg', 'noveltySearch'],
  ['伦理/风险说明.pdf', 'riskStatement'],
  ['扫描件0001.pdf', null],
  ['附件/照片.png', null],
  ['', null],
];

test('a file is assigned to the item that its name says, else its folder; where nothing is said it stays with the owner', () => {
  expect(clinical.map(([path]) => [path, itemOfName(path, 1)])).toEqual(clinical);
});

test('the checklist of basic theory has items of its own', () => {
  const of = (path: string) => itemOfName(path, 2);
  expect(of('论文引用检索报告.pdf')).toBe('citationSearch');
  expect(of('代表作一.pdf')).toBe('representativeWorks');
  expect(of('论文发表诚信声明.pdf')).toBe('publicationIntegrity');
  expect(of('经济效益.pdf')).toBeNull();
});
