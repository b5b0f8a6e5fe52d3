import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openChrome } from './browser/chrome';
import { watch } from './browser/watch';
import { serveComponents } from './components/serve';

type Answer = { readonly value: unknown } | { readonly refused: object };
interface Asked {
  readonly what: string;
  readonly input: Record<string, unknown>;
}

let served: Awaited<ReturnType<typeof serveComponents>>;
let browser: Browser;
const seen = watch();
beforeAll(async () => {
  [served, browser] = await Promise.all([serveComponents(), openChrome()]);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  expect(seen.faults()).toEqual([]);
});
afterAll(async () => {
  await (browser as Browser | undefined)?.close();
  (served as typeof served | undefined)?.close();
});

/** Opens a component; what it asks of a server is answered here, and told. */
const open = async (path: string, answer: (asked: Asked) => Answer | Promise<Answer>) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(10_000);
  seen.on(context);
  const page = await context.newPage();
  const notified: Asked[] = [];
  await page.exposeFunction('asked', (what: string, input: Asked['input']) => {
    notified.push({ what, input });
    return answer({ what, input });
  });
  await page.goto(served.address + path);
  return {
    page,
    notified,
    of: (what: string) => notified.filter((each) => each.what === what).map(({ input }) => input),
  };
};
const errorsOf = (page: Page) => page.locator('.ant-form-item-explain-error');
const fieldOf = (page: Page, label: string): Locator =>
  page.locator('.ant-form-item', { hasText: label }).first();
const stored = { value: null };

