/** 附件 A–E, and the last page: signatures, seal, how to verify, content hash. */
import type { ReportDocument } from '../document';
import { chineseDate, verifyQr } from '../front/cover';
import { signatureRoles } from '../labels';
import { colours, paragraphs, type PdfNode, remark, text } from '../nodes';
import type { Outline } from '../outline';
import { dataTable, factTable } from '../tables';

export function annexes(document: ReportDocument, outline: Outline): PdfNode[] {
  const it = document.annexes;
  return [
    ...outline.annex('证据清单'),
    dataTable(
      [
        { title: '编号', weight: 8, cell: (row) => row.number },
        { title: '名称', weight: 24, cell: (row) => row.title },
        { title: '类型', weight: 13, cell: (row) => row.kind },
        { title: '出具单位', weight: 16, cell: (row) => row.issuer },
        { title: '日期', weight: 12, cell: (row) => row.date },
        { title: 'SHA-256', weight: 27, lead: 6, cell: (row) => row.sha256, breakAll: true },
      ],
      it.evidence,
    ),
    ...outline.annex('科技查新'),
    dataTable(
      [
        { title: '报告编号', weight: 18, cell: (row) => row.number, breakAll: true },
        { title: '查新机构', weight: 20, cell: (row) => row.agency },
        { title: '日期', weight: 13, cell: (row) => row.date },
        { title: '范围', weight: 13, cell: (row) => row.scope },
        { title: '查新结论', weight: 36, cell: (row) => row.conclusion },
      ],
      it.noveltySearches,
    ),
    ...outline.annex('检测报告'),
    dataTable(
      [
        { title: '报告编号', weight: 18, cell: (row) => row.number, breakAll: true },
        { title: '名称', weight: 26, cell: (row) => row.title },
        { title: '出具单位', weight: 20, cell: (row) => row.issuer },
        { title: '日期', weight: 13, cell: (row) => row.date },
        { title: '检测结果', weight: 23, cell: (row) => row.results },
      ],
      it.testReports,
    ),
    ...outline.annex('专家组意见的一致性'),
    ...paragraphs(it.agreement.text),
    dataTable(
      [
        { title: '项目', weight: 40, cell: (row) => row.item },
        { title: '中位数', weight: 30, align: 'center', cell: (row) => row.median },
        { title: '离散度', weight: 30, align: 'center', cell: (row) => row.spread },
      ],
      it.agreement.lines,
    ),
    remark('离散度为中位绝对偏差。单份意见表只存于评价机构和公共服务机构的档案，不列入本报告。'),
    dataTable(
      [
        { title: '序', weight: 6, cell: (_, index) => String(index + 1) },
        { title: '类别', weight: 10, cell: (row) => row.kind },
        { title: '汇总的问题与建议', weight: 70, cell: (row) => row.text },
        { title: '提出人数', weight: 14, align: 'center', cell: (row) => row.count },
      ],
      it.agreement.advice,
    ),
    ...outline.annex('评价机构与评估师资质'),
    factTable(it.agency),
    dataTable(
      [
        { title: '姓名', weight: 18, cell: (row) => row.name },
        { title: '职责', weight: 22, cell: (row) => row.duty },
        { title: '证书编号', weight: 26, cell: (row) => row.certificateNumber, breakAll: true },
        { title: '等级', weight: 16, cell: (row) => row.grade },
        { title: '有效期至', weight: 18, cell: (row) => row.validUntil },
      ],
      it.assessors,
    ),
  ];
}

/** The last page. Without a seal it keeps the space for one. */
export function issuePage(document: ReportDocument, outline: Outline): PdfNode[] {
  const { issue, cover } = document;
  const sealed: PdfNode =
    document.seal === null
      ? { text: '（评价机构盖章处）', color: colours.faint, fontSize: 9, margin: [0, 50, 0, 50] }
      : { image: document.seal, fit: [116, 116] };
  return [
    ...outline.plain('签发与核验', true),
    dataTable(
      [
        { title: '签名人', weight: 22, cell: (row) => signatureRoles[row.role] },
        { title: '姓名', weight: 14, cell: (row) => row.name, strong: () => true },
        { title: '签名时间', weight: 22, cell: (row) => row.time },
        { title: '签名哈希', weight: 42, cell: (row) => row.hash, breakAll: true },
      ],
      document.signatures,
      '尚未签名',
    ),
    {
      unbreakable: true,
      columns: [
        {
          width: '*',
          stack: [
            { text: cover.evaluationAgency, bold: true, fontSize: 12 },
            sealed,
            { text: chineseDate(issue.issueDate), margin: [0, 4, 0, 0] },
          ],
          alignment: 'center',
        },
        {
          width: '*',
          stack: [
            { ...verifyQr(issue.verifyUrl, 116), alignment: 'center' },
            {
              text: '扫码核验本报告的真伪与当前状态',
              fontSize: 9,
              color: colours.faint,
              margin: [0, 10, 0, 0],
            },
            { text: issue.verifyCode ?? '', bold: true },
          ],
          alignment: 'center',
        },
      ],
      margin: [0, 20, 0, 24],
    },
    ...factsOfIssue(document),
  ];
}

function factsOfIssue({ issue }: ReportDocument): PdfNode[] {
  return [
    factTable([
      { label: '报告编号', value: issue.reportNumber ?? '未编号' },
      { label: '签发日期', value: chineseDate(issue.issueDate) },
      { label: '有效期至', value: chineseDate(issue.validUntil) },
      { label: '核验地址', value: issue.verifyUrl ?? '—' },
      { label: '内容哈希', value: issue.contentHash ?? '—' },
      { label: '回执密钥指纹', value: issue.receiptKey ?? '—' },
    ]),
    ...paragraphs(
      '本报告以电子方式签发，签名经短信确认并记入不可更改的日志。内容哈希为报告内容与全部证据哈希的 SHA-256 值，可在核验页面比对；比对以文件的逐字节一致为准，打印件以编号和核验码查询为准。',
    ),
    text('（报告结束）', { alignment: 'center', color: colours.faint, fontSize: 9, margin: [0, 10, 0, 0] }),
  ];
}
