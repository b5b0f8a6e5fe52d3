import { describe, expect, it } from 'vitest';
import { people } from '../demo/people';
import { overallLevels } from '#product/dictionaries/level-codes';
import { contradicted } from '#testing/reports/replay';
import { categoryOf } from '#product/reports/server/application';
import { levelsNamed } from '#product/levels/presented';
import { assess, levelsOf } from '#product/reports/server/computed-levels';
import { dossierOf, draftHash, reportHash } from '#product/reports/server/content';
import { missingSections } from '#product/reports/server/dossier-checks';
import { panelNow } from '#product/reports/server/panel';
import { checkPdf, checkReport } from '#product/publication/server';
import { hasAllSignatures } from '#product/reports/server/signatures';
import { gapsOf } from '#product/materials/server/content';
import { panels } from '#product/panels/contract';
import { membersOf, minutesHash } from '#product/panels/server/meeting/stored';
import { commitmentOf } from '#product/panels/server/sheets';
import { tasks } from '#product/tasks/contract';
import { judged, sheetDefects } from '#product/opinions/opinion-form';
import { reports as reportCalls, formalChecks } from '#product/reports/contract';
import { complete, idsOf, submitted } from '#testing/applications/story';
import { dayOf } from '#contract/calendar';
import { plannedCases } from './plan';
import { reportRow } from '#testing/lookups';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const today = () => dayOf(app.now());
const allReports = () => app.db.selectFrom('report').selectAll().execute();
const reportOf = async (name: string) => {
  const row = await app.db
    .selectFrom('report')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .selectAll('report')
    .where('achievementName', '=', name)
    .orderBy('report.createdAt', 'desc')
    .executeTakeFirst();
  if (!row) throw new Error(`no report on ${name}`);
  return row;
};
const caseOf = (number: number) => plannedCases.find(({ one }) => one.number === number)!.one;

