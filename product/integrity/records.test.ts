import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { roleCode } from '#contract/rights';
import { stateOf } from '#host/transitions';
import { organisations } from '#product/organisations/contract';
import { panels } from '#product/panels/contract';
import { openCasesOf } from '#product/privacy/server/cases';
import { roles } from '#product/roles/contract';
import { tasks } from '#product/tasks/contract';
import { jobsOf } from '#start/jobs';
import { askDecision } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { applicationRow, logged, personIdOf, roleIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import {
  acceptAll,
  declaration,
  goodPanel,
  newCase,
  opinionOf,
  seats,
  spare,
  toExperts,
} from '#testing/panels/case';
import { accepted, worldOf, type StoryWorld } from '#testing/story';
import { draft, submit } from '#testing/story/application';
import { smallPdf } from '#testing/story/pdf';
import { dayFrom } from '#testing/story/world';
import { integrity } from './contract';
import { recordFlow } from './workflow';

const { calls } = integrity;
const app = await openedApp();
/** A session ends within a day: once time has passed, people come again. */
let hasPassed = false;
const signIn = (login: string) => (hasPassed ? app.again(login) : app.signIn(login));
const world: StoryWorld = { ...worldOf(app), signIn };

const facts = '申报所附检测报告经检测机构书面确认系伪造';
const said = '检测机构出具时笔误，更正函随附，并无伪造';
const why = '经核查，书面确认与原件一致，事实成立';

const uploaded = async (login: string): Promise<string> =>
  (await (await signIn(login)).upload('/api/OriginalMaterial/UploadFile', '确认函.pdf', smallPdf('letter')))
    .ResultValue[0].FileId;
const propose = async (login: string, party: object, months = 12) =>
  (await signIn(login)).wire('POST /api/Integrity/ProposeIntegrity', {
    ...party,
    ...{ Ground: '1', Facts: facts, FileId: await uploaded(login), Months: months },
  });
const proposed = async (party: object, months = 12): Promise<string> => {
  const { ErrorCode, ResultValue } = await propose(cast.reviewer, party, months);
  expect(ErrorCode).toBe(0);
  return ResultValue.Id;
};
const rowOf = (id: string) =>
  app.db.selectFrom('integrityRecord').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const act = async (login: string, call: string, Id: string, more: object): Promise<number> =>
  (
    await (
      await signIn(login)
    ).wire(`POST /api/Integrity/${call}`, { Id, RowVersion: (await rowOf(Id)).rowVersion, ...more })
  ).ErrorCode;
const reply = (login: string, id: string, more: object = {}) =>
  act(login, 'ReplyIntegrity', id, { Reply: said, Files: [], ...more });
const confirm = (login: string, id: string) => act(login, 'DecideIntegrity', id, { Result: 1, Reason: why });
const dismiss = (login: string, id: string) => act(login, 'DecideIntegrity', id, { Result: 3, Reason: why });
const appeal = (login: string, id: string, more: object = {}) =>
  act(login, 'AppealIntegrity', id, { Reason: said, Files: [], ...more });
const answer = (login: string, id: string, Result: 1 | 2) =>
  act(login, 'AnswerIntegrityAppeal', id, { Result, Reason: why });
const withdraw = (login: string, id: string) => act(login, 'WithdrawIntegrity', id, { Reason: why });
const read = async (login: string, id: string) => (await signIn(login)).do(calls.byId, { id });
const refusedToRead = async (login: string, id: string) => (await signIn(login)).refusal(calls.byId, { id });
const waits = async (login: string, id: string): Promise<string[]> =>
  (await (await signIn(login)).do(tasks.calls.waiting, {})).tasks
    .filter(({ objectId }) => objectId === id)
    .map(({ step }) => step);
const told = async (login: string, id: string): Promise<string[]> =>
  (
    await app.db
      .selectFrom('notice')
      .select('kind')
      .where('personId', '=', await personIdOf(app, login))
      .where('objectId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind.replace(/^integrity\.(told)?/, ''));
const submitCode = async (login: string, Id: string): Promise<number> => {
  const { rowVersion: RowVersion } = await app.db
    .selectFrom('application')
    .select('rowVersion')
    .where('id', '=', Id)
    .executeTakeFirstOrThrow();
  const owner = await signIn(login);
  return (await owner.wire('POST /api/ApplyFor/SubmitApply', { Id, RowVersion, SmsCode: '000000' }))
    .ErrorCode;
};
/** What an application is refused by that nothing blocks: its code is wrong. */
const wrongCode = 1003;
const job = (wanted: string) =>
  jobsOf(app.services)
    .find(({ name }) => name === wanted)!
    .work();
const expire = () => job('expireRecords');
const remind = () => job('remindToReply');

/** The editor reviews, too: somebody at the public-service agency who has had no hand in anything. */
const third = cast.editor;
const admin = await app.signIn('admin');
const give = async (login: string, ...codes: Parameters<typeof roleIdOf>[1][]): Promise<void> => {
  const roleIds = await Promise.all(codes.map((code) => roleIdOf(app, code)));
  await admin.do(roles.calls.setToPerson, { userId: await personIdOf(app, login), roleIds });
  await app.again(login);
};
await give(third, roleCode.publicAgency);

describe('[ST1] an integrity record about an applicant (domain §9.16)', () => {
  let id: string;

  test('is proposed by a reviewer, about whom it would keep from something, once, and not about a colleague', async () => {
    const PersonId = await personIdOf(app, cast.owner);
    for (const login of [cast.manager, cast.assessor, 'admin', cast.owner])
      expect((await propose(login, { PersonId })).ErrorCode, login).toBe(403);
    expect((await propose(cast.reviewer, {})).ErrorCode).toBe(2146);
    expect((await propose(cast.reviewer, { PersonId: await personIdOf(app, 'admin') })).ErrorCode).toBe(2146);
    expect((await propose(cast.reviewer, { PersonId }, 0)).ErrorCode).toBe(2002);
    await give(third, roleCode.publicAgency, roleCode.owner);
    expect((await propose(cast.reviewer, { PersonId: await personIdOf(app, third) })).ErrorCode).toBe(2005);
    expect((await propose(third, { PersonId: await personIdOf(app, third) })).ErrorCode).toBe(2005);
    await give(third, roleCode.publicAgency);
    const found = await (
      await signIn(cast.reviewer)
    ).do(calls.parties, { keyword: '苏砚', isOrganisation: false });
    expect(found.map((one) => one.id)).toEqual([PersonId]);

    id = await proposed({ PersonId });
    expect((await propose(cast.otherReviewer, { PersonId })).ErrorCode).toBe(2147);
    expect(await openCasesOf(app.db, PersonId)).toBeGreaterThan(0);
    expect(await told(cast.owner, id)).toEqual(['Proposed']);
    const mailed = await app.db
      .selectFrom('outbox')
      .select('subject')
      .where('cause', '=', 'integrity.toldProposed')
      .execute();
    expect(mailed).toEqual([{ subject: '有一项与您有关的事项有新进展，请登录平台查看' }]);
  });

  test('is read by its person, who is not told who proposed it, and by reviewers; to everybody else there is none', async () => {
    expect(await read(cast.owner, id)).toMatchObject({
      ...{ state: 'proposed', facts, proposedByName: null, can: ['reply'], isOrganisation: false },
    });
    expect(await waits(cast.owner, id)).toEqual(['integrityReply']);
    expect((await read(cast.reviewer, id)).proposedByName).not.toBeNull();
    for (const login of [cast.otherOwner, cast.manager, cast.assessor, cast.technologyManager, 'admin'])
      expect(await refusedToRead(login, id), login).toBe(404);
    const { evidence } = await read(cast.owner, id);
    const link = { Id: evidence.id, Use: 'view' };
    const opens = async (login: string) =>
      (await (await signIn(login)).wire('POST /api/BaseData/GetFileLink', link)).ErrorCode;
    expect([await opens(cast.owner), await opens(cast.manager)]).toEqual([0, 404]);
    for (const login of [cast.owner, cast.manager, 'admin'])
      expect(await (await signIn(login)).refusal(calls.list, {}), login).toBe(403);
    const listed = await (await signIn(cast.otherReviewer)).do(calls.list, { state: 'proposed' });
    expect(listed.rows).toEqual([expect.objectContaining({ id, state: 'proposed', ground: '1' })]);
    // Nothing is blocked by what nobody has decided.
    const { applicationId } = await draft(world, { achievementName: '提议期间仍可提交的成果' });
    expect(await submitCode(cast.owner, applicationId)).toBe(wrongCode);
  });

  test('waits for the reply, which is given once; whoever proposed it does not put it in force', async () => {
    expect(await confirm(cast.otherReviewer, id)).toBe(2154);
    expect((await read(cast.otherReviewer, id)).can).toEqual(['dismiss']);
    expect(await reply(cast.owner, id, { Reply: '不服' })).toBe(2002);
    expect(await reply(cast.owner, id, { Files: [await uploaded(cast.otherOwner)] })).toBe(404);
    expect(await reply(cast.otherOwner, id)).toBe(404);
    expect(await reply(cast.reviewer, id)).toBe(403);
    expect(await reply(cast.owner, id, { Files: [await uploaded(cast.owner)] })).toBe(0);
    expect(await reply(cast.owner, id)).toBe(2153);
    expect(await waits(cast.owner, id)).toEqual([]);
    expect(await told(cast.otherReviewer, id)).toEqual(['Replied']);
    expect(await waits(cast.otherReviewer, id)).toEqual(['integrityDecision']);
    expect(await waits(cast.reviewer, id)).toEqual([]);
    expect(await confirm(cast.reviewer, id)).toBe(2155);
    expect(await confirm(cast.owner, id)).toBe(403);
    expect(await act(cast.otherReviewer, 'DecideIntegrity', id, { Result: 1, Reason: '属实' })).toBe(2002);
    expect(
      await act(cast.otherReviewer, 'DecideIntegrity', id, { Result: 1, Reason: why, RowVersion: 99 }),
    ).toBe(2003);
    expect((await read(cast.otherReviewer, id)).can).toEqual(['confirm', 'dismiss']);
  });

  test('in force, it keeps them from submitting whatever way they come: first, after a return, after a rejection, as a re-evaluation', async () => {
    const submitted = async (achievementName: string): Promise<string> => {
      const about = await draft(world, { achievementName });
      await submit(world, about);
      return about.applicationId;
    };
    const returned = await submitted('补正后再提交的成果');
    const rejected = await submitted('驳回后再申报的成果');
    const decide = async (login: string, call: string, Id: string, more: object = {}) =>
      (await askDecision(app, await signIn(login), call, Id, more)).ErrorCode;
    const Defects = [{ Field: 'Approvals', Msg: '请补充伦理批件' }];
    expect(await decide(cast.manager, 'ReturnApply', returned, { DueDate: dayFrom(world, 7), Defects })).toBe(
      0,
    );
    const grounds = { ReasonCode: '4', Reason: '不属于本机构受理的评价范围' };
    expect(await decide(cast.manager, 'RejectApply', rejected, grounds)).toBe(0);
    expect(await decide(cast.owner, 'ReviseApply', rejected)).toBe(0);
    const first = (await draft(world, { achievementName: '首次提交的成果' })).applicationId;
    const { id: passed } = await app.db
      .selectFrom('application')
      .select('id')
      .where('ownerId', '=', await personIdOf(app, cast.owner))
      .where('status', '=', 1)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('application as later')
              .select('later.id')
              .whereRef('later.previousApplicationId', '=', 'application.id'),
          ),
        ),
      )
      .limit(1)
      .executeTakeFirstOrThrow();
    const again = await (
      await signIn(cast.owner)
    ).wire('POST /api/ApplyFor/CreateReApply', {
      ...{ PrevApplyId: passed, IsMajorChange: true },
      Changes: '完成多中心真实世界验证，已在十二家医院应用',
    });
    expect(again.ErrorCode).toBe(0);
    const other = (await draft(world, { owner: cast.otherOwner, achievementName: '他人的成果' }))
      .applicationId;

    expect(await confirm(cast.otherReviewer, id)).toBe(0);
    expect(await read(cast.owner, id)).toMatchObject({
      ...{ state: 'inForce', decidedByName: null, can: ['appeal'] },
      startsOn: dayFrom(world, 0),
    });
    for (const Id of [first, returned, rejected, again.ResultValue.Id])
      expect(await submitCode(cast.owner, Id)).toBe(2150);
    // Drafts may be begun and kept; nobody else is kept from anything.
    await draft(world, { achievementName: '限制期内的草稿' });
    expect(await submitCode(cast.otherOwner, other)).not.toBe(2150);
    expect((await logged(app, 'integrity.decide', id)).filter(({ result }) => result === 'ok')).toHaveLength(
      1,
    );
  });

  test('is appealed against once, heard by a third reviewer; withdrawn, it keeps them from nothing', async () => {
    expect(await appeal(cast.otherOwner, id)).toBe(404);
    expect(await answer(third, id, 1)).toBe(2157);
    expect(await appeal(cast.owner, id)).toBe(0);
    expect(await appeal(cast.owner, id)).toBe(2156);
    expect(await withdraw(cast.reviewer, id)).toBe(2158);
    for (const login of [cast.reviewer, cast.otherReviewer]) {
      expect(await answer(login, id, 1), login).toBe(2159);
      expect(await answer(login, id, 2), login).toBe(2159);
      expect((await read(login, id)).can, login).toEqual([]);
      expect(await waits(login, id), login).toEqual([]);
    }
    expect(await waits(third, id)).toEqual(['integrityAppeal']);
    expect(await answer(third, id, 1)).toBe(0);
    expect(await answer(third, id, 2)).toBe(2157);
    expect(await appeal(cast.owner, id)).toBe(2156);
    expect(await told(cast.owner, id)).toEqual(['Proposed', 'InForce', 'Upheld']);
    const { applicationId } = await draft(world, { achievementName: '撤销后可提交的成果' });
    expect(await submitCode(cast.owner, applicationId)).toBe(2150);
    expect(await withdraw(cast.owner, id)).toBe(403);
    expect(await withdraw(cast.reviewer, id)).toBe(0);
    expect(await withdraw(cast.reviewer, id)).toBe(2001);
    expect(await submitCode(cast.owner, applicationId)).toBe(wrongCode);
    // There may be another one, which is granted on appeal; and one that is dismissed.
    const PersonId = await personIdOf(app, cast.owner);
    const next = await proposed({ PersonId });
    expect(await dismiss(cast.reviewer, next)).toBe(0);
    expect(await reply(cast.owner, next)).toBe(2001);
    const last = await proposed({ PersonId });
    expect(await reply(cast.owner, last)).toBe(0);
    expect(await confirm(cast.otherReviewer, last)).toBe(0);
    expect(await appeal(cast.owner, last)).toBe(0);
    expect(await submitCode(cast.owner, applicationId)).toBe(2150);
    expect(await answer(third, last, 2)).toBe(0);
    expect(await submitCode(cast.owner, applicationId)).toBe(wrongCode);
    expect((await rowOf(last)).status).toBe(recordFlow.states.withdrawn);
  });
});

