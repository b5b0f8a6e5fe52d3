import type { ReportDocument } from '../document';
import { signatureRoles } from '../labels';
import { numberOf } from './front';
import {
  dayWords,
  facts,
  heading,
  orDash,
  paragraph,
  paragraphs,
  place,
  table,
  type ViewNode,
} from './nodes';

const annex = (letter: string, title: string): ViewNode => heading(`附件 ${letter} ${title}`, 2);

export const annexes = ({ annexes: it }: ReportDocument): ViewNode[] => [
  annex('A', '证据清单'),
  table(
    [
      ['编号', ({ number }) => number],
      ['名称', ({ title }) => title],
      ['类型', ({ kind }) => kind],
      ['出具单位', ({ issuer }) => issuer],
      ['日期', ({ date }) => date],
      ['SHA-256', ({ sha256 }) => sha256],
    ],
    it.evidence,
  ),
  ...(it.citedPlaces.length === 0
    ? []
    : [
        table(
          [
            ['证据出处：证明', ({ proves }) => proves],
            ['材料与页码', ({ where }) => where],
            ['位置与摘录', ({ says }) => says],
            ['文件 SHA-256', ({ sha256 }) => sha256],
          ],
          it.citedPlaces,
        ),
      ]),
  annex('B', '科技查新'),
  table(
    [
      ['报告编号', ({ number }) => number],
      ['查新机构', ({ agency }) => agency],
      ['日期', ({ date }) => date],
      ['范围', (row) => row.scope],
      ['查新结论', ({ conclusion }) => conclusion],
    ],
    it.noveltySearches,
  ),
  annex('C', '检测报告'),
  table(
    [
      ['报告编号', ({ number }) => number],
      ['名称', ({ title }) => title],
      ['出具单位', ({ issuer }) => issuer],
      ['日期', ({ date }) => date],
      ['检测结果', ({ results }) => results],
    ],
    it.testReports,
  ),
  annex('D', '专家组意见的一致性'),
  ...paragraphs(it.agreement.text),
  table(
    [
      ['项目', ({ item }) => item],
      ...(it.agreement.hasDiscussion
        ? [['讨论前中位数（离散度）', ({ before }: { readonly before: string }) => before] as const]
        : []),
      ['中位数', ({ median }) => median],
      ['离散度', ({ spread }) => spread],
    ],
    it.agreement.lines,
  ),
  paragraph('离散度为中位绝对偏差。单份意见表只存于评价机构和公共服务机构的档案，不列入本报告。'),
  table(
    [
      place,
      ['类别', ({ kind }) => kind],
      ['汇总的问题与建议', ({ text }) => text],
      ['提出人数', ({ count }) => count],
    ],
    it.agreement.advice,
  ),
  annex('E', '评价机构与评估师资质'),
  facts(it.agency),
  table(
    [
      ['姓名', ({ name }) => name],
      ['职责', ({ duty }) => duty],
      ['证书编号', ({ certificateNumber }) => certificateNumber],
      ['等级', ({ grade }) => grade],
      ['有效期至', ({ validUntil }) => validUntil],
    ],
    it.assessors,
  ),
];

/** Signatures, and how the report is verified. */
export const issue = ({ issue: it, signatures, cover }: ReportDocument): ViewNode[] => [
  heading('签发与核验', 2),
  table(
    [
      ['签名人', ({ role }) => signatureRoles[role]],
      ['姓名', ({ name }) => name],
      ['签名时间', ({ time }) => time],
      ['签名哈希', ({ hash }) => hash],
    ],
    signatures,
    '尚未签名',
  ),
  facts([
    { label: '评价机构', value: cover.evaluationAgency },
    { label: '报告编号', value: numberOf(it) },
    { label: '核验码', value: orDash(it.verifyCode) },
    { label: '签发日期', value: dayWords(it.issueDate) },
    { label: '有效期至', value: dayWords(it.validUntil) },
    { label: '核验地址', value: orDash(it.verifyUrl) },
    { label: '内容哈希', value: orDash(it.contentHash) },
    { label: '回执密钥指纹', value: orDash(it.receiptKey) },
  ]),
];
