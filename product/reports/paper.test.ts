import { createHash } from 'node:crypto';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileProblems } from '#host/files/problems';
import { dictionaryCalls } from '#product/dictionaries/contract';
import { dictionaries, labelOf } from '#product/dictionaries/dictionaries';
import { codeItemId, codeSetIds } from '#product/dictionaries/server/identifiers';
import { atPublicAgency, withExperts, worldOf } from '#testing/story';
import { panelists } from '#testing/story/panel';
import { pass, report, type ReportOf } from '#testing/story/report';
import { printer } from '#product/printing/server';
import { pagePicture, pageStrings, writtenText } from '#testing/printing/poppler';
import { applicationRow, reportRow } from '#testing/lookups';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';

let about: ReportOf;
const app = await openedApp();
const world = worldOf(app);

const pdfFor = async (login: string): Promise<Buffer> => {
  const reply = await (
    await world.signIn(login)
  ).get(`/api/Report/GetReportPdf?Id=${about.reportId}`, { language: 'zh' });
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  return Buffer.from(await reply.arrayBuffer());
};
/** All text of a file, without the white space that lines and columns leave. */
const textOf = (pdf: Buffer): string => pageStrings(pdf).join('').replace(/\s/g, '');
const expert = panelists[1][0];
/** Thirty copies asked for at once; resolves when as many wait as may, and the others were sent away. */
const thirtyCopiesFor = async (login: string) => {
  const { address, token } = await world.signIn(login);
  const gone = new AbortController();
  const refused: number[] = [];
  let finished = 0;
  const asked = Array.from({ length: 30 }, async () => {
    const url = `${address}/api/Report/GetReportPdf?Id=${about.reportId}`;
    const reply = await fetch(url, { headers: { token: token! }, signal: gone.signal });
    if (reply.headers.get('content-type') === 'application/pdf') finished += 1;
    else refused.push(((await reply.json()) as { ErrorCode: number }).ErrorCode);
    await reply.body?.cancel();
  });
  const all = Promise.allSettled(asked);
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(5);
  expect(new Set(refused)).toEqual(new Set([9002]));
  return {
    finished: () => finished,
    leave: async (): Promise<void> => {
      gone.abort();
      await all;
    },
  };
};