describe('an integrity record that comes with the end of an application (domain §3.1 A11)', () => {
  test('whoever decides the end proposes it, by its reason and its evidence; reviewers decide it, and read the case meanwhile', async () => {
    const { applicationId } = await accepted(world, { achievementName: '终止并提出诚信记录的成果' });
    const end = async (login: string, call: string, more: object = {}) =>
      (await askDecision(app, await signIn(login), call, applicationId, more)).ErrorCode;
    const opens = async (login: string) =>
      (await (await signIn(login)).wire('GET /api/ApplyFor/GetApplyById', { Id: applicationId })).ResultValue
        .View as string | undefined;
    const FileId = await uploaded(cast.assessor);
    expect(await end(cast.assessor, 'ProposeTermination', { ReasonCode: '1', Reason: facts, FileId })).toBe(
      0,
    );
    const IntegrityRecord = { IsOrganisation: false, Ground: '1', Months: 6 };
    const short = { ...IntegrityRecord, Months: 0 };
    expect(await end(cast.manager, 'TerminateApply', { IntegrityRecord: short })).toBe(2002);
    // Where there is a record already nothing is done: they end it without.
    const other = await proposed({ PersonId: await personIdOf(app, cast.owner) });
    expect(await end(cast.manager, 'TerminateApply', { IntegrityRecord })).toBe(2147);
    expect((await applicationRow(app, applicationId)).status).toBe(7);
    expect(await dismiss(cast.reviewer, other)).toBe(0);

    expect(await end(cast.manager, 'TerminateApply', { IntegrityRecord })).toBe(0);
    const made = await app.db
      .selectFrom('integrityRecord')
      .select(['id', 'proposedBy'])
      .where('applicationId', '=', applicationId)
      .executeTakeFirstOrThrow();
    expect(made.proposedBy).toBe(await personIdOf(app, cast.manager));
    expect(await told(cast.owner, made.id)).toEqual(['Proposed']);
    const head = { id: applicationId, achievementName: '终止并提出诚信记录的成果' };
    for (const login of [cast.owner, cast.reviewer])
      expect(await read(login, made.id), login).toMatchObject({
        ...{ facts, months: 6, evidence: { id: FileId, name: '确认函.pdf' }, application: head },
      });
    // To whoever ended it, and to the assessor, the record is no more there than to anybody else.
    expect(await refusedToRead(cast.manager, made.id)).toBe(404);
    expect(await refusedToRead(cast.assessor, made.id)).toBe(404);
    const [entry] = await logged(app, 'applications.terminate', applicationId).then((all) =>
      all.filter(({ result }) => result === 'ok'),
    );
    expect(JSON.stringify(entry!.changes)).toContain('rejected');
    expect(await opens(cast.reviewer)).toBe('whole');
    expect(await reply(cast.owner, made.id)).toBe(0);
    // Whoever has replied is reminded no more.
    await app.db
      .updateTable('integrityRecord')
      .set({ remindOn: dayFrom(world, 0) })
      .where('id', '=', made.id)
      .execute();
    await remind();
    expect(await told(cast.owner, made.id)).toEqual(['Proposed']);
    expect(await dismiss(cast.reviewer, made.id)).toBe(0);
    expect(await opens(cast.reviewer)).toBeUndefined();
    expect((await read(cast.reviewer, made.id)).application).toMatchObject({ ...head, id: null });
  });
});

