import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { pdf as pdfOf } from '#testing/zip';
import { personOf } from '#database/seeds/demo/people';
import type { Person } from '#testing';
import { staff } from './contract';
import { importsSettled } from './server';
import type { Imported } from './import';
import { organisationNumbered, peopleCount, roleIdOf } from '#testing/lookups';
import { done, doneOnWire, ended, peopleFrom, send, sheet, templateHeadings } from '#testing/people/imports';
import { roleCode, type RoleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const { importTemplate, importErrors, importPeople, importProgress, importsOfMine, list } = staff.calls;
const path = 'POST /api/UserInfo/InputExcelLinkUser';
const roleId = (code: RoleCode) => roleIdOf(app, code);
const organisation = (number: string) => organisationNumbered(app, number);
const counted = () => peopleCount(app);

describe('bringing people in from a spreadsheet', () => {
  test('[AP2.InputExcelLinkUser] [RO3] a dry run names every wrong cell by row and column; good rows come in, mended ones later, nobody twice', async () => {
    const admin = await app.signIn('admin');
    const template = await admin.take(importTemplate, {});
    expect(template.name).toBe('Excel 导入.xlsx');
    expect((await readXlsx(template.bytes)).sheets[0]!.rows[0]).toEqual(templateHeadings);

    const agency = await organisation('PJ002');
    const asked = { OrgId: (await organisation('PJ001')).id, RoleId: await roleId(roleCode.assessor) };
    const FileId = await sheet(admin, [
      ['一号人', 13700000001, 'one@example.org', '', '主任医师', '330.21', ''],
      ['二号人', '1370000000', 'two@', '没有的单位', '头衔', '占星', ''],
      ['', '', '', '', '', '', ''],
      ['三号人', '+86 137-0000-0003', 'THREE@example.org', agency.name, '', '', ''],
      ['四号人', '13700000001', 'four@example.org', '', '', '', ''],
      ['', personOf('lujingxing').mobile, '', '', '', '', ''],
    ]);
    const before = await counted();
    const begun = await admin.wire(path, { FileId, ...asked, DryRun: true });
    expect(begun.ResultValue).toMatchObject({ State: 'waiting', DryRun: true, Ok: 0, Failed: [] });
    const tried = await doneOnWire(admin, { FileId, ...asked, DryRun: true });
    expect(tried).toMatchObject({
      State: 'done',
      Total: 5,
      Checked: 5,
      Written: 0,
      FailedRows: 3,
      Invited: 0,
      Problem: '',
      Ok: 2,
      Failed: [
        { Row: 3, Field: '手机', Msg: '不是正确的手机号' },
        { Row: 3, Field: '邮箱', Msg: '不是正确的邮箱' },
        { Row: 3, Field: '单位', Msg: '平台上没有这个单位' },
        { Row: 3, Field: '职称', Msg: '字典中没有这个职称' },
        { Row: 3, Field: '学科一', Msg: '字典中没有这个学科' },
        { Row: 6, Field: '手机', Msg: '与第 2 行手机号相同' },
        { Row: 7, Field: '姓名', Msg: '未填写' },
        { Row: 7, Field: '手机', Msg: '该手机号已登记' },
        { Row: 7, Field: '邮箱', Msg: '未填写' },
      ],
    });
    expect(await counted()).toBe(before);
    const first = await doneOnWire(admin, { FileId, ...asked, DryRun: false });
    expect(first).toMatchObject({
      State: 'done',
      Ok: tried.Ok,
      Failed: tried.Failed,
      Written: 2,
      Invited: 2,
    });
    expect(await counted()).toBe(before + 2);
    const page = await admin.do(list, { mobile: '13700000003' });
    expect(page.rows).toMatchObject([
      {
        trueName: '三号人',
        organisationName: agency.name,
        roles: [roleCode.assessor],
        userType: 4,
        lastActive: null,
      },
    ]);

    const mended = await admin.take(importErrors, { id: first.Id });
    const rows = (await readXlsx(mended.bytes)).sheets[0]!.rows;
    expect(rows[0]).toEqual([...templateHeadings, '问题']);
    expect(rows.slice(1).map(([name]) => name || '')).toEqual(['二号人', '四号人', '']);
    expect(rows[1]!.at(-1)).toContain('手机: 不是正确的手机号; 邮箱: 不是正确的邮箱');
    const corrected = rows.map((row) => [...row] as string[]);
    corrected[1] = ['二号人', '13700000002', 'two@example.org'];
    corrected[2]![1] = '13700000004';
    corrected[3] = ['五号人', '13700000005', 'five@example.org'];
    const again = await send(admin, await writeXlsx({ sheets: [{ name: '人员', rows: corrected }] }));
    const second = { FileId: again, ...asked, DryRun: false };
    expect(await doneOnWire(admin, second)).toMatchObject({ Ok: 3, Failed: [], Invited: 3 });
    expect(await counted()).toBe(before + 5);
    // Everybody gets a link that sets a first password, and nobody a password.
    await importsSettled(app.services);
    const letters = (await app.outbox()).filter(({ to }) => to === 'five@example.org');
    expect(letters.map(({ text }) => /7 天内.*#reset_/.test(text))).toEqual([true]);
    const passwords = await app.db
      .selectFrom('person')
      .select('passwordHash')
      .where('trueName', '=', '五号人')
      .execute();
    expect(passwords).toEqual([{ passwordHash: null }]);
    expect(await counted()).toBe(before + 5);
  });

  test('[RO3] an import makes nobody whom its sender could not add, and reads no file of others’', async () => {
    const manager = await app.signIn('yanshenzhi');
    const [own, other] = [await organisation('PJ001'), await organisation('PJ002')];
    const FileId = await sheet(manager, [
      ['甲', '13700000011', 'a@example.org', '', '', '', ''],
      ['乙', '13700000012', 'b@example.org', other.name, '', '', ''],
    ]);
    const refusalOf = async (who: Person, more: object) =>
      (
        await who.wire(path, {
          FileId,
          OrgId: own.id,
          RoleId: await roleId(roleCode.assessor),
          DryRun: true,
          ...more,
        })
      ).ErrorCode;
    expect(await refusalOf(manager, { RoleId: await roleId(roleCode.administrator) })).toBe(403);
    expect(await refusalOf(manager, { RoleId: await roleId(roleCode.agency) })).toBe(403);
    expect(await refusalOf(manager, { OrgId: other.id })).toBe(403);
    expect(await refusalOf(manager, { RoleId: '018f0000-0000-7000-8000-000000000000' })).toBe(1020);
    expect(await refusalOf(await app.signIn('shixiting'), {})).toBe(404);
    expect(await refusalOf(await app.signIn('lujingxing'), {})).toBe(403);
    expect(await refusalOf(app.visitor, {})).toBe(401);
    const tried = await doneOnWire(manager, {
      FileId,
      OrgId: own.id,
      RoleId: await roleId(roleCode.assessor),
      DryRun: true,
    });
    expect(tried).toMatchObject({
      Ok: 1,
      Failed: [{ Row: 3, Field: '单位', Msg: '只能导入本单位人员' }],
    });
    // Experts come from anywhere.
    const asExperts = await doneOnWire(manager, {
      FileId,
      OrgId: own.id,
      RoleId: await roleId(roleCode.expert),
      DryRun: false,
    });
    expect(asExperts).toMatchObject({ Ok: 2, Failed: [] });
  });

  test('[RO3] what is not the template is refused, in the reader’s language', async () => {
    const admin = await app.signIn('admin');
    const asked = {
      organisationId: (await organisation('PJ001')).id,
      roleId: await roleId(roleCode.expert),
      dryRun: true,
    };
    const fileId = await sheet(admin, [['甲']], ['姓名', '手机']);
    const refused = await done(admin, { fileId, ...asked });
    expect(refused).toMatchObject({ state: 'failed', ok: 0, total: 0 });
    expect(refused.problem).toMatch(/^无法读取该文件/);
    const pdf = await send(admin, pdfOf(), 'a.pdf');
    expect(await done(admin, { fileId: pdf, ...asked })).toMatchObject({ state: 'failed' });
    const spanish = await app.signIn('admin');
    spanish.language = 'es';
    const template = await spanish.take(importTemplate, {});
    expect((await spanish.do(importProgress, { id: refused.id })).problem).toMatch(/^No se puede leer/);
    spanish.language = 'zh';
    expect((await readXlsx(template.bytes)).sheets[0]!.rows[0]![0]).toBe('Nombre *');
    // A template of one language is read in another.
    const empty = await done(admin, { fileId: await send(admin, template.bytes), ...asked });
    expect(empty).toMatchObject({ state: 'done', ok: 0, failed: [], failedRows: 0 });
  });

  test('[XL-01] five thousand people come in at once, and whoever sent them sees how far it has come; one more is refused', async () => {
    const admin = await app.signIn('admin');
    const rows = (count: number) => peopleFrom(15_000_000_000, count);
    const asked = {
      organisationId: (await organisation('PJ001')).id,
      roleId: await roleId(roleCode.expert),
      dryRun: false,
    };
    const tooMany = await done(admin, { fileId: await sheet(admin, rows(5_001)), ...asked });
    expect(tooMany.state).toBe('failed');
    const before = await counted();
    const fileId = await sheet(admin, rows(5_000));
    app.pass({ seconds: 1 });
    const begun = await admin.do(importPeople, { fileId, ...asked });
    expect(begun).toMatchObject({ state: 'waiting', total: 0 });
    // Meanwhile no second one, and the running one is found again.
    const other = await sheet(admin, [['甲', '13711111111', 'a@example.org', '', '', '', '']]);
    expect(await admin.refusal(importPeople, { fileId: other, ...asked })).toBe(2763);
    expect((await admin.do(importsOfMine, {}))[0]).toMatchObject({ id: begun.id, fileName: '人员.xlsx' });
    const seen: Imported[] = [];
    const last = await ended(
      async () => {
        const progress = await admin.do(importProgress, { id: begun.id });
        seen.push(progress);
        return progress;
      },
      ({ state }) => state,
    );
    expect(last).toMatchObject({ state: 'done', total: 5_000, written: 5_000, ok: 5_000, invited: 5_000 });
    const some = seen.filter(({ state, written }) => state === 'importing' && written > 0 && written < 5_000);
    expect(some.length).toBeGreaterThan(2);
    expect(seen.map(({ written }) => written)).toEqual(
      seen.map(({ written }) => written).sort((a, b) => a - b),
    );
    expect(await counted()).toBe(before + 5_000);
  }, 60_000);
});
