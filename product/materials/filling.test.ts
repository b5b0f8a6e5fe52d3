import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refused, type Person, type TestApp, defectFields } from '#testing';
import { files } from '#product/files/contract';
import { workingDaysAfter } from '#contract/calendar';
import { tasks } from '#product/tasks/contract';
import { materials } from './contract';
import { checklistFor } from './checklist';
import { openMaterialUsers, type MaterialUsers, begun } from '#testing/materials/users';
import { describedFile, fill, filesOf, goodTables, wholeOf } from '#testing/materials/story';
import { applicationRow } from '#testing/lookups';

const { calls } = materials;
let users: MaterialUsers;
let app: TestApp;
let owner: Person;
let assessor: Person;
let techManager: Person;
let stranger: Person;
beforeAll(async () => {
  users = await openMaterialUsers();
  ({ app, owner, assessor, techManager, stranger } = users);
});
afterAll(() => users.app.close());

describe('an approval that was handed in with the application', () => {
  test('it is offered at its item, with who issued it and when, and may stand there though another person uploaded it', async () => {
    const [fileId] = await filesOf(app, owner.id, 1);
    const { id } = await begun(users, {
      humanResearch: true,
      approvals: [
        {
          kind: '1',
          number: '伦审 2021-107',
          issuer: '医院伦理委员会',
          date: '2021-04-01',
          fileId: fileId as never,
        },
      ],
    });
    const offered = async () =>
      Object.fromEntries((await wholeOf(owner, id)).items.map(({ code, filed }) => [code, filed]));
    const { ethicsApproval, riskStatement } = await offered();
    expect(riskStatement).toEqual([]);
    expect(ethicsApproval).toEqual([
      expect.objectContaining({ fileId, issuer: '医院伦理委员会', issuedOn: '2021-04-01' }),
    ]);
    // Their technology manager brought it in: it is the application's, whoever sent it.
    await app.db.updateTable('file').set({ ownerId: techManager.id }).where('id', '=', fileId!).execute();
    await owner.do(calls.save, {
      id,
      rowVersion: 1,
      items: [{ code: 'ethicsApproval', notApplicableReason: null, files: [describedFile(fileId!, '4.1')] }],
    });
    const item = (await wholeOf(owner, id)).items.find(({ code }) => code === 'ethicsApproval')!;
    expect(item.files.map((file) => file.fileId)).toEqual([fileId]);
  });
});

describe('a material begins when the application is accepted (M1)', () => {
  test('it carries the template of the category, the rows of the case and twenty working days', async () => {
    const { id, applicationId } = await begun(users);
    const found = await wholeOf(owner, id);
    expect(found).toMatchObject({
      applicationId,
      template: 1,
      status: 'draft',
      version: 0,
      can: ['save', 'submit'],
    });
    const row = await applicationRow(app, applicationId);
    const expected = checklistFor({
      category: '1',
      medicalProducts: ['2', '2.6'],
      humanResearch: true,
      usesHumanGeneticResources: row.usesGeneticResources!,
      economicBenefit: row.economicBenefit!,
    });
    expect(found.items.map(({ code, required }) => [code, required])).toEqual(
      expected.map(({ code, required }) => [code, required]),
    );
    expect(found.dueAt).toBe(workingDaysAfter(app.now(), 20).toISOString());
    expect(found.history.map(({ transition }) => transition)).toEqual(['begin']);
    const waiting = await owner.do(tasks.calls.waiting, {});
    expect(waiting.tasks).toContainEqual(
      expect.objectContaining({
        objectId: id,
        step: 'material',
        url: expect.stringContaining('Tem1'),
        dueAt: found.dueAt,
      }),
    );
  });

  test('basic theory gets the second template', async () => {
    const { id } = await begun(users, { achievementType: '3.1' });
    const found = await wholeOf(owner, id);
    expect(found.template).toBe(2);
    expect(found.items.map(({ code }) => code)).toContain('discoveryPoints');
    const moved = await fill(app, owner, id);
    expect((await wholeOf(owner, id)).missing).toEqual([]);
    expect((await owner.do(calls.submit, { id, rowVersion: moved.rowVersion })).status).toBe('submitted');
  });
});