describe('an integrity record about an organisation', () => {
  test('is answered by whoever acts for it, and blocks it by entry, by typed name, as a workplace and through a merging', async () => {
    const { organisationId } = await app.db
      .selectFrom('person')
      .select('organisationId')
      .where('loginName', '=', cast.otherOwner)
      .executeTakeFirstOrThrow();
    const { name, type } = await app.db
      .selectFrom('organisation')
      .select(['name', 'type'])
      .where('id', '=', organisationId!)
      .executeTakeFirstOrThrow();
    const acts = async (isOrganisationAdmin: boolean) => {
      await app.db
        .updateTable('person')
        .set({ isOrganisationAdmin })
        .where('loginName', '=', cast.otherOwner)
        .execute();
    };
    await acts(false);
    const id = await proposed({ OrgId: organisationId }, 1);
    expect(await refusedToRead(cast.otherOwner, id)).toBe(404);
    // Nobody acts for it: reviewers are told, who serve it another way or have somebody appointed.
    expect(await told(cast.otherReviewer, id)).toEqual(['Nobody']);
    await acts(true);
    expect(await read(cast.otherOwner, id)).toMatchObject({ name, isOrganisation: true, can: ['reply'] });
    expect(await reply(cast.otherOwner, id)).toBe(0);
    const own = (await draft(world, { owner: cast.otherOwner, achievementName: '单位受限的成果' }))
      .applicationId;
    const typed = await draft(world, { achievementName: '写入单位名称的成果' });
    const elsewhere = (await draft(world, { achievementName: '与受限单位无关的成果' })).applicationId;
    expect(await confirm(cast.otherReviewer, id)).toBe(0);
    expect(await submitCode(cast.otherOwner, own)).toBe(2151);
    expect(await submitCode(cast.owner, elsewhere)).toBe(wrongCode);
    await sql`insert into application_organisation (id, application_id, organisation_id, name, is_main, type, sort)
      values (gen_random_uuid(), ${typed.applicationId}, null, ${name}, false, '1', 9)`.execute(app.db);
    expect(await submitCode(cast.owner, typed.applicationId)).toBe(2151);
    // What is merged into another one is read as that one, and its record with it.
    const into = await app.db
      .selectFrom('organisation')
      .select(['id', 'name'])
      .where('mergedInto', 'is', null)
      .where('isLocked', '=', false)
      .where('type', '=', type)
      .where('id', '!=', organisationId!)
      .where('parentId', 'is', null)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { rowVersion } = await app.db
      .selectFrom('organisationEntry')
      .select('rowVersion')
      .where('id', '=', organisationId!)
      .executeTakeFirstOrThrow();
    await admin.do(organisations.calls.merge, { id: organisationId!, intoId: into.id, rowVersion });
    expect((await read(cast.reviewer, id)).name).toBe(into.name);
    expect((await propose(cast.reviewer, { OrgId: into.id })).ErrorCode).toBe(2147);
    await sql`update application_organisation set organisation_id = ${into.id}, name = ${into.name}
      where application_id = ${typed.applicationId} and sort = 9`.execute(app.db);
    expect(await submitCode(cast.owner, typed.applicationId)).toBe(2151);
    expect(await submitCode(cast.otherOwner, own)).toBe(2151);
  });
});

