/** The invented report at the size of a large one: long tables, long names. */
import type { ReportDocument } from '#product/printing/server/document';
import { sampleReport } from './report';

const words = ['结构件', '控制模块', '检测流程', '培训课件', '算法组件', '随访方案'];

/** Gives the sample with `wbsRows` work items, `rows` rows in evidence, benefit and remarks tables. */
export function scaledReport(wbsRows: number, rows: number): ReportDocument {
  const number = (index: number): string => String(index + 1).padStart(3, '0');
  return {
    ...sampleReport,
    maturity: {
      ...sampleReport.maturity,
      wbs: Array.from({ length: wbsRows }, (_, index) => ({
        code: `${Math.floor(index / 20) + 1}.${(index % 20) + 1}`,
        name: `工作项${number(index)} ${words[index % words.length] ?? ''}`,
        weight: '0.5',
        isKey: index % 7 === 0,
        level: (index % 9) + 1,
        levelBasis: `第${number(index)}项依据：在相关环境中完成验证，检测合格，记录完整，可追溯到原始数据。`,
        evidence: [`E-${number(index)}`],
        gapToNext: `第${number(index)}项差距：多中心使用证明`,
      })),
    },
    panel: {
      ...sampleReport.panel,
      remarks: Array.from({ length: rows }, (_, index) => ({
        number: String(index + 1),
        kind: index % 2 === 0 ? '问题' : '建议',
        text: `意见${number(index)}：${'应说明样本量估算的依据、缺失数据的处理方法以及独立终点委员会的裁定过程。'.repeat((index % 3) + 1)}`,
        answer: `答复${number(index)}：${'已补充说明，并在附件中给出相应证据编号与页码，结论不变。'.repeat((index % 4) + 1)}`,
      })),
    },
    annexes: {
      ...sampleReport.annexes,
      evidence: Array.from({ length: rows }, (_, index) => ({
        number: `E-${number(index)}`,
        title: `证据${number(index)} 多中心研究与使用证明材料`,
        kind: '临床研究',
        date: '2025-11-30',
        issuer: '岳川医学检测研究院',
        sha256: sampleReport.issue.contentHash ?? '',
      })),
    },
  };
}