describe('filling it in', () => {
  test('what is named is saved, the rest stays; files keep the id that tables cite', async () => {
    const { id } = await begun(users);
    const [one, two] = (await filesOf(app, owner.id, 2)) as [string, string];
    const draft = {
      fileId: one,
      documentType: null,
      title: '',
      issuer: '',
      issuedOn: null,
      deIdentified: false,
    };
    const first = await owner.do(calls.save, {
      id,
      rowVersion: 1,
      items: [
        { code: 'technicalReport', notApplicableReason: null, files: [draft] },
        { code: 'thirdPartyTest', notApplicableReason: '  软件，无检测 ', files: [] },
      ],
    });
    // What every application must have is never not applicable, tables included (M2).
    for (const code of ['riskStatement', 'indicators']) {
      const refused = owner.do(calls.save, {
        id,
        rowVersion: first.rowVersion,
        items: [{ code, notApplicableReason: '无', files: [] }],
      });
      await expect(refused).rejects.toMatchObject({
        code: 2002,
        result: [{ Field: 'Items.0.NotApplicableReason' }],
      });
    }
    const cited = (await wholeOf(owner, id)).items.find(({ code }) => code === 'technicalReport')!.files[0]!
      .id;
    const second = await owner.do(calls.save, {
      id,
      rowVersion: first.rowVersion,
      items: [
        {
          code: 'technicalReport',
          notApplicableReason: null,
          files: [describedFile(two, '1.6'), describedFile(one, '1.6')],
        },
      ],
      workBreakdown: [{ ...goodTables.workBreakdown[0]!, evidenceIds: [cited] }],
    });
    const found = await wholeOf(owner, id);
    const item = found.items.find(({ code }) => code === 'technicalReport')!;
    expect(item.files.map(({ fileId }) => fileId)).toEqual([two, one]);
    expect(item.files[1]).toMatchObject({ id: cited, issuer: '外部演示医院', scanState: 'notScanned' });
    expect(found.items.find(({ code }) => code === 'thirdPartyTest')?.notApplicableReason).toBe(
      '软件，无检测',
    );
    expect(found.unscanned).toBe(2);
    expect(found.workBreakdown[0]?.evidenceIds).toEqual([cited]);
    await owner.do(calls.save, {
      id,
      rowVersion: second.rowVersion,
      items: [{ code: 'technicalReport', notApplicableReason: null, files: [describedFile(two, '1.6')] }],
    });
    expect((await wholeOf(owner, id)).workBreakdown[0]?.evidenceIds).toEqual([]);
  });

  test('the technology manager helps to fill it in and does not submit', async () => {
    const { id } = await begun(users);
    expect((await wholeOf(techManager, id)).can).toEqual(['save']);
    const moved = await fill(app, techManager, id);
    expect(await techManager.refusal(calls.submit, { id, rowVersion: moved.rowVersion })).toBe(403);
    expect((await owner.do(calls.submit, { id, rowVersion: moved.rowVersion })).status).toBe('submitted');
  });

  test('strange items, doubled files, foreign files and citations of nothing are refused with their place', async () => {
    const { id } = await begun(users);
    const [one] = (await filesOf(app, owner.id, 1)) as [string];
    const item = (code: string, list: ReturnType<typeof describedFile>[] = []) => ({
      code,
      notApplicableReason: null,
      files: list,
    });
    const save = (items: ReturnType<typeof item>[]) =>
      refused(owner.do(calls.save, { id, rowVersion: 1, items }));
    expect(defectFields(await save([item('discoveryPoints')]))).toEqual(['Items.0.Code']);
    expect(defectFields(await save([item('marketAccess'), item('marketAccess')]))).toEqual(['Items.1.Code']);
    const doubled = [describedFile(one, '4.5'), describedFile(one, '4.5')];
    expect(defectFields(await save([item('marketAccess', doubled)]))).toEqual(['Items.0.Files.1.FileId']);
    expect(defectFields(await save([item('marketAccess', [describedFile(one, '9.9')])]))).toEqual([
      'Items.0.Files.0.DocumentType',
    ]);
    const [foreign] = (await filesOf(app, stranger.id, 1)) as [string];
    expect((await save([item('marketAccess', [describedFile(foreign, '4.5')])])).code).toBe(404);
    const cites = [{ ...goodTables.workBreakdown[0]!, evidenceIds: [one] }];
    const fault = await refused(owner.do(calls.save, { id, rowVersion: 1, workBreakdown: cites }));
    expect([fault.code, defectFields(fault)]).toEqual([2002, [`EvidenceIds.${one}`]]);
    expect((await wholeOf(owner, id)).rowVersion).toBe(1);
  });

  test('a file that a person merely may read is not theirs to hand in', async () => {
    const { id: mine } = await begun(users);
    const { id: other } = await begun(users);
    const [help] = (await filesOf(app, techManager.id, 1)) as [string];
    const items = [{ code: 'marketAccess', notApplicableReason: null, files: [describedFile(help, '4.5')] }];
    await techManager.do(calls.save, { id: mine, rowVersion: 1, items });
    expect((await owner.do(calls.save, { id: mine, rowVersion: 2, items })).rowVersion).toBe(3);
    const fault = await refused(owner.do(calls.save, { id: other, rowVersion: 1, items }));
    expect(defectFields(fault)).toEqual(['Items.0.Files.0.FileId']);
  });

  test('nobody else fills it in, and an old version is refused', async () => {
    const { id } = await begun(users);
    const input = { id, rowVersion: 1, indicators: [] };
    expect(await stranger.refusal(calls.save, input)).toBe(404);
    expect(await assessor.refusal(calls.save, input)).toBe(403);
    expect(await app.visitor.refusal(calls.save, input)).toBe(401);
    await owner.do(calls.save, input);
    expect(await owner.refusal(calls.save, input)).toBe(2003);
  });

  test('a real upload goes in and out again: the assessor reads it, a stranger does not', async () => {
    const { id } = await begun(users);
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const upload = await owner.upload('/api/OriginalMaterial/UploadFile', '证书.jpg', bytes);
    const fileId = upload.ResultValue[0].FileId as string;
    const link = { id: fileId, use: 'view' as const };
    expect(await assessor.refusal(files.calls.link, link)).toBe(404);
    const moved = await owner.do(calls.save, {
      id,
      rowVersion: 1,
      items: [{ code: 'marketAccess', notApplicableReason: null, files: [describedFile(fileId, '4.5')] }],
    });
    const { url } = await assessor.do(files.calls.link, link);
    expect((await assessor.get(url)).status).toBe(200);
    expect(await stranger.refusal(files.calls.link, link)).toBe(404);
    await owner.do(calls.save, {
      id,
      rowVersion: moved.rowVersion,
      items: [{ code: 'marketAccess', notApplicableReason: null, files: [] }],
    });
    expect(await assessor.refusal(files.calls.link, link)).toBe(404);
  });
});
