import type { ReportOf } from './report';
import { said, signingCode, type StoryWorld } from './world';
import { cast } from '../cast';

/** Five experts from five places whom no rule speaks against, the leader first: login, name, kind of seat. */
export const panelists = [
  ['shenyanqiu', '沈砚秋', '1'],
  ['gubeichen', '顾北辰', '1'],
  ['helanzhou', '贺兰舟', '2'],
  ['yinmuchuan', '尹牧川', '2'],
  ['ningshuying', '宁疏影', '3'],
] as const;

/** An expert of the owner's own hospital: a hard conflict. */
export const conflicted = ['feihuaijin', '费怀瑾', '1'] as const;

type Panelist = readonly [login: string, name: string, kind: string];

/** The seats of a panel as the agency sends them. */
export const seatsOf = async (
  world: StoryWorld,
  { reportId }: ReportOf,
  panel: readonly Panelist[] = panelists,
) => {
  const manager = await world.signIn(cast.manager);
  const members = [];
  for (const [place, [, name, Kind]] of panel.entries()) {
    const found = await said(
      manager.wire('GET /api/ExpertOpinion/GetPanelCandidates', { ReportId: reportId, TrueName: name }),
    );
    members.push({
      ...{ ZJId: found.rows[0].Id, IsLeader: place === 0, Kind, Reason: '已核查，不影响独立判断。' },
      // The same few experts sit in many stories.
      LoadReason: '该领域专家有限',
    });
  }
  return members;
};

/** The agency forms the panel and invites it (domain §6.5). */
export const setPanel = async (
  world: StoryWorld,
  about: ReportOf,
  panel: readonly Panelist[] = panelists,
) => {
  const manager = await world.signIn(cast.manager);
  const Members = await seatsOf(world, about, panel);
  return said(manager.wire('POST /api/Report/SetPanel', { Id: about.reportId, Members }));
};

/** What somebody is asked to judge, as their list shows it. */
export const invitation = async (world: StoryWorld, login: string, { achievementName }: ReportOf) => {
  const expert = await world.signIn(login);
  const page = await said(expert.wire('POST /api/ExpertOpinion/GetMyInvitations', { PageSize: 100 }));
  const found = page.rows.find((row: { ApplyInfo: string }) => row.ApplyInfo === achievementName);
  if (!found) throw new Error(`${login} is not invited to judge ${achievementName}`);
  return found;
};

export const declaration = {
  HasNoConflict: true,
  KeepsConfidential: true,
  ActsWithIntegrity: true,
  Employers: [],
  Shareholdings: [],
  SharedSupervisorWith: [],
  Collaborations: [],
};

/** One expert declares and accepts (E0). */
export const acceptInvitation = async (world: StoryWorld, about: ReportOf, login: string) => {
  const { Id, RowVersion } = await invitation(world, login, about);
  const expert = await world.signIn(login);
  return said(
    expert.wire('POST /api/ExpertOpinion/ReplyInvitation', {
      Id,
      RowVersion,
      Accept: true,
      Declaration: declaration,
    }),
  );
};

/** A complete sheet that agrees with everything, in wire names (domain §6.4). */
export const sheet = {
  Scores: { Scientific: 82, Technical: 85, Economic: 70, Social: 78, Cultural: 60, Potential: 80 },
  Levels: {
    CSD: { Agrees: true, Own: null, Reason: '' },
    CXD: { Agrees: true, Own: null, Reason: '' },
    XJD: { Agrees: true, Own: null, Reason: '' },
  },
  Medical: { Safety: 4, Effectiveness: 4, ClinicalNeed: 5, EthicsRisk: 4 },
  Comments: {
    Innovation: '在信号质量判别和低功耗采集方面具有明确的创新内容',
    Advancement: '核心指标达到国际同类产品水平并有检测报告支撑',
    Maturity: '已取得注册证并在多家医院完成试验',
    ApplicationValue: '适用于基层随访管理，具有较好的应用前景',
  },
  Problems: [{ Text: '长期佩戴的皮肤舒适性数据不足', IsMandatory: false }],
  Advice: [{ Text: '补充六个月随访数据', IsMandatory: false }],
  ZTSPGJX: '2',
  OverallReason: '',
  Conclusion: 1,
  Familiarity: '1',
};

/** Fills in a sheet and submits it, signed by a code for exactly what is stored (E1, E2). */
export const submitSheet = async (world: StoryWorld, about: ReportOf, login: string, more: object = {}) => {
  const { Id } = await invitation(world, login, about);
  const expert = await world.signIn(login);
  const { RowVersion } = await said(expert.wire('GET /api/ExpertOpinion/GetOpinion', { Id }));
  const saved = await said(
    expert.wire('POST /api/ExpertOpinion/SaveOpinion', { Id, RowVersion, Sheet: { ...sheet, ...more } }),
  );
  const { Work } = await said(expert.wire('GET /api/ExpertOpinion/GetOpinion', { Id }));
  const SmsCode = await signingCode(world, login, 'opinion.submit', Id, Work.ContentHash);
  return said(
    expert.wire('POST /api/ExpertOpinion/SubmitOpinion', { Id, RowVersion: saved.RowVersion, SmsCode }),
  );
};

/** The sheets of the report's round as somebody reads them. */
export const sheets = async (world: StoryWorld, loginName: string, { reportId }: ReportOf) =>
  said(
    (await world.signIn(loginName)).wire('POST /api/ExpertOpinion/GetOpinionListByReport', {
      ReportId: reportId,
    }),
  );

/** The agency finds the form of every sheet in order (E3). */
export const checkForms = async (world: StoryWorld, about: ReportOf): Promise<void> => {
  const manager = await world.signIn(cast.manager);
  for (const { Id, RowVersion, Status } of await sheets(world, cast.manager, about))
    if (Status === 0)
      await said(manager.wire('POST /api/ExpertOpinion/CheckOpinion', { Id, RowVersion, Result: 1 }));
};

/** The round is closed and counted. */
export const closeRound = async (world: StoryWorld, { reportId }: ReportOf) =>
  said((await world.signIn(cast.manager)).wire('POST /api/Report/CloseRound', { Id: reportId }));
