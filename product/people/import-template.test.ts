import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { staff } from './contract';
import { organisationIdOf, roleIdOf } from '#testing/lookups';
import { done, send, sheet, templateHeadings } from '#testing/people/imports';
import { roleCode, type RoleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const admin = await app.signIn('admin');

const { addExpert, importErrors, importTemplate } = staff.calls;
const asked = async (code: RoleCode, dryRun = false) => ({
  organisationId: await organisationIdOf(app, 'PJ001'),
  roleId: await roleIdOf(app, code),
  dryRun,
});
const bookOf = async (bytes: Uint8Array) => (await readXlsx(bytes)).sheets;
/** A row of the template that holds these. */
const row = (cells: Partial<Record<'name' | 'mobile' | 'email' | 'loginName', string>>): string[] => [
  cells.name ?? '王小明',
  cells.mobile ?? '',
  cells.email ?? 'wang@example.org',
  ...['', '', '', '', '', '', ''],
  cells.loginName ?? '',
];
const nameOf = async (mobile: string): Promise<string> =>
  (
    await app.db
      .selectFrom('person')
      .select('loginName')
      .where('mobileIndex', '=', app.services.blindIndex('mobile', mobile))
      .executeTakeFirstOrThrow()
  ).loginName;

describe('the template that people are brought in by', () => {
  test('[RO3] it marks what is required, offers what the dictionaries hold, and its example comes in only once it is changed', async () => {
    const [people, options] = await bookOf((await admin.take(importTemplate, {})).bytes);
    expect(people!.rows[0]).toEqual(templateHeadings);
    const offered = (heading: string): unknown[] => {
      const place = templateHeadings.indexOf(heading);
      const { formula1 } = people!.dataValidations!.find(
        ({ type, range }) => type === 'list' && range.startsWith(String.fromCharCode(65 + place)),
      )!;
      const [, letter, last] = /^'选项'!\$([A-Z])\$2:\$[A-Z]\$(\d+)$/.exec(formula1!)!;
      return options!.rows.slice(1, Number(last)).map((cells) => cells[letter!.charCodeAt(0) - 65]);
    };
    expect(offered('职称')).toEqual(expect.arrayContaining(['主任医师', '副主任医师']));
    expect(offered('学科一')).toEqual(expect.arrayContaining(['临床医学', '神经病学']));
    expect(offered('学科二')).toEqual(offered('学科一'));
    expect(offered('证书等级')).toEqual(expect.arrayContaining(['高级']));

    const example = people!.rows[1] as string[];
    expect(example[0]).toContain('示例');
    const left = await send(admin, await writeXlsx({ sheets: [{ name: '人员', rows: people!.rows }] }));
    expect(await done(admin, { fileId: left, ...(await asked(roleCode.expert)) })).toMatchObject({
      total: 0,
      ok: 0,
    });
    // Written over, it is somebody like anybody else; what it offered is what the import takes.
    const mine = ['闻人远', '13700003001', 'wenren@example.org', ...example.slice(3)];
    mine[templateHeadings.indexOf('用户名')] = '';
    const changed = await send(
      admin,
      await writeXlsx({ sheets: [{ name: '人员', rows: [templateHeadings, mine] }] }),
    );
    const result = await done(admin, { fileId: changed, ...(await asked(roleCode.expert)) });
    expect(result).toMatchObject({ ok: 1, failed: [] });

    // The rows that failed offer the same.
    const wrong = await done(admin, {
      fileId: await sheet(admin, [row({ mobile: '1' })], templateHeadings),
      ...(await asked(roleCode.expert)),
    });
    const [mended] = await bookOf((await admin.take(importErrors, { id: wrong.id })).bytes);
    expect(mended!.dataValidations).toHaveLength(4);
    // In the reader's own language.
    admin.language = 'es';
    const [personas, opciones] = await bookOf((await admin.take(importTemplate, {})).bytes);
    admin.language = 'zh';
    expect(personas!.rows[1]![0]).toContain('ejemplo');
    expect(opciones!.rows.flat()).toContain('Medicina clínica');
  });

  test('[RO3] whoever is given no user name gets one that can be read; own names are taken as they are, and judged', async () => {
    const taken = personOf('lujingxing').loginName;
    const rows = [
      row({ mobile: '13700003101', loginName: 'Wang.XM' }),
      row({ mobile: '13700003102' }),
      row({ mobile: '13700003103' }),
      row({ mobile: '13700003104', name: '单田芳', email: 'shan@example.org' }),
      row({ mobile: '13700003105', name: 'Núñez Ávila' }),
      row({ mobile: '13700003106', name: 'Иван Петров', email: 'i.petrov@example.org' }),
      row({ mobile: '13700003107', name: 'Иван', email: '13700003107@example.org' }),
      // Its reading is somebody's own name, further down.
      row({ mobile: '13700003108', name: '李雷' }),
      row({ mobile: '13700003109', name: '韩梅梅', loginName: 'lilei' }),
    ];
    const fileId = await sheet(admin, rows, templateHeadings);
    expect(await done(admin, { fileId, ...(await asked(roleCode.expert)) })).toMatchObject({
      ok: 9,
      failed: [],
    });
    const names = await Promise.all(rows.map(([, mobile]) => nameOf(mobile!)));
    expect(names).toEqual([
      'Wang.XM',
      'wangxiaoming',
      'wangxiaoming2',
      'shantianfang',
      'nunez.avila',
      'i.petrov',
      'zj',
      'lilei2',
      'lilei',
    ]);
    // The invitation says it, which leaves when the import has been written.
    const letter = async () => (await app.outbox()).findLast(({ to }) => to === 'shan@example.org')?.text;
    await expect.poll(letter).toContain('shantianfang');

    const judged = await done(admin, {
      fileId: await sheet(
        admin,
        [
          row({ mobile: '13700003201', loginName: taken }),
          row({ mobile: '13700003202', loginName: 'same' }),
          row({ mobile: '13700003203', loginName: 'ＳＡＭＥ' }),
          row({ mobile: '13700003204', loginName: 'аdmin' }),
        ],
        templateHeadings,
      ),
      ...(await asked(roleCode.expert, true)),
    });
    expect(judged.failed.map(({ row: at, field, message }) => [at, field, message])).toEqual([
      [2, '用户名', '该用户名已被使用'],
      [4, '用户名', '与第 3 行用户名相同'],
      [5, '用户名', expect.stringMatching(/^用户名只能包含/)],
    ]);
  });

  test('[RO3] a hundred of one name, and one more by hand, all get names of their own', async () => {
    const rows = Array.from({ length: 100 }, (_, at) =>
      row({ name: '张伟', mobile: String(13_700_004_000 + at) }),
    );
    const fileId = await sheet(admin, rows, templateHeadings);
    expect(await done(admin, { fileId, ...(await asked(roleCode.expert)) })).toMatchObject({ ok: 100 });
    const { organisationId } = await asked(roleCode.expert);
    await admin.do(addExpert, {
      trueName: '章炜',
      mobile: '13700004100',
      email: 'zhang@example.org',
      organisationId,
    });
    const all = await app.db
      .selectFrom('person')
      .select('loginName')
      .where('loginName', 'like', 'zhangwei%')
      .execute();
    expect(all.map(({ loginName }) => loginName).toSorted()).toEqual(
      Array.from({ length: 101 }, (_, at) => `zhangwei${at === 0 ? '' : at + 1}`).toSorted(),
    );
  });
});
