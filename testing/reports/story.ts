import { personOf } from '#database/seeds/demo/people';
import type { Person, TestApp } from '..';
import { access } from '#product/access/contract';
import {
  acceptAll,
  approve,
  goodPanel,
  goodSheet,
  newCase,
  submitSheet,
  type PanelCase,
} from '../panels/case';
import { panels } from '#product/panels/contract';
import type { SheetContent } from '#product/opinions/sheet';
import { reports, secondChecks } from '#product/reports/contract';
import type { Indicator, InnovationPoint, WorkItem } from '#product/levels/tables';
import { medicalAspects } from '#product/reports/sections';
import { cast } from '../cast';

export interface Material {
  /** Evidence by the type of document: `3.4` is the device trial. */
  readonly byType: Readonly<Record<string, string>>;
}

/** Types of documents that prove maturity 1 to 8, a novelty search and a test report. */
const types = ['1.1', '1.3', '2.1', '2.3', '2.6', '2.9', '3.4', '4.5', '6.1', '2.8'];

/** Material that has passed its review, straight into the tables. */
export const passedMaterial = async (app: TestApp, { applicationId }: PanelCase): Promise<Material> => {
  const { db } = app;
  const { newId } = app.services;
  const at = app.now().toISOString();
  const materialId = newId();
  const insert = (table: string, values: object) =>
    db
      .insertInto(table as 'installation')
      .values(values as never)
      .execute();
  await insert('material', {
    id: materialId,
    applicationId,
    round: 1,
    template: 1,
    status: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
  });
  await insert('materialItem', {
    id: newId(),
    materialId,
    code: 'technicalReport',
    isRequired: true,
    result: 1,
    sort: 1,
  });
  const byType: Record<string, string> = {};
  for (const [place, documentType] of types.entries()) {
    const [fileId, id] = [newId(), newId()];
    await db
      .insertInto('file')
      .values({
        id: fileId,
        sha256: (place + 1).toString(16).padStart(64, '0'),
        name: `${documentType}.pdf`,
        size: 1,
        mime: 'application/pdf',
        scanState: 'clean',
        ownerId: null,
        class: 'document',
        createdAt: at,
      })
      .execute();
    await insert('materialFile', {
      id,
      materialId,
      itemCode: 'technicalReport',
      fileId,
      documentType,
      title: `文件 ${documentType}`,
      issuer: '演示检测院',
      issuedOn: '2026-06-01',
      deIdentified: true,
      sort: place,
    });
    byType[documentType] = id;
  }
  return { byType };
};

/** Tables from which maturity 8, innovation 3 and advancement 6 follow. */
export const tablesFor = ({ byType }: Material) => {
  const item: WorkItem = {
    code: '1',
    name: '采集终端',
    weight: 100,
    isKey: true,
    claimedLevel: 8,
    levelBasis: '注册证与多项试验',
    evidenceIds: ['1.1', '1.3', '2.1', '2.3', '2.6', '2.9', '3.4', '4.5'].map((type) => byType[type]!),
    notApplicableProofs: [],
  };
  const indicators = ['灵敏度', '特异度', '续航'].map((name): Indicator => ({
    name,
    unit: '%',
    direction: 'largerIsBetter',
    ownValue: 95,
    tolerance: 0,
    testReportId: byType['2.8']!,
    isCore: true,
    comparators: ['甲', '乙'].map((other) => ({
      baseline: 'international' as const,
      name: `同类产品${other}`,
      source: { title: '说明书', year: 2025, number: '', isCurrent: true },
      value: 95,
      comparison: 'reached' as const,
      reason: null,
    })),
  }));
  const point: InnovationPoint = {
    number: '1',
    text: '低功耗信号质量判别方法',
    isCore: true,
    noveltyReportId: byType['6.1']!,
    noveltyReportNumber: 'CX-0001',
    searchedChina: true,
    searchedWorld: true,
    allFields: false,
    result: 'nothingSame',
    closeDocuments: [],
  };
  return { item, indicators, point };
};

const fact = { label: '依据', value: '见附件' };
/** Every text of the report, written. */
export const texts = {
  evaluation: {
    client: '演示医院',
    basis: ['GB/T 44731-2024'],
    method: ['同行评议'],
    feeDeclaration: '费用与结论无关。',
  },
  achievement: { problem: '问题', principle: '原理', route: '路线', mainIndicators: [fact] },
  maturity: {
    text: '按证据逐项评定。',
    gapText: '尚缺应用证明。',
    gap: [{ missing: '应用证明', action: '补充' }],
  },
  innovation: { text: '查新支持。' },
  advancement: { text: '与国际产品相当。' },
  medical: {
    grades: medicalAspects.map((aspect) => ({ aspect, grade: 4, text: '有研究支持' })),
    regulatoryPath: [
      { step: '医疗器械注册', state: '已取得', number: '演示械注准2026001', date: '2026-05-01' },
    ],
    standardOfCare: [{ aspect: '监测时长', standard: '24 小时', achievement: '14 天' }],
  },
  benefit: { economicBasis: '财务盖章', social: '减少随访', socialFacts: [], academicFacts: [] },
  rights: { ownershipChain: '权属清晰', encumbrances: '无' },
  team: { team: '团队完整', conditions: '条件具备', facts: [] },
  transformation: {
    methods: ['3'],
    advice: ['许可实施'],
    plan: [{ target: '系统应用', work: '两家机构常规应用', cost: '60', months: '12' }],
    priceBasis: null,
  },
  conclusion: {
    values: ['科学价值', '技术价值', '经济价值', '社会价值', '文化价值'].map((label) => ({
      label,
      value: '见相应章节',
    })),
    opinion: '总体达到国际先进水平。',
    plainLanguage: '一种可以戴在手腕上的监测设备。',
    conditionsOfUse: ['在医生指导下使用'],
  },
};

