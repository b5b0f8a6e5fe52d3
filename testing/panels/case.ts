import { gramsOf, normalised } from '#product/search/normalise';
import { personOf } from '#database/seeds/demo/people';
import type { TestApp, Person } from '..';
import { access } from '#product/access/contract';
import type { SeatKind } from '#product/opinions/codes';
import { panels } from '#product/panels/contract';
import type { Declaration } from '#product/conflicts/declaration';
import { emptySheet, type SheetContent } from '#product/opinions/sheet';
import { organisationNumbered, personIdOf } from '../lookups';
import { cast } from '../cast';

/** Five experts from five places that no rule and no register speaks against, the leader first. */
export const goodPanel: readonly (readonly [login: string, kind: SeatKind])[] = [
  ['shenyanqiu', 'clinical'],
  ['gubeichen', 'clinical'],
  ['helanzhou', 'technical'],
  ['yinmuchuan', 'technical'],
  ['ningshuying', 'intellectualProperty'],
];

/** Somebody else who could sit in a technical seat. */
export const spare = 'wenrenche';

export interface PanelCase {
  readonly applicationId: string;
  readonly reportId: string;
}

interface Facts {
  readonly category?: 1 | 2 | 3;
  readonly purposes?: readonly string[];
  readonly productTypes?: readonly string[];
  readonly main?: string;
  readonly persons?: readonly { name: string; organisation: string; login?: string }[];
  readonly inventors?: readonly { name: string; organisationName: string }[];
  readonly authors?: readonly { name: string; organisationName: string }[];
  readonly avoided?: readonly { name: string; organisationName: string }[];
  readonly status?: number;
}

/** Writes an accepted application and its report in draft straight into the database: the rows stand as other areas leave them. */
export const newCase = async (app: TestApp, facts: Facts = {}): Promise<PanelCase> => {
  const { db } = app;
  const { newId } = app.services;
  const at = app.now().toISOString();
  const agency = await organisationNumbered(app, 'PJ001');
  const owner = await personIdOf(app, cast.otherOwner);
  const author = await personIdOf(app, cast.assessor);
  const [applicationId, reportId] = [newId(), newId()];
  // A hospital of its own unless one is named: three panels a year for one organisation are many (domain §9.1).
  const main: { id: string | null; name: string } = facts.main
    ? await organisationNumbered(app, facts.main)
    : { id: null, name: `协作医院 ${applicationId.slice(-6)}` };
  const category = facts.category ?? 1;
  const name = `可穿戴监测系统 ${applicationId.slice(-6)}`;
  await db
    .insertInto('application')
    .values({
      id: applicationId,
      applicationNumber: `CG${applicationId.slice(-10)}`,
      previousApplicationId: null,
      status: 7,
      ownerId: owner,
      achievementName: name,
      searchName: normalised(name),
      searchGrams: gramsOf(normalised(name)),
      achievementNameEnglish: null,
      achievementType: `${category}.1`,
      category,
      evaluationPurposes: [...(facts.purposes ?? ['1'])],
      technologyField: null,
      productKind: null,
      productOptions: [...(facts.productTypes ?? ['2.1'])],
      collegeName: null,
      mainOrganisationId: main.id,
      mainOrganisationName: main.name,
      firstAuthor: null,
      technologyManagerId: null,
      evaluationAgencyId: agency.id,
      assessorId: author,
      planStart: null,
      planEnd: '2027-06-30',
      economicBenefit: null,
      limitReason: null,
      humanResearch: null,
      usesGeneticResources: null,
      form: JSON.stringify({
        introduction: '一种可穿戴监测系统。',
        papers: [
          {
            title: '监测系统研究',
            journal: '演示',
            year: 2025,
            doi: '',
            cites: 1,
            authors: facts.authors ?? [],
          },
        ],
      }),
      decisionReason: null,
      decisionText: null,
      searchCollege: null,
      searchFirstAuthor: null,
      searchAuthors: null,
      submittedAt: at,
      decidedAt: null,
      createdAt: at,
      updatedAt: at,
    } as never)
    .execute();
  await db
    .insertInto('applicationOrganisation')
    .values({
      id: newId(),
      applicationId,
      organisationId: main.id,
      name: main.name,
      isMain: true,
      type: '1',
      sort: 1,
    })
    .execute();
  for (const [place, one] of (facts.persons ?? [{ name: '方远山', organisation: main.name }]).entries())
    await db
      .insertInto('applicationPerson')
      .values({
        id: newId(),
        applicationId,
        personId: one.login ? await personIdOf(app, one.login) : null,
        name: one.name,
        sex: null,
        birthYear: null,
        professionalTitle: null,
        education: null,
        organisationName: one.organisation,
        sort: place + 1,
        share: null,
      })
      .execute();
  if (facts.inventors)
    await db
      .insertInto('applicationRight')
      .values({
        id: newId(),
        applicationId,
        form: '1',
        status: '4',
        name: '监测专利',
        number: 'ZL1',
        numberKey: `ZL${applicationId}`,
        appliedOn: null,
        grantedOn: null,
        owner: main.name,
        isCore: true,
        inventors: JSON.stringify(facts.inventors),
        sort: 1,
      })
      .execute();
  for (const [place, one] of (facts.avoided ?? []).entries())
    await db
      .insertInto('applicationAvoidedExpert')
      .values({ id: newId(), applicationId, ...one, reason: '竞争关系', sort: place + 1 })
      .execute();
  await db
    .insertInto('report')
    .values({
      id: reportId,
      applicationId,
      agencyId: agency.id,
      round: 1,
      status: facts.status ?? 6,
      authorId: author,
      baseDate: '2026-10-01',
      sections: '{}',
      maturityLevel: 7,
      maturityIndex: '7.0',
      innovationLevel: 2,
      advancementLevel: 5,
      overallLevel: 'domesticallyLeading',
      createdAt: at,
      updatedAt: at,
    } as never)
    .execute();
  return { applicationId, reportId };
};

