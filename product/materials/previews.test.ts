import { createHash } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { writeXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person, TestApp } from '#testing';
import { files } from '#product/files/contract';
import { mostText } from '#product/files/file-text';
import { begun, openMaterialUsers, submitted, type MaterialUsers } from '#testing/materials/users';
import { describedFile, filesOf, resultsOf, reviewed, wholeOf } from '#testing/materials/story';
import { docx, paragraph } from '#testing/story/docx';
import { chinesePdf, encryptedPdf, signedPdf } from '#testing/story/pdf';
import { pdf, zip } from '#testing/zip';
import { materials } from './contract';

const { calls } = materials;
let users: MaterialUsers;
let app: TestApp;
let owner: Person;
let assessor: Person;
let stranger: Person;
/** The files of one material, by their names. */
const ids = new Map<string, string>();
const kept = new Map<string, Buffer>();

beforeAll(async () => {
  users = await openMaterialUsers();
  ({ app, owner, assessor, stranger } = users);
  const row = (at: number) => [`第${at}行`, at, new Date('2026-03-01T00:00:00Z')];
  kept.set('研制报告.pdf', chinesePdf([{ says: '第一页' }, { says: '第二页', turned: 90 }, { says: '第三页', turned: 270 }]));
  kept.set('加密.pdf', await encryptedPdf('secret'));
  kept.set('电子签名.pdf', signedPdf());
  kept.set('残缺.pdf', pdf());
  kept.set('病例.zip', zip([{ name: '一.pdf', content: pdf('one') }]));
  const white = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } });
  kept.set('现场照片.jpg', await white(640, 480).jpeg().toBuffer());
  kept.set('图标.png', await white(20, 20).png().toBuffer());
  kept.set(
    '方案.docx',
    docx(
      [
        paragraph('研究方案', { style: 'Heading1' }),
        paragraph('入组 &lt;script&gt;alert(1)&lt;/script&gt; 标准', { run: '<w:b/>' }),
        `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph('合并')}</w:tc></w:tr><w:tr><w:tc>${paragraph('甲')}</w:tc><w:tc>${paragraph('乙')}</w:tc></w:tr></w:tbl>`,
      ].join(''),
    ),
  );
  kept.set(
    '数据.xlsx',
    Buffer.from(
      await writeXlsx({
        sheets: [
          { name: '随访', rows: [['合并标题', null, null], ...Array.from({ length: mostText.rows + 50 }, (_, at) => row(at + 1))], merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 2 }] },
          { name: '说明', rows: [['口径']] },
        ],
      }),
    ),
  );
  const { id } = await begun(users);
  for (const [name, bytes] of kept) {
    const reply = await owner.upload('/api/OriginalMaterial/UploadFile', name, bytes);
    expect([name, reply.ErrorCode]).toEqual([name, 0]);
    ids.set(name, reply.ResultValue[0].FileId);
  }
  const { rowVersion } = await wholeOf(owner, id);
  await owner.do(calls.save, {
    id,
    rowVersion,
    items: [{ code: 'technicalReport', notApplicableReason: null, files: [...ids.values()].map((fileId) => describedFile(fileId, '1.1')) }],
  });
}, 60_000); // oxfmt-ignore
afterAll(() => users.app.close());

const taken = async (person: Person, name: string, use: 'view' | 'download' = 'view') => {
  const { url } = await person.do(files.calls.link, { id: ids.get(name)!, use });
  const reply = await person.get(url);
  expect(reply.status).toBe(200);
  return Buffer.from(await reply.arrayBuffer());
};
const logged = async (name: string) =>
  (
    await app.db
      .selectFrom('auditLog')
      .select(['action', 'reason', 'actorId'])
      .where('objectId', '=', ids.get(name)!)
      .execute()
  ).filter(({ reason }) => reason?.startsWith('unmarked'));

