import { describe, expect, test } from 'vitest';
import { files } from '#product/files/contract';
import { nameAmong } from '#testing/applications/decisions';
import { cast } from '#testing/cast';
import { personIdOf } from '#testing/lookups';
import { openedApp } from '#testing/opened';
import { accepted, atPublicAgency, withExperts, worldOf } from '#testing/story';
import { panelists, submitSheet } from '#testing/story/panel';
import { smallPdf } from '#testing/story/pdf';
import { pass } from '#testing/story/report';
import { caseContents } from './contract';

const app = await openedApp();
const world = worldOf(app);
const { calls } = caseContents;
const expert = panelists[0][0];

const partsOf = async (login: string, id: string) =>
  (await (await app.signIn(login)).do(calls.parts, { id })).parts.map(({ part }) => part);
const filesOf = async (login: string, id: string) => (await app.signIn(login)).do(calls.files, { id });
/** The origins that somebody is told of, each once. */
const originsOf = async (login: string, id: string) => [
  ...new Set((await filesOf(login, id)).flatMap(({ origins }) => origins.map(({ origin }) => origin))),
];
const uploaded = async (login: string, name: string): Promise<string> => {
  const person = await app.signIn(login);
  const { ResultValue } = await person.upload('/api/OriginalMaterial/UploadFile', name, smallPdf(name));
  return ResultValue[0].FileId as string;
};
const approvalWith = (FileId: string) => ({
  Approvals: [{ Kind: '1', No: '伦审 2021-107', Issuer: '医院伦理委员会', Date: '2021-04-01', FileId }],
});
const saveContract = async (Id: string, FileId: string) => {
  const manager = await app.signIn(cast.manager);
  const { ResultValue } = await manager.wire('GET /api/Contract/GetContract', { Id });
  return (
    await manager.wire('POST /api/Contract/SaveContract', {
      ...{ Id, RowVersion: ResultValue.Contract.RowVersion, FileId, IsDeclared: true },
      ...{ ContractNo: 'HT-2026-311', Fee: '4.20', Included: '资料审核、专家评价、报告两份' },
    })
  ).ErrorCode;
};

describe('the parts of a case on its page (domain §4.1, detail)', () => {
  test('each reader has the parts that they may read; the applicant learns of no report or panel before it has passed', async () => {
    const about = await withExperts(world, { achievementName: '分部可见的成果' });
    const { applicationId: id } = about;
    expect(await partsOf(cast.owner, id)).toEqual(['material']);
    expect(await partsOf(cast.technologyManager, id)).toEqual(['material']);
    expect(await partsOf(cast.manager, id)).toEqual(['material', 'report', 'panel']);
    // The assessor is told of no seat before its sheet has come in.
    expect(await partsOf(cast.assessor, id)).toEqual(['material', 'report']);
    expect(await partsOf(expert, id)).toEqual(['material', 'report']);
    // Who only supervises it has the application in summary.
    expect(await partsOf(cast.reviewer, id)).toEqual([]);
    expect(await filesOf(cast.reviewer, id)).toEqual([]);
    for (const login of [cast.otherOwner, cast.otherManager, cast.otherExpert, cast.editor])
      expect(await (await app.signIn(login)).refusal(calls.parts, { id }), login).toBe(404);

    const asked = async () => {
      const owner = await app.signIn(cast.owner);
      const [parts, all] = [await owner.do(calls.parts, { id }), await owner.do(calls.files, { id })];
      return JSON.stringify([parts, all]);
    };
    const before = await asked();
    await submitSheet(world, about, expert);
    expect(await asked(), 'what the panel does changes nothing of it').toBe(before);
    expect(await partsOf(cast.assessor, id)).toEqual(['material', 'report', 'panel']);
    expect(await partsOf(expert, id), 'an expert reads their own sheet, and nobody else’s').toEqual([
      'material',
      'report',
    ]);
  });

  test('a passed report is its applicant’s to read, and its panel never is', async () => {
    const about = await atPublicAgency(world, { achievementName: '已通过的分部成果' });
    const { applicationId: id } = about;
    expect(await partsOf(cast.owner, id)).toEqual(['material']);
    expect(await originsOf(cast.owner, id)).not.toContain('report');
    expect(await partsOf(cast.reviewer, id)).toEqual(['material', 'report', 'panel']);
    await pass(world, about);
    const { parts } = await (await app.signIn(cast.owner)).do(calls.parts, { id });
    expect(parts).toEqual([
      { part: 'material', id: expect.any(String) },
      { part: 'report', id: about.reportId },
    ]);
    expect(await originsOf(cast.owner, id)).toContain('report');
    expect(await partsOf(cast.reviewer, id)).toEqual(['material', 'report', 'panel']);
  });
});

