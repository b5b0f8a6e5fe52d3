import type { Say } from '../../translations';
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

export const annexes = ({ annexes: it }: ReportDocument, say: Say): ViewNode[] => [
  heading(`${say('附件')} A ${say('证据清单')}`, 2),
  table(
    say,
    [
      [say('编号'), ({ number }) => number],
      [say('名称'), ({ title }) => title],
      [say('类型'), ({ kind }) => kind],
      [say('出具单位'), ({ issuer }) => issuer],
      [say('日期'), ({ date }) => date],
      ['SHA-256', ({ sha256 }) => sha256],
    ],
    it.evidence,
  ),
  ...(it.citedPlaces.length === 0
    ? []
    : [
        table(
          say,
          [
            [say('证据出处：证明'), ({ proves }) => proves],
            [say('材料与页码'), ({ where }) => where],
            [say('位置与摘录'), ({ says }) => says],
            [say('文件 SHA-256'), ({ sha256 }) => sha256],
          ],
          it.citedPlaces,
        ),
      ]),
  heading(`${say('附件')} B ${say('科技查新')}`, 2),
  table(
    say,
    [
      [say('报告编号'), ({ number }) => number],
      [say('查新机构'), ({ agency }) => agency],
      [say('日期'), ({ date }) => date],
      [say('范围'), (row) => row.scope],
      [say('查新结论'), ({ conclusion }) => conclusion],
    ],
    it.noveltySearches,
  ),
  heading(`${say('附件')} C ${say('检测报告')}`, 2),
  table(
    say,
    [
      [say('报告编号'), ({ number }) => number],
      [say('名称'), ({ title }) => title],
      [say('出具单位'), ({ issuer }) => issuer],
      [say('日期'), ({ date }) => date],
      [say('检测结果'), ({ results }) => results],
    ],
    it.testReports,
  ),
  heading(`${say('附件')} D ${say('专家组意见的一致性')}`, 2),
  ...paragraphs(it.agreement.text),
  table(
    say,
    [
      [say('项目'), ({ item }) => item],
      ...(it.agreement.hasDiscussion
        ? [[say('讨论前中位数（离散度）'), ({ before }: { readonly before: string }) => before] as const]
        : []),
      [say('中位数'), ({ median }) => median],
      [say('离散度'), ({ spread }) => spread],
    ],
    it.agreement.lines,
  ),
  paragraph(say('离散度为中位绝对偏差。单份意见表只存于评价机构和公共服务机构的档案，不列入本报告。')),
  table(
    say,
    [
      place(say),
      [say('类别'), ({ kind }) => kind],
      [say('汇总的问题与建议'), ({ text }) => text],
      [say('提出人数'), ({ count }) => count],
    ],
    it.agreement.advice,
  ),
  heading(`${say('附件')} E ${say('评价机构与评估师资质')}`, 2),
  facts(say, it.agency),
  table(
    say,
    [
      [say('姓名'), ({ name }) => name],
      [say('职责'), ({ duty }) => duty],
      [say('证书编号'), ({ certificateNumber }) => certificateNumber],
      [say('等级'), ({ grade }) => grade],
      [say('有效期至'), ({ validUntil }) => validUntil],
    ],
    it.assessors,
  ),
];

/** Signatures, and how the report is verified. */
export const issue = ({ issue: it, signatures, cover }: ReportDocument, say: Say): ViewNode[] => [
  heading(say('签发与核验'), 2),
  table(
    say,
    [
      [say('签名人'), ({ role }) => say(signatureRoles[role])],
      [say('姓名'), ({ name }) => name],
      [say('签名时间'), ({ time }) => time],
      [say('签名哈希'), ({ hash }) => hash],
    ],
    signatures,
    say('尚未签名'),
  ),
  facts(say, [
    { label: say('评价机构'), value: cover.evaluationAgency },
    { label: say('报告编号'), value: numberOf(say, it) },
    { label: say('核验码'), value: orDash(it.verifyCode) },
    { label: say('签发日期'), value: dayWords(say, it.issueDate) },
    { label: say('有效期至'), value: dayWords(say, it.validUntil) },
    { label: say('核验地址'), value: orDash(it.verifyUrl) },
    { label: say('内容哈希'), value: orDash(it.contentHash) },
    { label: say('回执密钥指纹'), value: orDash(it.receiptKey) },
  ]),
];