describe('a PDF that others take away bears their name', () => {
  test('on every page, however it is turned, with the time; its owner has it as it was handed in, and what is stored stays', async () => {
    for (const use of ['view', 'download'] as const) {
      const bytes = await taken(assessor, '研制报告.pdf', use);
      const pages = (await PDF.load(bytes)).getPages();
      expect(pages.map(({ rotation }) => rotation)).toEqual([0, 90, 270]);
      for (const page of pages) {
        // Thrice across the page and once at its foot. What stands on its head is read from its end.
        const { text } = page.extractText();
        const found = [text, [...text].reverse().join('')].map((each) => each.replaceAll(/\s/g, ''));
        expect(found.join()).toContain(`陆景行${app.now().toISOString().slice(0, 4)}`);
        expect(text.split('景')).toHaveLength(5);
      }
    }
    expect(await taken(owner, '研制报告.pdf')).toEqual(kept.get('研制报告.pdf'));
    // Who may draft for the owner has it as its owner does.
    const { sha256 } = await app.db.selectFrom('file').select('sha256').where('id', '=', ids.get('研制报告.pdf')!).executeTakeFirstOrThrow();
    expect(sha256).toBe(createHash('sha256').update(kept.get('研制报告.pdf')!).digest('hex'));
    expect(await logged('研制报告.pdf')).toEqual([]);
    expect(await stranger.refusal(files.calls.link, { id: ids.get('研制报告.pdf')!, use: 'view' })).toBe(404);
  }); // oxfmt-ignore

  test('one that cannot bear it leaves as it came, and the log says which and why', async () => {
    for (const [name, why] of [
      ['加密.pdf', 'encrypted'],
      ['电子签名.pdf', 'signed'],
      ['残缺.pdf', 'damaged'],
    ] as const) {
      expect((await taken(assessor, name)).equals(kept.get(name)!), name).toBe(true);
      expect(await logged(name)).toEqual([
        { action: 'files.link', reason: `unmarked.${why}`, actorId: assessor.id },
      ]);
      // Its owner needs no mark, so nothing is missing.
      await taken(owner, name);
      expect(await logged(name)).toHaveLength(1);
    }
  });
});

test('an archive is unpacked by whoever handed it in: its files would stay with a reader whose right ends', async () => {
  const id = ids.get('病例.zip')!;
  expect((await taken(assessor, '病例.zip', 'download')).equals(kept.get('病例.zip')!)).toBe(true);
  expect(await assessor.refusal(files.calls.unpack, { id })).toBe(404);
  expect((await owner.do(files.calls.unpack, { id })).files.map(({ path }) => path)).toEqual(['一.pdf']);
});

