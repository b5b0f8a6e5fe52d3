import { describe, expect, test } from 'vitest';
import { files } from '#product/files/contract';
import { tasks } from '#product/tasks/contract';
import { askDecision, nameAmong } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { logged, personIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { accepted, atPublicAgency, withExperts, worldOf } from '#testing/story';
import { panelists } from '#testing/story/panel';
import { smallPdf } from '#testing/story/pdf';
import { contracts } from './contract';
import { stepsFrom } from './payment';

const app = await openedApp();
const world = worldOf(app);
const { calls } = contracts;
const read = async (login: string, id: string) => (await app.signIn(login)).do(calls.ofApplication, { id });
const contractOf = async (login: string, id: string) => (await read(login, id)).contract!;
const terms = { ContractNo: 'HT-2026-207', Fee: '4.20', Included: '资料审核、专家评价、报告两份', FileId: null, IsDeclared: true }; // oxfmt-ignore
const save = async (login: string, Id: string, more: object = {}) =>
  (
    await (
      await app.signIn(login)
    ).wire('POST /api/Contract/SaveContract', {
      ...{ Id, RowVersion: (await contractOf(cast.manager, Id)).rowVersion, ...terms },
      ...more,
    })
  ).ErrorCode;
const record = async (login: string, Id: string, Step: string) =>
  (
    await (
      await app.signIn(login)
    ).wire('POST /api/Contract/RecordPayment', {
      ...{ Id, Step, RowVersion: (await contractOf(cast.manager, Id)).rowVersion, Note: '见转账凭证' },
    })
  ).ErrorCode;
const told = async (login: string, name: string): Promise<string[]> => {
  const { rows } = await (await app.signIn(login)).do(tasks.calls.notices, { pageSize: 100 });
  return rows
    .filter(({ kind, values }) => kind.startsWith('contracts.') && values['name'] === name)
    .map(({ kind }) => kind.split('.told')[1]!);
};
const feeInDetails = async (login: string, Id: string): Promise<string | null | undefined> =>
  (await (await app.signIn(login)).wire('GET /api/ApplyFor/GetApplyById', { Id })).ResultValue.Fee;

describe('contract and fee stand open to whoever pays, and to nobody who judges (domain §9.17)', () => {
  test('its agency keeps it; both parties and the public-service agency read every version; whoever judges reads no fee', async () => {
    const name = '合同透明的成果';
    const { applicationId: id } = await accepted(world, { achievementName: name });
    expect(await contractOf(cast.owner, id)).toMatchObject({
      ...{ contractNumber: 'HT-2026-107', fee: '3.50', payment: 'agreed', isDeclared: false },
      ...{ mayEdit: false, steps: [], fileId: null },
    });
    expect(await contractOf(cast.manager, id)).toMatchObject({ mayEdit: true, steps: ['invoice', 'waive'] });
    // An assessor works on the case whole, and learns neither the fee nor how far it is paid.
    expect(await read(cast.assessor, id)).toEqual({
      isReader: false,
      contract: null,
      mayReport: false,
      demands: [],
    });
    expect([await feeInDetails(cast.assessor, id), await feeInDetails(cast.owner, id)]).toEqual([
      null,
      '3.50',
    ]);
    expect((await read(cast.administrator, id)).isReader).toBe(false);
    for (const login of [cast.otherOwner, cast.otherManager, cast.otherExpert, cast.editor])
      expect(await (await app.signIn(login)).refusal(calls.ofApplication, { id }), login).toBe(404);
    expect(await save(cast.owner, id)).toBe(403);
    expect(await save(cast.assessor, id)).toBe(403);
    expect(await save(cast.otherManager, id)).toBe(404);

    const manager = await app.signIn(cast.manager);
    const upload = await manager.upload(
      '/api/OriginalMaterial/UploadFile',
      '委托合同.pdf',
      smallPdf('contract'),
    );
    const FileId = upload.ResultValue[0].FileId as string;
    expect(await save(cast.manager, id, { Fee: '4.205' })).toBe(2002);
    expect(await save(cast.manager, id, { RowVersion: 9 })).toBe(2003);
    expect(await save(cast.manager, id, { FileId })).toBe(0);
    expect(await told(cast.owner, name)).toEqual(['Changed']);
    const now = await contractOf(cast.owner, id);
    expect(now).toMatchObject({ fee: '4.20', isDeclared: true, fileName: '委托合同.pdf', rowVersion: 2 });
    expect(now.versions.map(({ version, fee, changedByName }) => [version, fee, changedByName])).toEqual([
      [2, '4.20', expect.any(String)],
      [1, '3.50', expect.any(String)],
    ]);
    const opens = async (login: string) =>
      (await (await app.signIn(login)).wire('POST /api/BaseData/GetFileLink', { Id: FileId, Use: 'view' }))
        .ErrorCode;
    expect([await opens(cast.owner), await opens(cast.technologyManager)]).toEqual([0, 0]);
    expect([await opens(cast.assessor), await opens(cast.reviewer), await opens(cast.otherManager)]).toEqual([404, 404, 404]); // oxfmt-ignore
    // Who only supervises it reads what was agreed, without the document.
    expect(await contractOf(cast.reviewer, id)).toMatchObject({ fee: '4.20', fileId: null, mayEdit: false });
    const [entry] = await logged(app, 'contracts.save', id).then((all) =>
      all.filter(({ result }) => result === 'ok'),
    );
    expect(JSON.stringify(entry!.changes)).toContain('isDeclared');
    expect(JSON.stringify(entry!.changes)).not.toContain('4.20');
    // A manager with a conflict of interest keeps nothing any more.
    const colleague = await personIdOf(app, cast.secondChecker);
    await app.db.updateTable('file').set({ ownerId: colleague }).where('id', '=', FileId).execute();
    expect(await opens(cast.manager)).toBe(0);
    const { url } = await manager.do(files.calls.link, { id: FileId, use: 'download' });
    await nameAmong(app, id, manager);
    expect((await read(cast.manager, id)).isReader).toBe(false);
    // Nor do they open its document by its id, or by a link that they got before.
    expect(await opens(cast.manager)).toBe(404);
    expect(await manager.refusal(files.calls.about, { id: FileId })).toBe(404);
    expect((await manager.get(url)).status).toBe(404);
    expect(await opens(cast.owner)).toBe(0);
  });

  test('a payment goes from agreed to invoiced, paid and refunded; what was invoiced keeps its amount', async () => {
    const { applicationId: id } = await accepted(world);
    expect(await record(cast.manager, id, 'pay')).toBe(2172);
    expect(await record(cast.owner, id, 'invoice')).toBe(403);
    expect(await record(cast.manager, id, 'invoice')).toBe(0);
    expect(await save(cast.manager, id)).toBe(2173);
    expect(await save(cast.manager, id, { Fee: '3.50' })).toBe(0);
    expect(await record(cast.manager, id, 'withdrawInvoice')).toBe(0);
    expect(await save(cast.manager, id)).toBe(0);
    for (const step of ['invoice', 'pay', 'refund']) expect(await record(cast.manager, id, step)).toBe(0);
    const { payment, versions } = await contractOf(cast.owner, id);
    expect([payment, versions[0]!.note]).toEqual(['refunded', '见转账凭证']);
    expect(stepsFrom('refunded')).toEqual([]);
    // Waived, and agreed again when there is an amount.
    const { applicationId: other } = await accepted(world);
    expect(await record(cast.manager, other, 'waive')).toBe(0);
    expect(await save(cast.manager, other, { Fee: null })).toBe(0);
    expect(await contractOf(cast.owner, other)).toMatchObject({ payment: 'waived', fee: null });
    expect(await save(cast.manager, other)).toBe(0);
    expect((await contractOf(cast.owner, other)).payment).toBe('agreed');
    // Given to another assessor, it is the same contract.
    const manager = await app.signIn(cast.manager);
    const { id: colleague } = await app.signIn(cast.secondChecker);
    const handed = {
      PGSId: colleague,
      Reason: '评估师长期出差，改由同事接手',
    };
    expect((await askDecision(app, manager, 'ReassignPGS', other, handed)).ErrorCode).toBe(0);
    expect(await contractOf(cast.owner, other)).toMatchObject({ contractNumber: 'HT-2026-207' });
  });

  test('once the report is sent on the amount stays, and payments are still recorded', async () => {
    const { applicationId: id } = await atPublicAgency(world);
    expect(await save(cast.manager, id)).toBe(2171);
    expect(await record(cast.manager, id, 'invoice')).toBe(0);
    expect((await contractOf(cast.reviewer, id)).payment).toBe('invoiced');
  });

  test('an expert of the panel reads no contract', async () => {
    const { applicationId: id } = await withExperts(world);
    expect(await read(panelists[0][0], id)).toMatchObject({ isReader: false, contract: null });
  });
});

describe('a demand for money beside the contract is told to the public-service agency alone (domain §9.17)', () => {
  test('neither the agency nor the assessor learns of it; a reviewer without a conflict handles it once', async () => {
    const name = '被索要专家费的成果';
    const { applicationId: id } = await accepted(world, { achievementName: name });
    const demand = { Id: id, DemandedBy: '自称项目助理的人', Amount: '0.50', DemandedOn: '2026-10-30', Description: '电话要求另付专家费，称可加快评价' }; // oxfmt-ignore
    const report = async (login: string, more: object = {}) =>
      (await app.signIn(login)).wire('POST /api/Contract/ReportFeeDemand', { ...demand, ...more });
    expect((await report(cast.manager)).ErrorCode).toBe(403);
    expect((await report(cast.otherOwner)).ErrorCode).toBe(404);
    expect((await report(cast.owner, { Description: '要钱' })).ErrorCode).toBe(2002);
    const sent = await report(cast.owner);
    expect(sent.ErrorCode).toBe(0);
    const demandId = sent.ResultValue.Id as string;

    expect(await told(cast.reviewer, name)).toEqual(['Demand']);
    for (const login of [cast.manager, cast.assessor, cast.technologyManager, cast.administrator])
      expect(await told(login, name), login).toEqual([]);
    expect((await read(cast.manager, id)).demands).toEqual([]);
    expect((await read(cast.technologyManager, id)).demands).toEqual([]);
    expect((await read(cast.owner, id)).demands).toMatchObject([
      { id: demandId, amount: '0.50', outcome: null },
    ]);
    const reviewer = await app.signIn(cast.reviewer);
    const list = await reviewer.do(calls.demands, { achievementName: name, isOpen: true });
    expect(list.rows).toMatchObject([{ id: demandId, demandedBy: demand.DemandedBy, can: ['handle'] }]);
    expect(await (await app.signIn(cast.manager)).refusal(calls.demands, {})).toBe(403);
    const waits = async () =>
      (await reviewer.do(tasks.calls.waiting, {})).tasks.filter(({ objectId }) => objectId === demandId)
        .length;
    expect(await waits()).toBe(1);
    const log = await logged(app, 'contracts.reportDemand', demandId);
    expect(JSON.stringify(log)).not.toContain(demand.DemandedBy);

    const handle = async (login: string, more: object = {}) =>
      (
        await (
          await app.signIn(login)
        ).wire('POST /api/Contract/HandleFeeDemand', {
          ...{ Id: demandId, RowVersion: 1, Outcome: '已核实并责令评价机构整改', ...more },
        })
      ).ErrorCode;
    expect(await handle(cast.owner)).toBe(403);
    expect(await handle(cast.reviewer, { Outcome: '好' })).toBe(2002);
    await nameAmong(app, id, await app.signIn(cast.otherReviewer));
    expect(await handle(cast.otherReviewer)).toBe(2005);
    expect(await handle(cast.reviewer)).toBe(0);
    expect(await handle(cast.reviewer, { RowVersion: 2 })).toBe(2174);
    expect(await waits()).toBe(0);
    expect(await told(cast.owner, name)).toEqual(['Handled']);
    expect((await read(cast.owner, id)).demands).toMatchObject([{ outcome: '已核实并责令评价机构整改' }]);
  });
});