describe('the cases of the demonstration', () => {
  it('hold the invariants between application, material and report', async () => {
    const rows = await app.db
      .selectFrom('application')
      .leftJoin('report', (join) =>
        join.onRef('report.applicationId', '=', 'application.id').on('report.isCurrent', '=', true),
      )
      .leftJoin('material', 'material.applicationId', 'application.id')
      .select([
        'application.achievementName as name',
        'application.status as application',
        'application.isLocked',
        'application.assessorId',
        'application.applicationNumber as number',
        'report.status as report',
        'material.status as material',
      ])
      .execute();
    expect(rows).toHaveLength(plannedCases.length);
    for (const { name, application, report, material, assessorId, isLocked, number } of rows) {
      expect(application === 4, name).toBe(report === 7);
      expect(application === 1, name).toBe(report === 1);
      if (application === 7) expect([null, 6, 0, 3], name).toContain(report);
      if (application === 6 || application === 0) expect([report, material], name).toEqual([null, null]);
      if (application === 0) expect(assessorId, name).toBeNull();
      if (application === 7) expect(assessorId, name).not.toBeNull();
      if (report !== null && report !== 6) expect(material, name).toBe(1);
      if (application === 2 || application === 3) expect(isLocked, name).toBe(true);
      if (application !== 6) expect(number, name).toMatch(/^CG\d{11}$/);
    }
    for (const code of [0, 1, 2, 3, 4, 6, 7])
      expect(rows.map(({ application }) => application)).toContain(code);
    for (const code of [0, 1, 3, 6, 7]) expect(rows.map(({ report }) => report)).toContain(code);
    for (const code of [0, 1, 3]) expect(rows.map(({ material }) => material)).toContain(code);
  });

  it('stand at the levels of the table, which follow from their evidence step by step', async () => {
    for (const row of await allReports()) {
      const dossier = await dossierOf(app.db, row);
      const number = dossier.application.applicationNumber;
      const one = plannedCases.find(
        ({ one: each }) =>
          each.name === dossier.application.achievementName &&
          each.progress.maturityLevel === String(row.maturityLevel),
      )?.one;
      expect(one, `${number} ${dossier.application.achievementName}`).toBeDefined();
      const { progress } = one!;
      const on = row.submittedHash ? row.expertsDueOn! : row.baseDate;
      const { computed } = assess(row, categoryOf(dossier.application), dossier.evidence, on);
      const { overallLevel: _vote, ...levels } = levelsOf(row);
      const { overallLevel: _computed, ...from } = levelsNamed(computed);
      expect(levels, one!.name).toEqual(from);
      expect(String(row.innovationLevel), one!.name).toBe(progress.innovationLevel);
      expect(row.advancementLevel, one!.name).toBe(
        progress.advancementLevel === undefined ? null : Number(progress.advancementLevel),
      );
      if (progress.overallLevel) expect(row.overallLevel, one!.name).toBe(progress.overallLevel);
      expect(overallLevels.named(row.overallLevel!), one!.name).not.toBeNull();
      expect(contradicted(row.trace), one!.name).toEqual([]);
      expect(
        computed.findings.filter(({ severity }) => severity === 'blocks'),
        one!.name,
      ).toEqual([]);
      expect(missingSections(dossier), one!.name).toEqual(
        row.status === 6 ? ['transformation', 'conclusion'] : [],
      );
    }
  });

  it('have panels that keep the rules, with complete and sealed sheets', async () => {
    const sheets = await app.db.selectFrom('opinion').selectAll().execute();
    expect(new Set(sheets.map(({ status }) => status))).toEqual(new Set([null, 6, 0, 1, 3]));
    for (const row of await allReports()) {
      const { application, panel, settings } = await dossierOf(app.db, row);
      if (row.status === 6) continue;
      expect(
        await panelNow({ db: app.db, now: app.now() }, panel, application, categoryOf(application), settings),
        application.achievementName,
      ).toEqual([]);
    }
    for (const { sheet, salt, commitment, status, reportId } of sheets) {
      if (status === null || status === 6) continue;
      const { category } = await app.db
        .selectFrom('report')
        .innerJoin('application', 'application.id', 'report.applicationId')
        .select('category')
        .where('report.id', '=', reportId)
        .executeTakeFirstOrThrow();
      expect(sheetDefects(judged(sheet!, true), category === 3 ? 2 : 1)).toEqual([]);
      expect(commitmentOf(salt!, sheet!)).toBe(commitment);
    }
  });

  it('show a panel that met, with minutes signed as they stand, and a form that waits for the public-service agency', async () => {
    const [row, ...others] = await app.db.selectFrom('panelMeeting').selectAll().execute();
    expect(others).toEqual([]);
    const members = await membersOf(app.db, row!.reportId);
    expect(row!.signedHash).toBe(minutesHash(row!, members));
    expect(members.map(({ attendance }) => attendance)).toEqual([
      'present',
      'present',
      'present',
      'remote',
      'present',
    ]);
    expect(members.find(({ expertId }) => expertId === row!.signedBy)?.isLeader).toBe(true);
    const manager = await app.signIn('yanshenzhi');
    const { meetings, can } = await manager.do(panels.calls.meetings, { reportId: row!.reportId });
    expect([meetings.length, can]).toEqual([1, []]);
    const referred = await app.db
      .selectFrom('opinion')
      .select(['id', 'formReturns'])
      .where('formRuling', '=', 'asked')
      .execute();
    expect(referred.map(({ formReturns }) => formReturns)).toEqual([2]);
    const { tasks: waiting } = await (await app.signIn('zhouyiheng')).do(tasks.calls.waiting, {});
    expect(waiting.map(({ objectId }) => objectId)).toContain(referred[0]!.id);
  });

  it('are signed on exactly the content that stands', async () => {
    const rows = await allReports();
    const signed = rows.filter(({ contentHash }) => contentHash !== null);
    expect(signed.length).toBeGreaterThanOrEqual(12);
    for (const row of signed) {
      const dossier = await dossierOf(app.db, row);
      expect(reportHash(dossier), dossier.application.achievementName).toBe(row.contentHash);
      if (row.status !== 3) expect(draftHash(dossier)).toBe(row.checkedHash);
      if (row.status !== 3) expect(await hasAllSignatures(app.db, row)).toBe(true);
    }
  });

  it('have materials that lack nothing once they are submitted', async () => {
    const rows = await app.db.selectFrom('material').selectAll().execute();
    const gaps = await gapsOf(app.db, rows as never, app.now());
    for (const { id } of rows) expect(gaps.get(id)).toEqual([]);
  });

  it('show a deadline that has passed, a right claimed twice, and a chain of evaluations', async () => {
    const late = await app.db
      .selectFrom('deadline')
      .select(['objectId'])
      .where('doneAt', 'is', null)
      .where('dueAt', '<', app.now().toISOString())
      .execute();
    expect(late).toHaveLength(1);
    const rights = await app.db
      .selectFrom('applicationRight')
      .select(['numberKey', 'applicationId'])
      .execute();
    const keyOf = new Map<string, Set<string>>();
    for (const { numberKey, applicationId } of rights)
      keyOf.set(numberKey, (keyOf.get(numberKey) ?? new Set()).add(applicationId));
    expect([...keyOf.values()].filter((owners) => owners.size > 1).length).toBeGreaterThan(0);
    const chain = await app.db
      .selectFrom('application')
      .innerJoin('report', 'report.applicationId', 'application.previousApplicationId')
      .select(['report.supersededBy', 'application.id'])
      .execute();
    expect(chain).toHaveLength(1);
    const successor = await reportRow(app, chain[0]!.supersededBy!);
    expect(successor.applicationId).toBe(chain[0]!.id);
  });
});

