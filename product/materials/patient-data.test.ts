import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeIdentityCard } from '#contract/identity-card';
import { defectFields, refused, type Person } from '#testing';
import { applications } from '#product/applications/contract';
import { pdfWith, wordWith } from '#testing/materials/documents';
import { describedFile, reviewed, wholeOf } from '#testing/materials/story';
import { filled, openMaterialUsers, type MaterialUsers } from '#testing/materials/users';
import { jobsOf } from '#start/jobs';
import { materials } from './contract';
import { patientDataSettled } from './server';
import { rulesVersion } from './server/patient-data/identifiers';

const { save, submit, confirmDeIdentified } = materials.calls;
const card = makeIdentityCard('110101', '1990-03-07', 773);
let users: MaterialUsers;
beforeAll(async () => (users = await openMaterialUsers()));
afterAll(() => users.app.close());

const sent = async (person: Person, name: string, bytes: Buffer): Promise<string> => {
  const reply = await person.upload('/api/OriginalMaterial/UploadFile', name, bytes);
  return (reply.ResultValue as [{ FileId: string }])[0].FileId;
};
interface Moved {
  readonly id: string;
  readonly rowVersion: number;
}
/** Puts files where the statement on risks belongs. */
const put = ({ id, rowVersion }: Moved, fileIds: readonly string[]) =>
  users.owner.do(save, {
    id,
    rowVersion,
    items: [
      {
        code: 'riskStatement',
        notApplicableReason: null,
        files: fileIds.map((fileId, at) => ({ ...describedFile(fileId, '6.5'), title: `文件${at + 1}` })),
      },
    ],
  });
const filesIn = async (person: Person, id: string) =>
  (await wholeOf(person, id)).items.find(({ code }) => code === 'riskStatement')!.files;
const settled = () => patientDataSettled(users.app.services);

test('Su Yanqing hands in a file with a patient in it: it is named, answered for by the owner alone, and the assessor sees by whom [PI-11]', async () => {
  const { app, owner, techManager, assessor, manager } = users;
  const { applicationId, ...begun } = await filled(users);
  const scan = await sent(owner, '病例.docx', wordWith([`受试者 ${card}，电话 13812345678`]));
  const pages = await sent(owner, '扫描.pdf', pdfWith([[]]));
  const moved = await put(begun, [scan, pages]);
  // Nobody is faster than what looks: submitting waits for it, and is refused where that takes long.
  expect([2002, 2204]).toContain(await owner.refusal(submit, moved));
  await settled();
  const fault = await refused(owner.do(submit, moved));
  const [found, empty] = await filesIn(owner, moved.id);
  expect([fault.code, defectFields(fault)]).toEqual([2002, [`Items.riskStatement.Files.${found!.id}`]]);
  expect(JSON.stringify(fault.result)).toContain('文件1');
  expect(found!.patientData).toEqual({
    ...{ state: 'checked', part: 'document', read: 1, parts: 1, confirmedBy: null, confirmedAt: null },
    findings: [
      { kind: 'idNumber', count: 1, places: [1], masked: [`1*****${card.at(-1)}`] },
      { kind: 'mobile', count: 1, places: [1], masked: ['138****5678'] },
    ],
  });
  expect(empty!.patientData).toMatchObject({ state: 'noText', findings: [] });
  expect((await wholeOf(owner, moved.id)).missing).toEqual([
    expect.objectContaining({ code: 'riskStatement', fileId: found!.id }),
  ]);

  const asked = { ...moved, fileIds: [found!.id] };
  for (const person of [techManager, assessor, manager])
    expect(await person.refusal(confirmDeIdentified, asked)).toBe(403);
  expect(await users.stranger.refusal(confirmDeIdentified, asked)).toBe(404);
  // There is nothing to answer for in the other one, nor in a file of somebody else's.
  const besides = await refused(owner.do(confirmDeIdentified, { ...moved, fileIds: [found!.id, empty!.id] }));
  expect([besides.code, defectFields(besides)]).toEqual([2002, ['FileIds.1']]);
  expect(await owner.refusal(confirmDeIdentified, { ...asked, rowVersion: moved.rowVersion - 1 })).toBe(2003);
  const confirmed = await owner.do(confirmDeIdentified, asked);
  expect(await owner.refusal(confirmDeIdentified, { ...asked, rowVersion: confirmed.rowVersion })).toBe(2002);
  expect((await wholeOf(owner, moved.id)).missing).toEqual([]);

  const handedIn = await owner.do(submit, { id: moved.id, rowVersion: confirmed.rowVersion });
  expect(handedIn.status).toBe('submitted');
  const [seen] = await filesIn(assessor, moved.id);
  expect(seen!.patientData).toMatchObject({ confirmedBy: owner.name, confirmedAt: app.now().toISOString() });
  const { history } = await wholeOf(assessor, moved.id);
  expect(history.map(({ transition, actor, note }) => [transition, actor, note])).toContainEqual([
    'confirm',
    owner.name,
    '文件1',
  ]);
  const timeline = await owner.do(applications.calls.timeline, { id: applicationId });
  expect(JSON.stringify(timeline)).toContain('确认材料文件已去标识化');
  expect(await owner.refusal(confirmDeIdentified, { ...asked, rowVersion: handedIn.rowVersion })).toBe(2001);

  // It comes back, and what is new in it is answered for anew: another file, and the same one in another place.
  const back = await reviewed(assessor, { id: moved.id, rowVersion: handedIn.rowVersion }, ['riskStatement']);
  const again = await sent(owner, '病例（第二版）.docx', wordWith([`受试者 ${card}`]));
  const second = await put(back, [again]);
  await settled();
  expect(defectFields(await refused(owner.do(submit, second)))).toHaveLength(1);
  const third = await put(second, [scan]);
  await settled();
  expect(defectFields(await refused(owner.do(submit, third)))).toHaveLength(1);
  const clean = await put(third, [await sent(owner, '已处理.docx', wordWith(['受试者 S01']))]);
  await settled();
  expect((await owner.do(submit, { id: moved.id, rowVersion: clean.rowVersion })).status).toBe('submitted');
});