describe('the report on paper, as each of its readers holds it', () => {
  test('a working copy bears its reader, an expert’s copy their number; neither has number, code or scores', async () => {
    about = await withExperts(world);
    const [draft, copy] = [textOf(await pdfFor(cast.assessor)), textOf(await pdfFor(expert))];
    expect(draft).toContain('草稿');
    expect(draft).toContain('陆景行');
    expect(copy).toContain('专家2');
    for (const text of [draft, copy]) {
      expect(text).toContain('未编号');
      expect(text).toContain('评分尚未完成');
      expect(text).not.toContain('专家1（组长）');
    }
  });

  test('an expert who asks for thirty copies at once delays nobody else, and what is not waited for is not drawn', async () => {
    const drawn = async (): Promise<number> => {
      const { rows } = await app.services.pool.query<{ n: number }>(
        `select count(*)::int as n from audit_log where action = 'reports.pdf' and result = 'ok'`,
      );
      return rows[0]!.n;
    };
    const before = await drawn();
    const copies = await thirtyCopiesFor(expert);
    const earlier = copies.finished();
    await pdfFor(cast.assessor);
    // Two under way, and one turn more while the other copy was gathered and drawn.
    expect(copies.finished() - earlier).toBeLessThanOrEqual(5);
    await copies.leave();
    await pdfFor(expert);
    expect(await drawn()).toBeLessThanOrEqual(before + copies.finished() + 6);
  });

  test('what the reviewer is to pass says what proves what, how the panel voted, and who has signed which content', async () => {
    about = await atPublicAgency(world);
    const text = textOf(await pdfFor(cast.reviewer));
    expect(text).toContain('可证等级');
    expect(text).toContain('5/5同意计算等级');
    expect(text).toContain('灵敏度95%；特异度95%；续航95%');
    expect(text).toContain('青渚省医疗器械检验院');
    const { ContentHash } = await report(world, cast.reviewer, about);
    expect(text).toContain(ContentHash);
    expect(text).not.toContain('尚未签名');
    for (const signer of ['陆景行', '纪闻笛', '严慎之']) expect(text).toContain(signer);
    // Annex D says how far all agreed, and nothing of one sheet: no score, no reason, no signature of an expert.
    for (const said of ['专家组意见的一致性', '820850700780600800', '和谐系数W=1', '5人'])
      expect(text).toContain(said);
    for (const single of ['意见表哈希', '专家意见表', '在信号质量判别和低功耗采集方面具有明确的创新内容'])
      expect(text).not.toContain(single);
    expect(text).not.toMatch(/专家\d(问题|建议)/);
    for (const seldom of ['undefined', 'null', '[object', 'NaN', 'T01:', '.000Z'])
      expect(text).not.toContain(seldom);
  });

  test('the reviewer sees with which tie somebody judged, and the reason that the agency gave; an expert does not', async () => {
    const ask = async (login: string) =>
      (await world.signIn(login)).wire('GET /api/ExpertOpinion/GetConflicts', { ReportId: about.reportId });
    const { ResultValue } = await ask(cast.reviewer);
    expect(ResultValue.length).toBeGreaterThan(panelists.length);
    expect(ResultValue).toContainEqual(
      expect.objectContaining({
        TrueName: '沈砚秋',
        Role: 'expert',
        Hard: [],
        Soft: [
          expect.objectContaining({
            Rule: 'oftenForOrganisation',
            Says: expect.stringMatching(/2 次/) as string,
          }),
        ],
        Reason: '已核查，不影响独立判断。',
      }),
    );
    expect((await ask(expert)).ErrorCode).toBe(403);
  });

  test('an item that was renamed since is printed as it was called when the application was submitted [EN5]', async () => {
    const { technologyField: code } = await applicationRow(app, about.applicationId);
    const was = labelOf('technologyField', code, 'zh');
    expect(textOf(await pdfFor(cast.reviewer))).toContain(`技术领域${was}`);
    app.pass({ minutes: 1 });
    await (
      await world.signIn('admin')
    ).do(dictionaryCalls.calls.editItem, {
      id: codeItemId(dictionaries.technologyField.key, code!),
      setId: codeSetIds.technologyField,
      code: code!,
      name: '新近改名的领域',
      nameEn: 'A field renamed of late',
      nameEs: 'Un campo renombrado',
    });
    const after = textOf(await pdfFor(cast.reviewer));
    expect(after).toContain(`技术领域${was}`);
    expect(after).not.toContain('新近改名的领域');
  });

  test('on a full disk nothing is issued, nor when the printer dies: no number, no code, no file, no gap afterwards; and issuing goes before copies that wait', async () => {
    const { files } = app.services as { files: { storeOwn: typeof app.services.files.storeOwn } };
    const storeOwn = files.storeOwn;
    const counters = () =>
      app.db.selectFrom('counter').selectAll().where('name', 'like', 'report %').orderBy('name').execute();
    const row = () => reportRow(app, about.reportId);
    const counted = async (): Promise<unknown> =>
      (await app.services.pool.query('select count(*) from file')).rows;
    const [before, numbers] = [await row(), await counters()];
    files.storeOwn = () => Promise.reject(fileProblems.storeFull());
    try {
      await expect(pass(world, about)).rejects.toThrow('4004');
    } finally {
      files.storeOwn = storeOwn;
    }
    expect(await row()).toEqual(before);
    expect(await counters()).toEqual(numbers);
    expect(before).toMatchObject({ status: 7, reportNumber: null, verifyCode: null, pdfSha256: null });
    expect(await report(world, cast.reviewer, about)).toMatchObject({ Status: 7 });
    // So it is when the printer dies over it: it is halted, given the report, and killed.
    const [pid, lines] = [printer.pid()!, await counted()];
    process.kill(pid, 'SIGSTOP');
    const passing = pass(world, about).then(
      () => 'passed',
      (fault: unknown) => String(fault),
    );
    await expect.poll(() => printer.waiting()).toBe(1);
    process.kill(pid, 'SIGKILL');
    expect(await passing).toContain('2446');
    expect([await row(), await counters(), await counted()]).toEqual([before, numbers, lines]);
    const copies = await thirtyCopiesFor(cast.assessor);
    const earlier = copies.finished();
    const { ReportNo } = await pass(world, about);
    // Twenty wait: what is issued lets those under way end, and goes before the others.
    expect(copies.finished() - earlier).toBeLessThanOrEqual(10);
    await copies.leave();
    const last = numbers.find(({ name }) => name.startsWith('report PJ001 2026'))?.value ?? 0;
    expect(Number(ReportNo.slice(-5))).toBe(Number(last) + 1);
  });

  test('passed, everybody holds the very same stored bytes; an expert a copy with their number', async () => {
    const { pdfSha256 } = await reportRow(app, about.reportId);
    for (const login of [cast.owner, 'tangyuan', cast.assessor, cast.manager, cast.reviewer])
      expect(
        createHash('sha256')
          .update(await pdfFor(login))
          .digest('hex'),
      ).toBe(pdfSha256);
    const pdf = await pdfFor(cast.owner);
    // Row by row as they were written: the mark of the demonstration lies across the lines of the page.
    const [issued, rows] = [textOf(pdf), writtenText(pdf)];
    for (const [event, by] of [
      ['提交申请', '申报人'],
      ['提交原始材料', '申报人'],
      ['原始材料审核合格', '评估师'],
      ['专家评价结束并统计', '评价机构'],
      ['报送公共服务机构', '评价机构'],
      ['形式审核通过', '公共服务机构'],
    ])
      expect(rows).toMatch(new RegExp(`20\\d\\d-\\d\\d-\\d\\d${event}${by}`));
    expect(issued).not.toContain('草稿');
    expect(writtenText(await pdfFor(expert))).toContain('专家2');
  });

  test('the QR code of the printed cover leads whoever photographs it to the check of this very report', async () => {
    const { data, info } = await sharp(pagePicture(await pdfFor(cast.owner), 1))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const address = new URL(
      decodeQR({ data, width: info.width, height: info.height }, { timeLimit: 20_000 }),
    );
    const row = await app.db
      .selectFrom('report')
      .innerJoin('application', 'application.id', 'report.applicationId')
      .select(['reportNumber', 'verifyCode', 'achievementName'])
      .where('report.id', '=', about.reportId)
      .executeTakeFirstOrThrow();
    expect(address.pathname).toBe('/hyCheck');
    expect(Object.fromEntries(address.searchParams)).toEqual({ no: row.reportNumber, code: row.verifyCode });
    const page = await (await app.visitor.get(`${address.pathname}${address.search}`)).text();
    for (const said of ['This report is valid', row.achievementName, row.reportNumber!])
      expect(page).toContain(said);
  });
});
