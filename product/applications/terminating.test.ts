import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '#guards/workflow-walk/invariants';
import { openApp, type Person, type TestApp } from '#testing';
import { askDecision, nameAmong } from '#testing/applications/decisions';
import { applicationRow } from '#testing/lookups';
import { cast } from '#testing/cast';
import { materialPassed, worldOf, type StoryWorld } from '#testing/story';
import { accept, draft, submit } from '#testing/story/application';
import { setPanel } from '#testing/story/panel';
import { smallPdf } from '#testing/story/pdf';
import { createReport } from '#testing/story/report';
import { applications } from './contract';

let app: TestApp;
let world: StoryWorld;
let owner: Person;
let manager: Person;
let assessor: Person;
beforeAll(async () => {
  app = await openApp();
  world = worldOf(app);
  owner = await app.signIn(cast.owner);
  manager = await app.signIn(cast.manager);
  assessor = await app.signIn(cast.assessor);
}, 300_000);
afterAll(() => app.close());

const reason = '查实第三方检测报告系伪造，检测机构书面否认';
const uploaded = async (person: Person): Promise<string> => {
  const reply = await person.upload('/api/OriginalMaterial/UploadFile', '证据.pdf', smallPdf('evidence'));
  return reply.ResultValue[0].FileId;
};
/** Proposes an end, unless said otherwise for false material, in words and with a file. */
const propose = async (Id: string, more: object = {}, person = assessor) =>
  (
    await askDecision(app, person, 'ProposeTermination', Id, {
      ...{ ReasonCode: '1', Reason: reason, FileId: await uploaded(person) },
      ...more,
    })
  ).ErrorCode;
const ask = async (person: Person, call: string, Id: string, more: object = {}) =>
  (await askDecision(app, person, call, Id, more)).ErrorCode;
const accepted = async (achievementName: string): Promise<string> => {
  const about = await draft(world, { achievementName });
  await submit(world, about);
  await accept(world, about);
  return about.applicationId;
};
const can = async (person: Person, id: string) => (await person.do(applications.calls.dossier, { id })).can;
const told = async (person: Person, name: string): Promise<string[]> =>
  (await person.wire('POST /api/Message/GetMyMessageList', { PageSize: 50 })).ResultValue.rows
    .filter(({ Values }: { Values: { name: string } }) => Values.name === name)
    .map(({ Kind }: { Kind: string }) => Kind);