describe('a picture that others take away bears their name', () => {
  /** How many pixels of a part of a white picture are no longer white. */
  const written = async (bytes: Buffer, left: number, top: number, width: number, height: number) => {
    const { data } = await sharp(bytes).extract({ left, top, width, height }).greyscale().raw().toBuffer({ resolveWithObject: true });
    return data.filter((value) => value < 230).length;
  }; // oxfmt-ignore

  test('across it and at its foot, in its own size and format; its owner has it as it was handed in', async () => {
    const [plain, marked] = [await taken(owner, '现场照片.jpg'), await taken(assessor, '现场照片.jpg', 'download')];
    expect(await sharp(marked).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
    for (const [left, top, width, height] of [
      [0, 455, 220, 25],
      [160, 40, 320, 100],
      [160, 190, 320, 100],
      [160, 330, 320, 100],
    ] as const) {
      expect(await written(marked, left, top, width, height)).toBeGreaterThan(100);
      expect(await written(plain, left, top, width, height)).toBe(0);
    }
    expect(await logged('现场照片.jpg')).toEqual([]);
  }); // oxfmt-ignore

  test('one without room for it, and an office document, leave as they came; the log says who took them', async () => {
    for (const [name, why] of [
      ['图标.png', 'small'],
      ['方案.docx', 'kind'],
      ['数据.xlsx', 'kind'],
    ] as const) {
      expect(await taken(assessor, name), name).toEqual(await taken(owner, name));
      expect(await logged(name)).toEqual([
        { action: 'files.link', reason: `unmarked.${why}`, actorId: assessor.id },
      ]);
    }
  });

  test('what a file is called and what it is, whoever may open it is told', async () => {
    const id = ids.get('方案.docx')!;
    expect(await assessor.do(files.calls.about, { id })).toMatchObject({
      ...{ id, name: '方案.docx' },
      mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    });
    expect(await stranger.refusal(files.calls.about, { id })).toBe(404);
  });
});

describe('the text of office documents', () => {
  const textOf = (person: Person, name: string) => person.do(files.calls.text, { id: ids.get(name)! });

  test('a Word document: headings, what is bold, tables; markup in it is text like any other', async () => {
    const { parts, isCut } = await textOf(assessor, '方案.docx');
    expect(isCut).toBe(false);
    expect(parts.map(({ kind, level, runs }) => [kind, level, runs])).toEqual([
      ['heading', 1, [{ text: '研究方案', isBold: false, isItalic: false }]],
      ['paragraph', 0, [{ text: '入组 <script>alert(1)</script> 标准', isBold: true, isItalic: false }]],
      ['table', 0, []],
    ]);
    expect(parts[2]!.cells).toEqual([
      [{ text: '合并', columns: 2, rows: 1 }],
      ['甲', '乙'].map((text) => ({ text, columns: 1, rows: 1 })),
    ]);
  });

  test('a workbook: each sheet a table, cut after five hundred rows, which it says', async () => {
    const { parts, isCut } = await textOf(owner, '数据.xlsx');
    expect(isCut).toBe(true);
    expect(parts.map(({ name, cells, isCut: isTableCut }) => [name, cells.length, isTableCut])).toEqual([
      ['随访', mostText.rows, true],
      ['说明', 1, false],
    ]);
    expect(parts[0]!.cells[0]).toEqual([{ text: '合并标题', columns: 3, rows: 1 }]);
    expect(parts[0]!.cells[1]!.map(({ text }) => text)).toEqual(['第1行', '1', '2026-03-01']);
  });

  test('whoever may not have the file may not read its text; what has none is refused; who read it stands in the log', async () => {
    expect(await stranger.refusal(files.calls.text, { id: ids.get('方案.docx')! })).toBe(404);
    expect(await assessor.refusal(files.calls.text, { id: ids.get('研制报告.pdf')! })).toBe(4008);
    const readers = await app.db.selectFrom('auditLog').select('actorId').where('objectId', '=', ids.get('方案.docx')!).where('action', '=', 'files.text').where('result', '=', 'ok').execute();
    expect(readers).toEqual([{ actorId: assessor.id }]);
    const large = { size: 30 * 1024 ** 2 };
    await app.db.updateTable('file').set(large).where('id', '=', ids.get('数据.xlsx')!).execute();
    expect(await assessor.refusal(files.calls.text, { id: ids.get('数据.xlsx')! })).toBe(4009);
  }); // oxfmt-ignore
});

describe('a reviewer pins remarks to places of the files', () => {
  const item = 'technicalReport';
  const submittedAgain = async (id: string, rowVersion: number) => owner.do(calls.submit, { id, rowVersion });
  const pinsOf = async (person: Person, id: string) => (await wholeOf(person, id)).pins;
  const fileOf = async (id: string) =>
    (await wholeOf(owner, id)).items.find(({ code }) => code === item)!.files[0]!.fileId;

  test('they are the reviewer’s until the material goes back; the applicant answers, a new version comes, the reviewer settles them', async () => {
    const moved = await submitted(users);
    const { id } = moved;
    const fileId = await fileOf(id);
    const place = { id, code: item, fileId, page: 2, across: 0.25, down: 0.75 };
    const first = await assessor.do(calls.setPin, { ...place, text: '此处缺原始记录编号' });
    const second = await assessor.do(calls.setPin, { ...place, page: 3, text: '印章不清' });
    expect([first.number, second.number]).toEqual([1, 2]);
    // While the review is under way nobody but its reviewer sees them, and nobody answers what they do not see.
    expect((await pinsOf(assessor, id)).map(({ number, text }) => [number, text])).toEqual([[1, '此处缺原始记录编号'], [2, '印章不清']]);
    for (const person of [owner, users.techManager, users.manager]) expect(await pinsOf(person, id)).toEqual([]);
    expect(await owner.refusal(calls.answerPin, { id: first.id, text: '在附件三' })).toBe(404);
    // Nothing passes above an open pin.
    expect(await assessor.refusal(calls.review, { id, rowVersion: moved.rowVersion, items: await resultsOf(assessor, id), overall: 'pass' })).toBe(2214);
    expect(await assessor.do(calls.settlePin, { id: second.id })).toMatchObject({ number: 2 });
    expect(await assessor.refusal(calls.settlePin, { id: second.id })).toBe(2212);

    const back = await reviewed(assessor, moved, [item]);
    const [open, done] = await pinsOf(owner, id);
    expect(open).toMatchObject({ version: 1, code: item, fileId, page: 2, across: 0.25, down: 0.75, answer: null, settledAt: null });
    expect(done!.settledAt).not.toBeNull();
    expect(Object.keys(open!).filter((key) => /by|name$/i.test(key))).toEqual(['fileName']);
    expect(await owner.refusal(calls.answerPin, { id: second.id, text: '晚了' })).toBe(2212);
    expect(await assessor.refusal(calls.setPin, { ...place, text: '还有' })).toBe(2210);
    await owner.do(calls.answerPin, { id: first.id, text: '编号在附件三第 4 行' });

    // Another file takes its place: the pin stays with the version it was set on, and its file is read there.
    const [fresh] = (await filesOf(app, owner.id, 1)) as [string];
    const saved = await owner.do(calls.save, { id, rowVersion: back.rowVersion, items: [{ code: item, notApplicableReason: null, files: [...(await wholeOf(owner, id)).items.find(({ code }) => code === item)!.files.slice(1).map((file) => describedFile(file.fileId, '1.1')), describedFile(fresh, '1.1')] }] });
    const again = await submittedAgain(id, saved.rowVersion);
    expect(await owner.refusal(calls.answerPin, { id: first.id, text: '再说' })).toBe(2213);
    const [seen] = await pinsOf(assessor, id);
    expect(seen).toMatchObject({ version: 1, fileId, answer: '编号在附件三第 4 行' });
    expect(await assessor.do(files.calls.link, { id: fileId, use: 'view' })).toMatchObject({ url: expect.any(String) });
    expect(await assessor.refusal(calls.setPin, { ...place, text: '旧文件' })).toBe(2211);
    const third = await assessor.do(calls.setPin, { ...place, fileId: fresh, page: 1, text: '新文件上' });
    expect((await pinsOf(assessor, id)).map(({ number, version }) => [number, version])).toEqual([[1, 1], [2, 1], [3, 2]]);
    // Of the version under review its reviewer alone sees them; those of the earlier one everybody of the case does.
    expect((await pinsOf(owner, id)).map(({ number }) => number)).toEqual([1, 2]);
    for (const { id: pin } of [first, third]) await assessor.do(calls.settlePin, { id: pin });
    expect((await reviewed(assessor, again)).status).toBe('passed');
  }); // oxfmt-ignore

  test('who does not review sets none, who is of another case sees none, and each step stands in the log', async () => {
    const { id } = await submitted(users);
    const fileId = await fileOf(id);
    const place = { id, code: item, fileId, page: 1, across: 0.5, down: 0.5, text: '看这里' };
    expect(await owner.refusal(calls.setPin, place)).toBe(403);
    expect(await users.manager.refusal(calls.setPin, place)).toBe(403);
    const other = await app.signIn('jiwendi');
    expect(await other.refusal(calls.setPin, place)).toBe(404);
    expect(await assessor.refusal(calls.setPin, { ...place, code: 'riskStatement' })).toBe(2211);
    expect(await assessor.refusal(calls.setPin, { ...place, across: 1.2 })).toBe(2002);
    expect(await assessor.refusal(calls.setPin, { ...place, text: '  ' })).toBe(2002);
    const pin = await assessor.do(calls.setPin, place);
    expect(await other.refusal(calls.settlePin, { id: pin.id })).toBe(404);
    expect(await owner.refusal(calls.settlePin, { id: pin.id })).toBe(403);
    const logged = await app.db.selectFrom('auditLog').select('action').where('objectId', '=', id).where('actorId', '=', assessor.id).where('result', '=', 'ok').execute();
    expect(logged).toContainEqual({ action: 'materials.setPin' });
  }); // oxfmt-ignore
});
