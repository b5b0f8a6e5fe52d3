import { material, evidenceByType, tablesOf } from './material';
import type { ApplicationOf } from './application';
import { said, signingCode, type StoryWorld } from './world';
import { cast } from '../cast';

/** An application whose report has begun. */
export interface ReportOf extends ApplicationOf {
  readonly reportId: string;
}

/** The report as somebody reads it. */
export const report = async (world: StoryWorld, loginName: string, { reportId }: ReportOf) =>
  said((await world.signIn(loginName)).wire('GET /api/Report/GetReportById', { Id: reportId }));

/** The assessor begins the report (R1). */
export const createReport = async (world: StoryWorld, about: ApplicationOf): Promise<ReportOf> => {
  const assessor = await world.signIn(cast.assessor);
  const { Id } = await said(assessor.wire('POST /api/Report/CreateReport', { ApplyId: about.applicationId }));
  return { ...about, reportId: Id };
};

const fact = { Label: '依据', Value: '见附件' };

/** Every text of a report (domain §6.1), in wire names. */
const sections = {
  evaluation: {
    Client: '江澜医科大学附属第一医院',
    Basis: ['GB/T 44731-2024'],
    Method: ['同行评议'],
    FeeDeclaration: '评价费用与评价结论无关。',
  },
  achievement: {
    Problem: '房颤发作隐匿，院外难以及时发现。',
    Principle: '连续采集心电信号并判别信号质量。',
    Route: '传感、算法、随访三步。',
    MainIndicators: [fact],
  },
  maturity: {
    Text: '按证据逐项评定。',
    GapText: '尚缺两家机构的常规应用证明。',
    Gap: [{ Missing: '应用证明', Action: '补充' }],
  },
  innovation: { Text: '查新报告支持创新点。' },
  advancement: { Text: '核心指标与国际同类产品相当。' },
  medical: {
    Grades: ['safety', 'effectiveness', 'clinicalNeed', 'ethicsRisk'].map((Aspect) => ({
      Aspect,
      Grade: 4,
      Text: '有多中心试验与检测报告支持',
    })),
    RegulatoryPath: [
      { Step: '医疗器械注册', State: '已取得', Number: '演示械注准20260001', Date: '2026-05-01' },
    ],
    StandardOfCare: [{ Aspect: '监测时长', Standard: '24 小时动态心电图', Achievement: '连续 14 天' }],
  },
  benefit: { EconomicBasis: '财务盖章', Social: '减少急诊就诊', SocialFacts: [], AcademicFacts: [] },
  rights: { OwnershipChain: '权属清晰', Encumbrances: '无' },
  team: { Team: '团队完整', Conditions: '条件具备', Facts: [] },
  transformation: {
    Methods: ['3'],
    Advice: ['许可实施'],
    Plan: [{ Target: '系统级', Work: '补充两家机构的常规应用证明', Cost: '60', Months: '12' }],
    PriceBasis: null,
  },
  conclusion: {
    Values: ['科学价值', '技术价值', '经济价值', '社会价值', '文化价值'].map((Label) => ({
      Label,
      Value: '见相应章节',
    })),
    Opinion: '总体达到国际先进水平。',
    PlainLanguage: '一种贴在胸前、能提醒心律失常的小贴片。',
    ConditionsOfUse: ['在医生指导下使用'],
  },
};

/** Saves one part of the report as it stands; the levels follow at once (R2). */
export const saveSection = async (world: StoryWorld, about: ReportOf, Section: string, Data: unknown) => {
  const { RowVersion } = await report(world, cast.assessor, about);
  const assessor = await world.signIn(cast.assessor);
  return said(
    assessor.wire('POST /api/Report/SaveReport', { Id: about.reportId, Section, Data, RowVersion }),
  );
};

/** All texts, tables and risks. */
export const writeReport = async (world: StoryWorld, about: ReportOf): Promise<void> => {
  const { Items } = await material(world, cast.assessor, about);
  const { WBS, Indicators, Points } = tablesOf(evidenceByType(Items));
  const parts = {
    ...sections,
    workBreakdown: WBS,
    indicators: Indicators,
    innovationPoints: Points,
    risks: [
      { Kind: 'technical', Description: '电极漂移', Probability: 2, Impact: 3, Mitigation: '定期校准' },
    ],
  };
  for (const [section, data] of Object.entries(parts)) await saveSection(world, about, section, data);
};

/** Another assessor of the agency checks exactly this version (R2b). */
export const checkAgain = async (world: StoryWorld, about: ReportOf, login: string = cast.secondChecker) => {
  const { RowVersion } = await report(world, login, about);
  const checker = await world.signIn(login);
  return said(
    checker.wire('POST /api/Report/SecondCheckReport', {
      Id: about.reportId,
      Checklist: ['evidence', 'tables', 'levels', 'texts', 'compliance'],
      Remark: '证据与等级一致。',
      RowVersion,
    }),
  );
};

/** Off to the experts (R3). */
export const toExperts = async (world: StoryWorld, about: ReportOf) => {
  const { RowVersion } = await report(world, cast.assessor, about);
  const assessor = await world.signIn(cast.assessor);
  return said(assessor.wire('POST /api/Report/SubmitToExpert', { Id: about.reportId, RowVersion }));
};

/** Every suggestion answered, and a word on where panel and computation differ (R4c). */
export const answer = async (world: StoryWorld, about: ReportOf) => {
  const { RowVersion, Suggestions } = await report(world, cast.assessor, about);
  const assessor = await world.signIn(cast.assessor);
  return said(
    assessor.wire('POST /api/Report/AnswerSuggestions', {
      Id: about.reportId,
      Answers: Suggestions.map(({ Key }: { Key: string }) => ({ Key, Text: '已补充说明并列入计划。' })),
      Reconciliation: '专家组意见与计算结果的差异已逐项核对并说明理由。',
      RowVersion,
    }),
  );
};

/** One signature, by a code for the content as the signer sees it (R5a). */
export const sign = async (world: StoryWorld, about: ReportOf, loginName: string) => {
  const { ContentHash } = await report(world, loginName, about);
  const SignCode = await signingCode(world, loginName, 'report.sign', about.reportId, ContentHash);
  const person = await world.signIn(loginName);
  return said(person.wire('POST /api/Report/SignReport', { Id: about.reportId, ContentHash, SignCode }));
};

/** Sealed and sent to the public-service agency (R5). */
export const toPublicAgency = async (world: StoryWorld, about: ReportOf) => {
  const { RowVersion } = await report(world, cast.manager, about);
  const manager = await world.signIn(cast.manager);
  return said(manager.wire('POST /api/Report/SubmitToPublic', { Id: about.reportId, RowVersion }));
};

/** The formal review passes: number, code and the one official PDF (R6). */
export const pass = async (
  world: StoryWorld,
  about: ReportOf,
  more: object = {},
  login: string = cast.reviewer,
) => {
  const { RowVersion } = await report(world, login, about);
  const reviewer = await world.signIn(login);
  return said(
    reviewer.wire('POST /api/Report/PublicReview', {
      Id: about.reportId,
      Result: 1,
      Checklist: ['numbers', 'signatures', 'panel', 'hash', 'limited', 'complete'],
      PublishScope: 'listed',
      IsLimited: false,
      RowVersion,
      ...more,
    }),
  );
};