describe('[ST1] an evaluation is terminated by the agency, on the proposal of its assessor (A11)', () => {
  test('grounds, evidence and words are proposed; another one decides; experts, material and report are let go', async () => {
    const about = await createReport(world, await materialPassed(world, { achievementName: '被终止的评价' }));
    const { applicationId: Id, reportId } = about;
    await setPanel(world, about);
    const FileId = await uploaded(assessor);
    // Nobody ends one alone: not the agency without a proposal, not the applicant, not the public-service agency.
    expect(await can(assessor, Id)).toContain('proposeTermination');
    expect(await can(manager, Id)).not.toContain('terminate');
    expect(await ask(manager, 'TerminateApply', Id)).toBe(2115);
    expect(await ask(manager, 'DeclineTermination', Id, { Reason: reason })).toBe(2115);
    expect(await propose(Id, {}, owner)).toBe(403);
    expect(await propose(Id, {}, manager)).toBe(403);
    // A colleague of the same agency does not even find it, nor does somebody of another one.
    expect(await propose(Id, {}, await app.signIn(cast.secondChecker))).toBe(404);
    expect(await propose(Id, {}, await app.signIn('xuzhibai'))).toBe(404);
    // Without evidence, with a file of somebody else's, without words, on a ground that is none.
    expect(await propose(Id, { FileId: undefined })).toBe(2002);
    expect(await propose(Id, { FileId: await uploaded(await app.signIn('xuzhibai')) })).toBe(404);
    expect(await propose(Id, { Reason: '太短' })).toBe(2002);
    expect(await propose(Id, { ReasonCode: '4' })).toBe(2002);
    expect((await applicationRow(app, Id)).proposal).toBeNull();
    // Who is named among those who did the work neither proposes nor decides.
    await nameAmong(app, Id, assessor);
    expect(await propose(Id)).toBe(2005);
    await sql`delete from application_person where application_id = ${Id} and sort = 400`.execute(app.db);

    expect(await propose(Id, { FileId })).toBe(0);
    expect(await propose(Id)).toBe(2114);
    const read = (person: Person) => person.do(applications.calls.dossier, { id: Id });
    expect(await read(manager)).toMatchObject({
      status: 'evaluating',
      proposal: { kind: 'termination', reasonCode: '1', reason, fileId: FileId, byName: '陆景行' },
    });
    // The applicant learns of it when it is decided, and not before.
    expect(await read(owner)).toMatchObject({ proposal: null });
    const opens = async (person: Person) =>
      (await person.wire('POST /api/BaseData/GetFileLink', { Id: FileId, Use: 'view' })).ErrorCode;
    expect([await opens(manager), await opens(owner)]).toEqual([0, 404]);
    const notes = async (person: Person) =>
      (await person.do(applications.calls.timeline, { id: Id })).filter(({ note }) => note === reason).length;
    expect([await notes(manager), await notes(owner)]).toEqual([1, 0]);
    expect(await told(manager, about.achievementName)).toContain('applications.toldTerminationProposed');
    const waits = async () =>
      (await manager.wire('POST /api/Message/GetMyTasks')).ResultValue.Tasks.filter(
        ({ ObjectId }: { ObjectId: string }) => ObjectId === Id,
      ).map(({ Step }: { Step: string }) => Step);
    expect(await waits()).toContain('decideProposal');

    expect(await ask(assessor, 'TerminateApply', Id)).toBe(403);
    expect(await ask(await app.signIn('shixiting'), 'TerminateApply', Id)).toBe(404);
    await nameAmong(app, Id, manager);
    expect(await ask(manager, 'TerminateApply', Id)).toBe(2005);
    await sql`delete from application_person where application_id = ${Id} and sort = 400`.execute(app.db);
    expect(await ask(manager, 'TerminateApply', Id)).toBe(0);

    expect(await read(owner)).toMatchObject({
      status: 'rejected',
      ...{ decisionReason: '1', decisionText: reason, decisionFileId: FileId, proposal: null },
    });
    expect(await opens(owner)).toBe(0);
    expect([await notes(manager), await notes(owner)]).toEqual([2, 1]);
    expect(await told(owner, about.achievementName)).toContain('applications.toldTerminated');
    expect(await waits()).toEqual([]);
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from opinion
      where report_id = ${reportId} and invitation in ('invited', 'accepted')`.execute(app.db);
    expect(rows[0]!.left).toBe(0);
    const report = await app.db
      .selectFrom('report')
      .selectAll()
      .where('id', '=', reportId)
      .executeTakeFirstOrThrow();
    expect(report).toMatchObject({ isLocked: true, isCurrent: false });
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('the agency has it go on, with a reason that the assessor reads; then it may be proposed again', async () => {
    const Id = await accepted('继续进行的评价');
    expect(await propose(Id, { ReasonCode: '2' })).toBe(0);
    expect(await ask(manager, 'DeclineTermination', Id, { Reason: '短' })).toBe(2002);
    expect(await ask(assessor, 'DeclineTermination', Id, { Reason: reason })).toBe(403);
    expect(await ask(manager, 'DeclineTermination', Id, { Reason: '权属争议已由双方书面解决' })).toBe(0);
    expect(await told(assessor, '继续进行的评价')).toContain('applications.toldTerminationDeclined');
    expect(await propose(Id, { ReasonCode: '3' })).toBe(0);
    // Whoever is assessor and manager in one does not decide what they proposed.
    await sql`update application set proposal = jsonb_set(proposal, '{by}', to_jsonb(${manager.id}::text)) where id = ${Id}`.execute(
      app.db,
    );
    expect(await ask(manager, 'TerminateApply', Id)).toBe(2113);
    expect(await ask(manager, 'DeclineTermination', Id, { Reason: '权属争议已由双方书面解决' })).toBe(2113);
  });

  test('a panel is a ground when two of its rounds have ended and failed, and its mere opinion is none', async () => {
    const about = await createReport(world, await materialPassed(world));
    const { applicationId: Id, reportId } = about;
    const rounds = async (...outcomes: string[]): Promise<void> => {
      const ended = JSON.stringify(outcomes.map((outcome) => ({ tally: { outcome } })));
      await sql`update report set rounds = ${ended} where id = ${reportId}`.execute(app.db);
    };
    expect(await propose(Id, { ReasonCode: '8' })).toBe(2112);
    await rounds('fail', 'modify');
    expect(await propose(Id, { ReasonCode: '8' })).toBe(2112);
    await rounds('fail', 'modify', 'fail');
    expect(await propose(Id, { ReasonCode: '8' })).toBe(0);
    expect(await ask(manager, 'TerminateApply', Id)).toBe(0);
    expect((await applicationRow(app, Id)).decisionReason).toBe('8');
  });

  test('silence is a ground when something has been left undone for sixty days, and no longer once it is done', async () => {
    const Id = await accepted('沉默的申报人');
    expect(await propose(Id, { ReasonCode: '6' })).toBe(2111);
    app.pass({ days: 59 });
    assessor = await app.again(cast.assessor);
    manager = await app.again(cast.manager);
    expect(await propose(Id, { ReasonCode: '6' })).toBe(2111);
    app.pass({ days: 2 });
    assessor = await app.again(cast.assessor);
    manager = await app.again(cast.manager);
    owner = await app.again(cast.owner);
    expect(await propose(Id, { ReasonCode: '6' })).toBe(0);
    // Somebody who begins to answer before it is decided is silent no more.
    const { rows } = await sql<{
      id: string;
      rowVersion: number;
    }>`select id, row_version from material where application_id = ${Id}`.execute(app.db);
    const { id, rowVersion } = rows[0]!;
    expect(
      (
        await owner.wire('POST /api/OriginalMaterial/SaveMaterial', {
          Id: id,
          RowVersion: rowVersion,
          Discoveries: [],
        })
      ).ErrorCode,
    ).toBe(0);
    expect(await ask(manager, 'TerminateApply', Id)).toBe(2111);
    expect(await ask(manager, 'DeclineTermination', Id, { Reason: '申报人已开始补充材料' })).toBe(0);
  });
});