/** What an actor reads of a report as a member of staff. */
export const read = async (person: Person, { reportId }: PanelCase) => {
  const report = await person.do(reports.calls.byId, { id: reportId });
  if (report.audience !== 'staff') throw new Error(`read as ${report.audience}`);
  return report;
};

/** The author saves one part of the report. */
export const save = async (app: TestApp, about: PanelCase, part: object) => {
  const author = await app.signIn(cast.assessor);
  const { rowVersion } = await read(author, about);
  return author.do(reports.calls.save, { id: about.reportId, rowVersion, ...part } as never);
};

/** The author fills in every section and table. */
export const writeAll = async (app: TestApp, about: PanelCase, material: Material): Promise<void> => {
  const { item, indicators, point } = tablesFor(material);
  const parts = [
    ...Object.entries(texts).map(([section, data]) => ({ section, data })),
    { section: 'workBreakdown', data: [item] },
    { section: 'indicators', data: indicators },
    { section: 'innovationPoints', data: [point] },
    {
      section: 'risks',
      data: [{ kind: 'technical', description: '漂移', probability: 2, impact: 3, mitigation: '校准' }],
    },
  ];
  for (const part of parts) await save(app, about, part);
};

/** The second checker, and what they say when all is in order and they confirm these changed levels. */
export const secondCheckOf = async (app: TestApp, about: PanelCase, confirms?: readonly 'maturity'[]) => {
  const checker = await app.signIn(cast.secondChecker);
  const { rowVersion } = await read(checker, about);
  const asked = {
    id: about.reportId,
    checklist: [...secondChecks],
    remark: '证据与等级一致。',
    rowVersion,
    ...(confirms && { confirms: [...confirms] }),
  };
  return { checker, asked };
};

export const check = async (app: TestApp, about: PanelCase): Promise<void> => {
  const { checker, asked } = await secondCheckOf(app, about);
  await checker.do(reports.calls.secondCheck, asked);
};

export const submit = async (app: TestApp, about: PanelCase): Promise<void> => {
  const author = await app.signIn(cast.assessor);
  const { rowVersion } = await read(author, about);
  await author.do(reports.calls.submitToExperts, { id: about.reportId, rowVersion });
};

/** All five submit; the agency finds their sheets in order and closes the round. */
export const judged = async (
  app: TestApp,
  about: PanelCase,
  sheet: SheetContent = goodSheet,
): Promise<void> => {
  for (const [login] of goodPanel) {
    await submitSheet(app, about, login, sheet);
    await approve(app, about, login);
  }
  const manager = await app.signIn(cast.manager);
  await manager.do(panels.calls.closeRound, { id: about.reportId });
};

export const answerAll = async (app: TestApp, about: PanelCase, text = '已补充说明。'): Promise<void> => {
  const author = await app.signIn(cast.assessor);
  const { rowVersion, suggestions } = await read(author, about);
  await author.do(reports.calls.answer, {
    id: about.reportId,
    answers: suggestions.map(({ key }) => ({ key, text })),
    reconciliation: '专家组意见与计算结果的差异已逐项核对并说明。',
    rowVersion,
  });
};

/** A signing code for this content, as it comes by SMS. */
export const codeFor = async (
  app: TestApp,
  login: string,
  about: PanelCase,
  contentHash: string,
): Promise<string> => {
  const person = await app.signIn(login);
  app.pass({ minutes: 1, seconds: 1 });
  await person.do(access.calls.sendSignCode, { action: 'report.sign', id: about.reportId, contentHash });
  return app.lastCode(personOf(login).mobile);
};

export const sign = async (app: TestApp, about: PanelCase, login: string): Promise<void> => {
  const person = await app.signIn(login);
  const { contentHash } = await read(person, about);
  const signCode = await codeFor(app, login, about, contentHash);
  await person.do(reports.calls.sign, { id: about.reportId, contentHash, signCode });
};

export const toPublicAgency = async (app: TestApp, about: PanelCase): Promise<void> => {
  for (const login of [cast.assessor, cast.secondChecker, cast.manager]) await sign(app, about, login);
  const manager = await app.signIn(cast.manager);
  const { rowVersion } = await read(manager, about);
  await manager.do(reports.calls.submitToPublic, { id: about.reportId, rowVersion });
};

/** A case up to the moment somebody wants it at. */
export const caseAt = async (
  app: TestApp,
  stage: 'written' | 'checked' | 'withExperts' | 'judged' | 'answered' | 'atPublicAgency',
  { sheet, ...facts }: Parameters<typeof newCase>[1] & { sheet?: SheetContent } = {},
): Promise<PanelCase> => {
  // Many stories in one app sign more in an hour than people do; the limits have tests of their own.
  await app.services.pool.query('delete from rate_limit');
  const about = await newCase(app, { productTypes: ['2.1'], ...facts });
  const material = await passedMaterial(app, about);
  await writeAll(app, about, material);
  if (stage === 'written') return about;
  await acceptAll(app, about);
  await check(app, about);
  if (stage === 'checked') return about;
  await submit(app, about);
  if (stage === 'withExperts') return about;
  await judged(app, about, sheet);
  if (stage === 'judged') return about;
  await answerAll(app, about);
  if (stage === 'answered') return about;
  await toPublicAgency(app, about);
  return about;
};