describe('issued reports of the demonstration', () => {
  it('are found by number and code, by number alone, and by their very bytes', async () => {
    const issued = (await allReports()).filter(({ status }) => status === 1);
    const planned = plannedCases.filter(({ one }) => one.progress.reportStatus === '1');
    expect(issued).toHaveLength(planned.length);
    for (const row of issued) {
      const full = await checkReport(app.db, row.reportNumber!, row.verifyCode!, today());
      expect(full).toMatchObject({ kind: 'full', contentHash: row.contentHash });
      expect((await checkReport(app.db, row.reportNumber!, undefined, today())).kind).toBe('number');
      const file = { sha256: row.pdfSha256!, size: undefined, states: [] };
      expect((await checkPdf(app.db, file, today())).kind).toBe('identical');
      const stream = await app.services.files.open(row.pdfSha256!, { start: 0, end: 4 });
      const [head] = await stream.toArray();
      expect(String(head)).toBe('%PDF-');
    }
    const states = [];
    for (const { reportNumber } of issued) {
      const found = await checkReport(app.db, reportNumber!, undefined, today());
      states.push(found.kind === 'number' ? found.validity : found.kind);
    }
    expect(states.toSorted()).toEqual(
      [...Array<string>(7).fill('valid'), 'revoked', 'superseded'].toSorted(),
    );
    const revoked = issued.find(({ revokedAt }) => revokedAt !== null)!;
    expect(await checkReport(app.db, revoked.reportNumber!, undefined, today())).toMatchObject({
      validity: 'revoked',
      publicNote: expect.stringContaining('撤销'),
    });
  });

  it('leave the next numbers where the seeded ones end', async () => {
    const { progress, name } = caseOf(6);
    expect(progress.reportStatus).toBe('7');
    const reviewer = await app.signIn('zhouyiheng');
    const { id, rowVersion } = await reportOf(name);
    const passed = await reviewer.do(reportCalls.calls.publicReview, {
      id,
      rowVersion,
      result: 'pass',
      checklist: [...formalChecks],
      publishScope: 'listed',
    });
    expect(passed.reportNumber).toBe('YWPJ2026-PJ001-Y-00005');
    const ids = await idsOf(app);
    const { id: added } = await submitted(app, 'suyanqing', complete(ids, '接续编号的成果'));
    const numbers = await app.db
      .selectFrom('application')
      .select(['id', 'applicationNumber'])
      .where('applicationNumber', 'like', 'CG2026%')
      .orderBy('applicationNumber', 'desc')
      .execute();
    expect(numbers[0]!.id).toBe(added);
  });
});

it('names everybody who has a hand in a case', () => {
  const logins = new Set(people.map(({ loginName }) => loginName));
  for (const { one } of plannedCases)
    for (const { expert } of one.progress.panel) expect(logins).toContain(expert);
});