describe('an integrity record about an expert', () => {
  let id: string;

  test('in force, nobody invites them: not onto a panel, not as a replacement; an open invitation is not accepted, a seat may be given to another', async () => {
    const about = await newCase(app);
    const open = await newCase(app);
    const seated = await newCase(app);
    const manager = () => signIn(cast.manager);
    const withSpare = [...goodPanel.slice(0, 3), [spare, 'technical'], goodPanel[4]!] as typeof goodPanel;
    await (
      await manager()
    ).do(panels.calls.setPanel, { id: open.reportId, members: await seats(app, withSpare) });
    await acceptAll(app, seated, withSpare);
    await toExperts(app, seated, '2027-03-31');
    const seat = await opinionOf(app, seated, spare);
    const grounds = async () =>
      (await (await manager()).do(panels.calls.round, { reportId: seated.reportId })).flatMap((each) =>
        each.audience === 'agency' && each.replaceFor ? [each.replaceFor] : [],
      );
    expect(await grounds()).toEqual([]);

    // Whoever has not answered is decided about when their time is over, and not a minute before.
    id = await proposed({ PersonId: await personIdOf(app, spare) }, 2);
    const { replyUntil } = await rowOf(id);
    hasPassed = true;
    // They are reminded at half, at four fifths and on the last day, however often the job comes; nobody else is.
    const left = () => Date.parse(replyUntil) - app.now().getTime();
    for (; left() > 86_400_000; app.pass({ days: 1 })) await remind();
    await remind();
    await remind();
    const reminders = ['remind.half', 'remind.most', 'remind.lastDay'];
    expect(await told(spare, id)).toEqual(['Proposed', ...reminders]);
    expect(await told(cast.reviewer, id)).toEqual([]);
    app.pass({ seconds: Math.floor(left() / 1_000) - 30 });
    expect(await confirm(cast.otherReviewer, id)).toBe(2154);
    app.pass({ seconds: 60 });
    expect(await reply(spare, id)).toBe(2152);
    expect(await waits(spare, id)).toEqual([]);
    expect(await confirm(cast.otherReviewer, id)).toBe(0);

    const invite = async (panel: typeof goodPanel, { reportId }: { reportId: string }) =>
      (await manager()).refusal(panels.calls.setPanel, { id: reportId, members: await seats(app, panel) });
    expect(await invite(withSpare, about)).toBe(2148);
    const shown = await (
      await manager()
    ).do(panels.calls.candidates, { reportId: about.reportId, pageSize: 100 });
    expect(shown.rows.filter(({ isBlocked }) => isBlocked).map((one) => one.id)).toEqual([
      await personIdOf(app, spare),
    ]);
    expect(await refusedToRead(cast.manager, id)).toBe(404);
    // An invitation that they have not answered does not outlast it, whoever answers or asks again.
    expect(await invite(withSpare, open)).toBe(2148);
    const asked = await opinionOf(app, open, spare);
    const expert = await signIn(spare);
    const answered = { id: asked.id, rowVersion: asked.rowVersion };
    expect(await expert.refusal(panels.calls.reply, { ...answered, accept: true, declaration })).toBe(2149);
    await expert.do(panels.calls.reply, { ...answered, accept: false, declineReason: '受限期间不参加' });
    // Who sits already stays until the agency gives the seat to another.
    expect(await grounds()).toEqual(['blocked']);
    const replacing = { opinionId: seat.id, rowVersion: seat.rowVersion, reason: '该专家目前受限' };
    await (
      await manager()
    ).do(panels.calls.replace, { ...replacing, newExpertId: await personIdOf(app, goodPanel[3]![0]) });
    const own = await opinionOf(app, seated, goodPanel[3]![0]);
    const back = { opinionId: own.id, rowVersion: own.rowVersion, reason: '换回' };
    expect(
      await (
        await manager()
      ).refusal(panels.calls.replace, { ...back, newExpertId: await personIdOf(app, spare) }),
    ).toBe(2148);
  }, 60_000);

  test('ends on its last day, whether or not the job has run; then the job says so', async () => {
    const { expiresOn } = await rowOf(id);
    const about = await newCase(app);
    const withSpare = [...goodPanel.slice(0, 3), [spare, 'technical'], goodPanel[4]!] as typeof goodPanel;
    const members = await seats(app, withSpare);
    app.pass({
      seconds: Math.floor((Date.parse(`${expiresOn}T23:59:00+08:00`) - app.now().getTime()) / 1_000),
    });
    await expire();
    expect((await rowOf(id)).status).toBe(recordFlow.states.inForce);
    expect(
      await (await signIn(cast.manager)).refusal(panels.calls.setPanel, { id: about.reportId, members }),
    ).toBe(2148);
    app.pass({ minutes: 2 });
    await (await signIn(cast.manager)).do(panels.calls.setPanel, { id: about.reportId, members });
    await expire();
    expect((await rowOf(id)).status).toBe(recordFlow.states.expired);
    expect((await told(spare, id)).slice(-2)).toEqual(['InForce', 'Expired']);
    expect(await read(spare, id)).toMatchObject({ state: 'expired', can: [] });
    expect(await appeal(spare, id)).toBe(2001);
  });

  test('how records went is counted by year and ground, for reviewers; every row of the table was gone by whom it names', async () => {
    const counted = await (await signIn(cast.reviewer)).do(calls.statistics, {});
    expect(counted).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ground: '1', dismissed: 3, withdrawn: 2, appealed: 2 }),
      ]),
    );
    expect(await (await signIn(cast.manager)).refusal(calls.statistics, {})).toBe(403);
    const gone = await app.db
      .selectFrom('timeline')
      .select(['transition', 'actor', 'fromState', 'toState'])
      .where('objectKind', '=', 'integrityRecord')
      .execute();
    const name = (state: number | null) => (state === null ? null : stateOf(recordFlow, state));
    const rows = new Set(
      gone.map((step) => [name(step.fromState), step.transition, step.actor, name(step.toState)].join(' ')),
    );
    expect([...rows].toSorted()).toEqual(
      recordFlow.rows.map(([from, transition, by, to]) => [from, transition, by, to].join(' ')).toSorted(),
    );
  });
});