/** Seats by login name, the first one leading. */
export const seats = async (
  app: TestApp,
  panel: readonly (readonly [login: string, kind: SeatKind])[] = goodPanel,
  reason?: string,
) => {
  const members = [];
  for (const [place, [login, kind]] of panel.entries())
    members.push({
      expertId: await personIdOf(app, login),
      kind,
      isLeader: place === 0,
      // The same few experts sit in many stories.
      loadReason: '该领域专家有限',
      ...(reason && { reason }),
    });
  return members;
};

/** The row of somebody on the panel of a report. */
export const opinionOf = async (app: TestApp, { reportId }: PanelCase, login: string) =>
  app.db
    .selectFrom('opinion')
    .selectAll()
    .where('reportId', '=', reportId)
    .where('expertId', '=', await personIdOf(app, login))
    .orderBy('panelRound', 'desc')
    .executeTakeFirstOrThrow();

export const declaration: Declaration = {
  hasNoConflict: true,
  keepsConfidential: true,
  actsWithIntegrity: true,
  employers: [],
  shareholdings: [],
  sharedSupervisorWith: [],
  collaborations: [],
};

/** Invites the panel and lets everybody accept; the report stays in draft. */
export const acceptAll = async (app: TestApp, about: PanelCase, panel = goodPanel): Promise<void> => {
  const manager = await app.signIn(cast.manager);
  await manager.do(panels.calls.setPanel, { id: about.reportId, members: await seats(app, panel) });
  for (const [login] of panel) {
    const expert = await app.signIn(login);
    const { id, rowVersion } = await opinionOf(app, about, login);
    await expert.do(panels.calls.reply, { id, rowVersion, accept: true, declaration });
  }
};

/** The report goes to the experts (R3), due on this day. */
export const toExperts = async (
  app: TestApp,
  { reportId }: PanelCase,
  dueOn = '2026-11-16',
): Promise<void> => {
  await app.db
    .updateTable('report')
    .set({ status: 0, expertsDueOn: dueOn })
    .where('id', '=', reportId)
    .execute();
};

/** A complete sheet that agrees with everything. */
export const goodSheet: SheetContent = {
  ...emptySheet,
  scores: { scientific: 80, technical: 85, economic: 70, social: 75, cultural: 60, potential: 78 },
  levels: {
    maturity: { agrees: true, own: null, reason: '' },
    innovation: { agrees: true, own: null, reason: '' },
    advancement: { agrees: true, own: null, reason: '' },
  },
  medical: { safety: 4, effectiveness: 4, clinicalNeed: 5, ethicsRisk: 4 },
  comments: {
    innovation: '在信号质量判别和低功耗采集方面具有明确的创新内容',
    advancement: '核心指标优于国内同类产品并有检测报告支撑',
    maturity: '样机已完成型式检验并在三家医院使用',
    applicationValue: '适用于基层随访管理具有较好的应用前景',
  },
  problems: [{ text: '长期佩戴舒适性数据不足', isMandatory: false }],
  advice: [{ text: '补充六个月随访数据', isMandatory: false }],
  overall: 'domesticallyLeading',
  conclusion: 'agree',
  familiarity: 'familiar',
};

/** Fills in a sheet and submits it, signed by a code for exactly what is stored. */
export const submitSheet = async (
  app: TestApp,
  about: PanelCase,
  login: string,
  sheet: SheetContent = goodSheet,
): Promise<Person> => {
  const expert = await app.signIn(login);
  const { id, rowVersion } = await opinionOf(app, about, login);
  const saved = await expert.do(panels.calls.save, { id, rowVersion, sheet });
  const signingCode = await signingCodeFor(app, expert, login, id);
  await expert.do(panels.calls.submit, { id, rowVersion: saved.rowVersion, signingCode });
  return expert;
};

/** The code that comes by SMS for the sheet as it stands. */
export const signingCodeFor = async (
  app: TestApp,
  expert: Person,
  login: string,
  id: string,
): Promise<string> => {
  const shown = await expert.do(panels.calls.opinion, { id });
  if (shown.audience !== 'expert' || !shown.work) throw new Error('there is nothing to sign');
  app.pass({ minutes: 1, seconds: 1 });
  await expert.do(access.calls.sendSignCode, {
    action: 'opinion.submit',
    id,
    contentHash: shown.work.contentHash,
  });
  return app.lastCode(personOf(login).mobile);
};

/** The agency finds a sheet in order. */
export const approve = async (app: TestApp, about: PanelCase, login: string): Promise<void> => {
  const manager = await app.signIn(cast.manager);
  const { id, rowVersion } = await opinionOf(app, about, login);
  await manager.do(panels.calls.check, { id, rowVersion, result: 'passed' });
};
