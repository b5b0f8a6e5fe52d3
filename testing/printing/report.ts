/**
 * An invented report, rich enough to judge the print by: no real hospital, product or person.
 * Used by the tests and the benchmark.
 */
import { createHash } from 'node:crypto';
import type { ReportDocument } from '#product/printing/server/document';
import { standardStatement } from '#product/printing/server/labels';
import { sampleAnnexes } from './annexes';
import { sampleAchievement } from './chapters/achievement';
import { sampleJudgement } from './chapters/judgement';
import { sampleWorth } from './chapters/worth';
import { sampleComparison } from './tables/comparison';
import { sampleMaturity } from './tables/maturity';

const agency = '江澜衡正科技评价中心';
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

export const sampleReport: ReportDocument = {
  language: 'zh',
  category: 'applied',
  cover: {
    platformName: '医疗卫生科技成果转化与评价平台',
    achievementName: '经导管二尖瓣缘对缘修复器械及输送系统的研发与应用',
    achievementNameEnglish:
      'Development and Application of a Transcatheter Edge-to-Edge Mitral Valve Repair Device and Delivery System',
    shortName: null,
    mainOrganisation: '江澜医科大学附属第一医院',
    evaluationAgency: agency,
  },
  issue: {
    reportNumber: 'YWPJ2026-PJ001-Y-00001',
    verifyCode: '7K3M-Q9ZT-4V8X-WB2D',
    verifyUrl: 'https://assay.example.org/hyCheck?no=YWPJ2026-PJ001-Y-00001&code=7K3MQ9ZT4V8XWB2D',
    issueDate: '2026-09-18',
    validUntil: '2028-09-18',
    contentHash: sha('sample report'),
    receiptKey: '0a1b 2c3d 4e5f 6071 8293 a4b5 c6d7 e8f9',
  },
  documentMoment: '2026-09-18T10:32:07+08:00',
  limited: false,
  demonstration: false,
  watermark: { kind: 'none' },
  statement: standardStatement(agency),
  levels: {
    maturity: {
      level: 10,
      basis:
        '全部关键工作项均达到九级（系统级），且已提供首个销售合同、发票与到账凭证，整体技术成熟度评定为十级（销售级）。',
      trace: [
        '规则 M-1：关键项 1.1、1.2、2.1、2.2、3.1 的等级均为 9，取最小值 9。',
        '规则 M-3：关键项全部达到 9 级且具备销售证据 E-21（合同）、E-22（发票）、E-23（银行回单），升至 10 级。',
        '规则 M-4：未提供经审计或财务盖章的盈亏平衡证明，不进入 11 级。',
      ],
      course: [],
    },
    maturityIndex: '8.9',
    innovation: {
      level: 3,
      basis:
        '核心创新点 1、2 的查新结论为“国际范围、本应用领域未见相同报道”，技术创新度评定为三级（国际领域首创）。',
      trace: [
        '规则 I-2：核心创新点中具备有效查新报告者的最高值为 3。',
        '各级占比：三级 2 项，二级 1 项，一级 1 项。',
      ],
      course: [],
    },
    advancement: {
      level: 6,
      basis: '五项核心指标中三项高于、两项达到国际同类技术水平，取最小值，技术先进度评定为六级（国际达到）。',
      trace: [
        '规则 A-2：指标 1、3、5 对全部国际对比对象均为“高于”，为七级。',
        '规则 A-2：指标 2、4 对全部国际对比对象均为“达到”，为六级。',
        '规则 A-4：整体取核心指标最小值 6。',
      ],
      course: [],
    },
    overallLevel: '国际先进',
    overallLevelReason: '先进度六级且创新度三级；专家组 5 人投票，国际先进 5 票。',
  },
  summary: {
    conclusion:
      '该成果针对高龄、外科手术高危的中重度二尖瓣反流患者，研制了具有独立捕获与可回撤调整功能的缘对缘修复器械及三自由度输送系统，技术路线完整，证据充分。技术成熟度十级（销售级），技术创新度三级（国际领域首创），技术先进度六级（国际达到），总体处于国际先进水平。建议在具备心脏超声与外科支持条件的中心推广应用。',
    plainLanguage:
      '二尖瓣关不严会让心脏越来越累。这项成果用一枚小夹子，经大腿静脉送入心脏，把漏血的瓣叶夹在一起，不需要开胸。在 312 名患者中，术后一年 9 成以上的反流降到轻度。它不适合瓣膜严重钙化或有活动性感染的患者。',
    values: { scientific: 82, technical: 91, economic: 78, social: 88, cultural: 64, potential: 90 },
  },
  ...sampleAchievement,
  ...sampleWorth,
  ...sampleJudgement,
  ...sampleMaturity,
  ...sampleComparison,
  further: {},
  annexes: sampleAnnexes,
  signatures: [
    { role: 'assessor', name: '陆景行', time: '2026-09-02 15:20:41', hash: sha('assessor') },
    { role: 'secondReviewer', name: '纪闻笛', time: '2026-09-04 09:05:12', hash: sha('second') },
    { role: 'agencyManager', name: '严慎之', time: '2026-09-07 11:48:30', hash: sha('manager') },
    { role: 'publicAgencyReviewer', name: '周以衡', time: '2026-09-18 10:31:55', hash: sha('public') },
  ],
  seal: null,
};