test('what was found stands nowhere: not in the log, in no table, in no notice [PI-11]', async () => {
  const { app } = users;
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and pg_table_is_visible(oid) and relnamespace <> 'pg_catalog'::regnamespace`.execute(
    app.db,
  );
  expect(tables.length).toBeGreaterThan(50);
  for (const { name } of tables)
    for (const value of [card, '13812345678']) {
      const { rows } =
        await sql`select 1 from ${sql.table(name)} as row where row::text like ${`%${value}%`}`.execute(
          app.db,
        );
      expect(rows, name).toEqual([]);
    }
});

test('a file that another process holds is waited for, one that ended its process twice is given up, and later rules want another answer', async () => {
  const { app, owner } = users;
  const { services } = app;
  const begun = await filled(users);
  const file = await sent(owner, '随访.docx', wordWith([`受试者 ${card} 随访`]));
  const moved = await put(begun, [file]);
  await settled();
  const scanOf = async () => {
    const { sha256 } = await app.db
      .selectFrom('file')
      .select('sha256')
      .where('id', '=', file)
      .executeTakeFirstOrThrow();
    return sha256;
  };
  const sha256 = await scanOf();
  const change = (set: object) =>
    app.db.updateTable('patientDataScan').set(set).where('sha256', '=', sha256).execute();
  const stateNow = async () => (await filesIn(owner, moved.id))[0]!.patientData!;
  const at = (minutes: number) => new Date(app.now().getTime() + minutes * 60_000).toISOString();
  const asked = { id: moved.id, rowVersion: moved.rowVersion };

  await change({ state: 'waiting', findings: '[]', heldUntil: at(4) });
  expect(await owner.refusal(submit, asked)).toBe(2204);

  const look = () =>
    jobsOf(services)
      .find(({ name }) => name === 'lookForPatientData')!
      .work();
  await change({ heldUntil: at(-1), tries: 2 });
  await look();
  expect(await stateNow()).toMatchObject({ state: 'failed', findings: [] });

  // Under later rules it is looked through as if it had never been, and what was answered before does not count.
  await change({ rules: rulesVersion - 1 });
  expect(await stateNow()).toMatchObject({ state: 'waiting' });
  await look();
  expect((await stateNow()).findings).toHaveLength(1);
  const id = (await filesIn(owner, moved.id))[0]!.id;
  const confirmed = await owner.do(confirmDeIdentified, { ...asked, fileIds: [id] });
  expect(await stateNow()).toMatchObject({ confirmedBy: owner.name });
  app.pass({ minutes: 1 });
  await change({ rules: rulesVersion - 1 });
  await look();
  expect(await stateNow()).toMatchObject({ confirmedBy: null, findings: [{ kind: 'idNumber' }] });
  expect(await owner.refusal(submit, { id: moved.id, rowVersion: confirmed.rowVersion })).toBe(2002);

  // What no file has any more is forgotten.
  await change({ sha256: 'f'.repeat(64) });
  await jobsOf(services)
    .find(({ name }) => name === 'forgetPatientData')!
    .work();
  const left = await app.db.selectFrom('patientDataScan').select('sha256').execute();
  expect(left.length).toBeGreaterThan(0);
  expect(left.map((row) => row.sha256)).not.toContain('f'.repeat(64));
});
