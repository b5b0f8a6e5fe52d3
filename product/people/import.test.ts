import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personOf } from '../../database/seeds/demo/people';
import { openHouse, type Person, type TestHouse } from '../../start/testing';
import { staff } from './contract';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const { importTemplate, importErrors, importPeople, list } = staff.calls;
const path = 'POST /api/UserInfo/InputExcelLinkUser';
const headings = ['姓名', '手机', '邮箱', '单位', '职称', '学科一', '学科二'];
const roleId = async (code: string) =>
  (await house.db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const organisation = (number: string) =>
  house.db
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
const send = async (who: Person, bytes: Uint8Array, name = '人员.xlsx') =>
  (await who.upload('/api/OriginalMaterial/UploadFile', name, bytes)).ResultValue[0].FileId as string;
const sheet = async (who: Person, rows: (string | number)[][], heads = headings) =>
  send(who, await writeXlsx({ sheets: [{ name: '人员', rows: [heads, ...rows] }] }));
const counted = async () =>
  Number(
    (
      await house.db
        .selectFrom('person')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('bringing people in from a spreadsheet', () => {
  test('[AP2.InputExcelLinkUser] [RO3] a dry run names every wrong cell by row and column; good rows come in, mended ones later, nobody twice', async () => {
    const admin = await house.signIn('admin');
    const template = await admin.take(importTemplate, {});
    expect(template.name).toBe('Excel 导入.xlsx');
    expect((await readXlsx(template.bytes)).sheets[0]!.rows).toEqual([headings]);

    const agency = await organisation('PJ002');
    const asked = { OrgId: (await organisation('PJ001')).id, RoleId: await roleId('PGS') };
    const FileId = await sheet(admin, [
      ['一号人', 13700000001, 'one@example.org', '', '主任医师', '330.21', ''],
      ['二号人', '1370000000', 'two@', '没有的单位', '头衔', '占星', ''],
      ['', '', '', '', '', '', ''],
      ['三号人', '+86 137-0000-0003', 'THREE@example.org', agency.name, '', '', ''],
      ['四号人', '13700000001', 'four@example.org', '', '', '', ''],
      ['', personOf('lujingxing').mobile, '', '', '', '', ''],
    ]);
    const before = await counted();
    const tried = await admin.wire(path, { FileId, ...asked, DryRun: true });
    expect(tried.ResultValue).toEqual({
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
    const done = await admin.wire(path, { FileId, ...asked, DryRun: false });
    expect(done.ResultValue).toEqual(tried.ResultValue);
    expect(await counted()).toBe(before + 2);
    const page = await admin.do(list, { mobile: '13700000003' });
    expect(page.rows).toMatchObject([
      { trueName: '三号人', organisationName: agency.name, roles: ['PGS'], userType: 4, lastActive: null },
    ]);

    const mended = await admin.take(importErrors, {
      fileId: FileId,
      failed: done.ResultValue.Failed.map((one: { Row: number; Field: string; Msg: string }) => ({
        row: one.Row,
        field: one.Field,
        message: one.Msg,
      })),
    });
    const rows = (await readXlsx(mended.bytes)).sheets[0]!.rows;
    expect(rows[0]).toEqual([...headings, '问题']);
    expect(rows.slice(1).map(([name]) => name || '')).toEqual(['二号人', '四号人', '']);
    expect(rows[1]!.at(-1)).toContain('手机: 不是正确的手机号; 邮箱: 不是正确的邮箱');
    const corrected = rows.map((row) => [...row] as string[]);
    corrected[1] = ['二号人', '13700000002', 'two@example.org', '', '', '', '', ''];
    corrected[2]![1] = '13700000004';
    corrected[3] = ['五号人', '13700000005', 'five@example.org', '', '', '', '', ''];
    const again = await send(admin, await writeXlsx({ sheets: [{ name: '人员', rows: corrected }] }));
    const second = { FileId: again, ...asked, DryRun: false };
    expect((await admin.wire(path, second)).ResultValue).toEqual({ Ok: 3, Failed: [] });
    expect(await counted()).toBe(before + 5);
    // The same file once more brings nobody in.
    const twice = await admin.wire(path, second);
    expect(twice.ResultValue.Ok).toBe(0);
    expect(twice.ResultValue.Failed.map(({ Msg }: { Msg: string }) => Msg)).toEqual(
      Array(3).fill('该手机号已登记'),
    );
    expect(await counted()).toBe(before + 5);
  });

  test('[RO3] an import makes nobody whom its sender could not add, and reads no file of others’', async () => {
    const manager = await house.signIn('yanshenzhi');
    const [own, other] = [await organisation('PJ001'), await organisation('PJ002')];
    const FileId = await sheet(manager, [
      ['甲', '13700000011', 'a@example.org', '', '', '', ''],
      ['乙', '13700000012', 'b@example.org', other.name, '', '', ''],
    ]);
    const told = async (who: Person, more: object) =>
      (await who.wire(path, { FileId, OrgId: own.id, RoleId: await roleId('PGS'), DryRun: true, ...more }))
        .ErrorCode;
    expect(await told(manager, { RoleId: await roleId('ADM') })).toBe(403);
    expect(await told(manager, { RoleId: await roleId('PJJ') })).toBe(403);
    expect(await told(manager, { OrgId: other.id })).toBe(403);
    expect(await told(manager, { RoleId: '018f0000-0000-7000-8000-000000000000' })).toBe(1020);
    expect(await told(await house.signIn('shixiting'), {})).toBe(404);
    expect(await told(await house.signIn('lujingxing'), {})).toBe(403);
    expect(await told(house.visitor, {})).toBe(401);
    const tried = await manager.wire(path, {
      FileId,
      OrgId: own.id,
      RoleId: await roleId('PGS'),
      DryRun: true,
    });
    expect(tried.ResultValue).toEqual({
      Ok: 1,
      Failed: [{ Row: 3, Field: '单位', Msg: '只能导入本单位人员' }],
    });
    // Experts come from anywhere.
    const asExperts = await manager.wire(path, {
      FileId,
      OrgId: own.id,
      RoleId: await roleId('ZJ'),
      DryRun: false,
    });
    expect(asExperts.ResultValue).toEqual({ Ok: 2, Failed: [] });
  });

  test('[RO3] what is not the template is refused, in the reader’s language', async () => {
    const admin = await house.signIn('admin');
    const asked = {
      organisationId: (await organisation('PJ001')).id,
      roleId: await roleId('ZJ'),
      dryRun: true,
    };
    const refused = async (fileId: string) => admin.refusal(importPeople, { fileId, ...asked });
    expect(await refused(await sheet(admin, [['甲']], ['姓名', '手机']))).toBe(1019);
    expect(
      await refused(await send(admin, Buffer.from('%PDF-1.4\n%%EOF'), 'a.pdf').catch(() => '')),
    ).not.toBe(0);
    const spanish = await house.signIn('admin');
    spanish.language = 'es';
    const template = await spanish.take(importTemplate, {});
    spanish.language = 'zh';
    expect((await readXlsx(template.bytes)).sheets[0]!.rows[0]![0]).toBe('Nombre');
    // A template of one language is read in another.
    expect(await admin.do(importPeople, { fileId: await send(admin, template.bytes), ...asked })).toEqual({
      ok: 0,
      failed: [],
    });
  });

  test('[XL-01] five thousand people come in at once, one more is refused', async () => {
    const admin = await house.signIn('admin');
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => [
        `人${at}`,
        String(15_000_000_000 + at),
        `p${at}@example.org`,
        '',
        '',
        '',
        '',
      ]);
    const asked = {
      organisationId: (await organisation('PJ001')).id,
      roleId: await roleId('ZJ'),
      dryRun: false,
    };
    expect(await admin.refusal(importPeople, { fileId: await sheet(admin, rows(5_001)), ...asked })).toBe(
      1019,
    );
    const before = await counted();
    expect(await admin.do(importPeople, { fileId: await sheet(admin, rows(5_000)), ...asked })).toEqual({
      ok: 5_000,
      failed: [],
    });
    expect(await counted()).toBe(before + 5_000);
  }, 60_000);
});