describe('A form', () => {
  it.each([
    [
      'zh',
      '提交',
      ['请输入姓名', '请输入序号', '请选择状态', '请输入单位'],
      '最多 10 个字，现有 11 个字',
      '请输入 1–13',
      '请输入数字',
    ],
    [
      'en',
      'Submit',
      ['Please enter: Name', 'Please enter: No.', 'Please choose: State', 'Please enter: Organisation'],
      'At most 10 characters; there are 11',
      'Enter 1 to 13',
      'Enter a number',
    ],
    [
      'es',
      'Enviar',
      ['Indique: Nombre', 'Indique: N.º', 'Elija: Estado', 'Indique: Organización'],
      'Como máximo 10 caracteres; hay 11',
      'Indique de 1 a 13',
      'Escriba un número',
    ],
  ])(
    'says in %s what is missing and what does not fit, and cuts nothing',
    async (language, submit, missing, tooLong, between, noNumber) => {
      const { page, of } = await open(`/form?lang=${language}`, () => stored);
      const [name, figure] = [
        page.getByRole('textbox').nth(0),
        page.getByRole('spinbutton').or(page.getByRole('textbox').nth(1)).first(),
      ];
      await page.getByRole('button', { name: submit }).click();
      await expect.poll(() => errorsOf(page).allInnerTexts()).toEqual(missing);
      expect(of('submit')).toEqual([]);
      await name.and(page.locator(':focus')).waitFor();
      await name.fill('一二三四五六七八九十一');
      await figure.fill('14');
      await figure.blur();
      await expect
        .poll(() => errorsOf(page).allInnerTexts())
        .toEqual([tooLong, between, ...missing.slice(2)]);
      await figure.fill('x');
      await figure.blur();
      await errorsOf(page).getByText(noNumber, { exact: true }).waitFor();
      expect([await name.inputValue(), await figure.inputValue()]).toEqual(['一二三四五六七八九十一', 'x']);
    },
  );

  /** Fills in what is required. */
  const fill = async (page: Page, name: string): Promise<void> => {
    await page.getByLabel('姓名', { exact: true }).fill(name);
    await page.getByLabel('序号', { exact: true }).fill('7');
    await page.getByLabel('状态', { exact: true }).click();
    await page.getByTitle('未通过', { exact: true }).click();
    await page.getByLabel('原因', { exact: true }).fill('资料不全');
    await page.getByRole('group').getByLabel('单位', { exact: true }).first().fill('青渚市第一医院');
  };
  const filled = {
    name: '苏砚青',
    level: 7,
    state: 'refused',
    reason: '资料不全',
    workplaces: [{ place: '青渚市第一医院' }],
  };

  it('sends what was typed; a field that another one hides is neither asked nor missed', async () => {
    const { page, of } = await open('/form', () => stored);
    expect(await page.getByLabel('原因', { exact: true }).count()).toBe(0);
    await fill(page, '苏砚青');
    await page.getByRole('button', { name: '提交' }).click();
    await expect.poll(() => of('submit')).toEqual([filled]);
    expect(await errorsOf(page).count()).toBe(0);
  });

  it('shows the server’s refusal beside its field, in a row too, and what no field shows above; nothing typed is lost', async () => {
    const refused = {
      code: 2002,
      message: '输入有误',
      defects: [
        { path: ['workplaces', 0, 'place'], message: '这个单位已停用' },
        { path: ['level'], message: '序号已被占用' },
        { path: ['elsewhere'], message: '编号已作废' },
      ],
    };
    const { page, of } = await open('/form', ({ what }) => (what === 'submit' ? { refused } : stored));
    await fill(page, '苏砚青');
    await page.getByRole('button', { name: '提交' }).click();
    await fieldOf(page, '序号').getByText('序号已被占用').waitFor();
    await page.getByRole('group').getByText('这个单位已停用').waitFor();
    await page.getByRole('alert').getByText('编号已作废').waitFor();
    expect(await errorsOf(page).allInnerTexts()).toEqual(['序号已被占用', '这个单位已停用']);
    const place = page.getByRole('group').getByLabel('单位', { exact: true });
    await place.and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect.poll(() => of('save')).toEqual([filled]);
    // Mended, and sent again: what was refused is no more in the way.
    await page.getByLabel('序号', { exact: true }).fill('8');
    await page.getByRole('button', { name: '提交' }).click();
    await expect.poll(() => of('submit')).toEqual([filled, { ...filled, level: 8 }]);
  });

  it('is filled in, saved and sent by the keyboard alone; Ctrl-S keeps what is there, complete or not', async () => {
    const { page, of } = await open('/form', () => stored);
    await page.getByLabel('姓名', { exact: true }).focus();
    await page.keyboard.type('沈砚秋');
    await page.keyboard.press('Control+s');
    await expect.poll(() => of('save')).toEqual([{ name: '沈砚秋', workplaces: [{ place: '' }] }]);
    await page
      .getByRole('status')
      .getByText(/^已保存到服务器 \d/)
      .waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    // One chooses when one sees what there is.
    await page.locator('.ant-select-item-option-active').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.ant-select-item-option-active').waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    await page.keyboard.type('海屿大学');
    await page.getByRole('button', { name: '提交' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => of('submit'))
      .toEqual([{ name: '沈砚秋', level: 3, state: 'approved', workplaces: [{ place: '海屿大学' }] }]);
  });

  it('saves nothing by itself while it is sent, for that would move the version that is signed; what was refused is saved then', async () => {
    const saved: unknown[] = [];
    let meanwhile: unknown[] | undefined;
    const { page } = await open('/form', async ({ what, input }) => {
      if (what === 'save') saved.push(input['name']);
      if (what !== 'submit') return stored;
      await page.clock.runFor(31_000);
      meanwhile = [...saved];
      return { refused: { code: 2003, message: '数据已被修改，请刷新后重试' } };
    });
    await page.clock.install();
    await fill(page, '苏砚青');
    await page.getByRole('button', { name: '提交' }).click();
    await expect.poll(() => meanwhile).toEqual([]);
    await page.clock.runFor(31_000);
    await expect.poll(() => saved).toEqual(['苏砚青']);
  });

  it('takes rows in, out and in another order, and keeps as many as there have to be', async () => {
    const { page, of } = await open('/form', () => stored);
    await fill(page, '苏砚青');
    const places = page.getByRole('group').getByLabel('单位', { exact: true });
    await page.getByRole('button', { name: '新增' }).click();
    // Whoever adds a row goes on in it.
    await places.nth(1).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('海屿大学');
    await page.getByRole('button', { name: '上移 2' }).click();
    await page.getByRole('button', { name: '提交' }).click();
    await expect
      .poll(() => of('submit').at(-1)?.['workplaces'])
      .toEqual([{ place: '海屿大学' }, { place: '青渚市第一医院' }]);
    await page.getByRole('button', { name: '删除 1' }).click();
    await places.and(page.locator(':focus')).waitFor();
    // The last one that has to be there stays.
    await expect.poll(() => page.getByRole('button', { name: '删除 1' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: '提交' }).click();
    await expect.poll(() => of('submit').at(-1)?.['workplaces']).toEqual([{ place: '青渚市第一医院' }]);
  });
});

describe('A list', () => {
  const people = Array.from({ length: 23 }, (_, at) => ({
    id: `${at + 1}`,
    trueName: `第${at + 1}位`,
    loginName: `user${at + 1}`,
    reason: '',
  }));
  const pageOf = ({ input }: Asked): Answer => {
    const {
      pageIndex,
      pageSize,
      name = '',
    } = input as { pageIndex: number; pageSize: number; name?: string };
    const found = people.filter(({ trueName }) => trueName.includes(name));
    return {
      value: { rows: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), total: found.length },
    };
  };
  const answering = (asked: Asked) => (asked.what === 'list' ? pageOf(asked) : stored);
  const namesOn = (page: Page) => page.locator('tbody tr:not([aria-hidden]) > :nth-child(3)').allInnerTexts();
  const nameds = (from: number, to: number) => people.slice(from - 1, to).map(({ trueName }) => trueName);
  const headsOf = async (page: Page) =>
    (await page.locator('thead th').allInnerTexts()).filter((text) => text.trim() !== '');

  it('shows that it waits, then its rows', async () => {
    let come = (): void => undefined;
    const waiting = new Promise<void>((done) => (come = done));
    const { page } = await open('/list', async (asked) => waiting.then(() => answering(asked)));
    await page.locator('.table[aria-busy="true"]').waitFor();
    expect(await namesOn(page)).toEqual([]);
    come();
    await expect.poll(() => namesOn(page)).toEqual(nameds(1, 10));
    await page.locator('.table[aria-busy="false"]').waitFor();
  });

  it.each([
    ['zh', '没有注册申请'],
    ['en', 'No registrations'],
    ['es', 'No hay registros'],
  ])('says in %s that there is nothing yet, and has then no pager', async (language, words) => {
    const { page } = await open(`/list?lang=${language}`, () => ({ value: { rows: [], total: 0 } }));
    await page.getByRole('status').getByText(words).waitFor();
    expect(await page.locator('.pager').count()).toBe(0);
  });

  it('that nothing fits is another thing: the conditions are taken away there and then', async () => {
    const { page, of } = await open('/list?name=nobody', answering);
    await page.getByRole('status').getByText('没有符合条件的数据').waitFor();
    await page.getByRole('button', { name: '清除条件' }).click();
    await expect.poll(() => namesOn(page)).toEqual(nameds(1, 10));
    expect([of('list')[0]?.['name'], of('list').at(-1)?.['name']]).toEqual(['nobody', undefined]);
    expect(new URL(page.url()).searchParams.has('name')).toBe(false);
  });

  it('that does not come says so and is asked for again; one that may not be read offers no such thing', async () => {
    let refused: object | undefined = { code: 9000, message: '系统错误' };
    const { page } = await open('/list', (asked) => (refused ? { refused } : answering(asked)));
    await page.getByRole('status').getByText('加载失败').waitFor();
    refused = { code: 403, message: '没有权限' };
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(() => page.getByRole('button', { name: '重试' }).count()).toBe(0);
    expect(await page.getByRole('status').getByText('加载失败').count()).toBe(0);
    refused = undefined;
    await page.getByRole('button', { name: '刷新' }).click();
    await expect.poll(() => namesOn(page)).toEqual(nameds(1, 10));
  });

  it('is paged by its buttons, by a number and by the keyboard; another size goes back to the first page', async () => {
    const { page } = await open('/list', answering);
    const at = () => Object.fromEntries(new URL(page.url()).searchParams);
    await page.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => namesOn(page)).toEqual(nameds(11, 20));
    await page.getByRole('navigation', { name: '分页' }).getByRole('textbox').fill('99');
    await page.keyboard.press('Enter');
    await expect.poll(() => namesOn(page)).toEqual(nameds(21, 23));
    expect(at()).toEqual({ page: '3' });
    expect(await page.getByRole('button', { name: '下一页' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: '上一页' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => namesOn(page)).toEqual(nameds(11, 20));
    await page.getByRole('combobox', { name: '每页条数' }).click();
    await page.getByTitle('20 条/页').click();
    await expect.poll(() => namesOn(page)).toEqual(nameds(1, 20));
    expect(at()).toEqual({ size: '20' });
    await page.goBack();
    await expect.poll(() => namesOn(page)).toEqual(nameds(11, 20));
  });

  it('shows the columns that are chosen, in the order that is chosen, by mouse and by keyboard, and keeps both', async () => {
    const { page, of } = await open('/list', answering);
    await expect.poll(() => headsOf(page)).toEqual(['序号', '姓名', '用户名', '原因']);
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('button', { name: '移动 原因' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => headsOf(page)).toEqual(['序号', '姓名', '原因', '用户名']);
    await page.getByRole('checkbox', { name: '用户名' }).uncheck();
    await expect.poll(() => headsOf(page)).toEqual(['序号', '姓名', '原因']);
    await expect
      .poll(() => JSON.stringify(of('keep').at(-1)))
      .toMatch(/"reason","shown":true.*"loginName","shown":false/);
    await page.locator('.panel__head').getByRole('button', { name: '重置' }).click();
    await expect.poll(() => headsOf(page)).toEqual(['序号', '姓名', '用户名', '原因']);
    await expect.poll(() => of('keep').at(-1)?.['value']).toBeNull();
  });

  it('tells that the next page did not come, and shows the one before again', async () => {
    const { page } = await open('/list', (asked) =>
      asked.input['pageIndex'] === 2 ? { refused: { code: 9000, message: '系统错误' } } : answering(asked),
    );
    await page.getByRole('button', { name: '下一页' }).click();
    await page.getByText('加载失败').waitFor();
    await page.goBack();
    await expect.poll(() => namesOn(page)).toEqual(nameds(1, 10));
  });
});