describe('the files of a case', () => {
  test('every file that somebody may open is listed once with all it stands in, and each listed one opens', async () => {
    const approval = await uploaded(cast.owner, '伦理批件.pdf');
    const { applicationId: id } = await withExperts(world, {
      achievementName: '文件齐全的成果',
      fields: approvalWith(approval),
    });
    const attached = await app.db
      .selectFrom('applicationFile')
      .select('fileId')
      .where('applicationId', '=', id)
      .execute();
    const handedIn = await app.db
      .selectFrom('materialFile')
      .innerJoin('material', 'material.id', 'materialId')
      .select('fileId')
      .where('applicationId', '=', id)
      .execute();
    const listed = async (login: string) => (await filesOf(login, id)).map(({ fileId }) => fileId).toSorted();
    const own = [...new Set([...attached, ...handedIn].map(({ fileId }) => fileId))].toSorted();
    expect(own.length).toBeGreaterThan(5);
    expect(await listed(cast.owner)).toEqual(own);
    expect(await listed(cast.assessor)).toEqual(own);
    // An expert reads the material, not what came with the application.
    expect(await listed(expert)).toEqual(own.filter((fileId) => fileId !== approval));
    expect(await originsOf(cast.owner, id)).toEqual(['application', 'material']);
    expect(await originsOf(cast.assessor, id)).toEqual(['application', 'material', 'report']);
    const found = (await filesOf(cast.manager, id)).find(({ fileId }) => fileId === approval);
    expect(found).toMatchObject({
      name: '伦理批件.pdf',
      mime: 'application/pdf',
      size: smallPdf('伦理批件.pdf').length,
      origins: [{ origin: 'application', title: '医院伦理委员会 伦审 2021-107' }],
    });
    const cited = (await filesOf(cast.manager, id)).find(({ origins }) => origins.length > 1)!;
    expect(cited.origins).toEqual([
      { origin: 'material', title: expect.stringMatching(/./) },
      { origin: 'report', title: expect.stringMatching(/^E-\d\d$/) },
    ]);
    for (const login of [cast.owner, cast.assessor, expert]) {
      const reader = await app.signIn(login);
      for (const { fileId } of await filesOf(login, id))
        expect((await reader.do(files.calls.link, { id: fileId, use: 'view' })).url).toBeTruthy();
    }
    const count = async (login: string) =>
      (await (await app.signIn(login)).do(calls.parts, { id })).fileCount;
    expect([await count(cast.owner), await count(expert)]).toEqual([own.length, own.length - 1]);
  });

  test('a contract’s document is listed for its parties, and for nobody who judges or has a conflict of interest', async () => {
    const { applicationId: id } = await accepted(world, { achievementName: '合同在列的成果' });
    const contract = await uploaded(cast.manager, '委托合同.pdf');
    expect(await saveContract(id, contract)).toBe(0);
    for (const login of [cast.owner, cast.technologyManager, cast.manager])
      expect((await filesOf(login, id)).find(({ fileId }) => fileId === contract)?.origins, login).toEqual([
        { origin: 'contract', title: 'HT-2026-311' },
      ]);
    for (const login of [cast.assessor, cast.reviewer])
      expect(await originsOf(login, id), login).not.toContain('contract');
    // Of somebody else's house, so that the manager has not brought it in themselves.
    const colleague = await personIdOf(app, cast.secondChecker);
    await app.db.updateTable('file').set({ ownerId: colleague }).where('id', '=', contract).execute();
    expect(await originsOf(cast.manager, id)).toContain('contract');
    await nameAmong(app, id, await app.signIn(cast.manager));
    expect(await originsOf(cast.manager, id)).not.toContain('contract');
    expect(await originsOf(cast.owner, id)).toContain('contract');
  });
});
