import { expect, test } from 'vitest';
import { personIdOf } from '#testing/lookups';
import { access } from '#product/access/contract';
import { applications } from '#product/applications/contract';
import { staff } from '#product/people/contract';
import type { ActionNode } from './action';
import { roles } from './contract';
import { roleCode } from '#contract/rights';
import { openedApp } from '#testing/opened';

const { list, tree, action, addAction, editAction, sortActions, give, why, startOrForbid } = roles.calls;
const { menu } = access.calls;

const app = await openedApp();
const administrator = await app.signIn('admin');

const flat = (nodes: readonly ActionNode[]): ActionNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);
const all = async () => flat(await administrator.do(tree, {}));
const entry = async (url: string) => (await all()).find((node) => node.url === url)!;
/** A row of the tree as its form would send it again. */
const entryAgain = ({
  id,
  parentId,
  text,
  textEn,
  textEs,
  url,
  icon,
  comment,
  hidden,
  sort,
  rowVersion,
}: ActionNode) => ({
  id,
  ...(parentId !== '' && { parentId }),
  ...{ text, textEn, textEs, url, icon, comment, hidden, sort, rowVersion },
});
const person = (loginName: string) => personIdOf(app, loginName);
const refers = {
  text: '评价标准',
  textEn: 'Standards',
  textEs: 'Normas',
  url: '/EvaluationManagement/standards',
  icon: 'book',
  comment: 'reports/AllReports',
  hidden: false,
  sort: 999,
};

test('[AP4.GetMenuTreeByFilter] [RO2] the tree is searched in every language, by address and by right, with what stands above and below', async () => {
  const found = await administrator.do(tree, { text: 'ledger OF' });
  expect(found.map(({ url }) => url)).toEqual(['/EvaluationManagement']);
  expect(found[0]!.children.map(({ url }) => url)).toEqual(['/EvaluationManagement/AllReportList']);
  const section = await administrator.do(tree, { text: '成果评价' });
  expect(section[0]!.children.length).toBeGreaterThan(5);
  const [right] = await administrator.do(tree, { text: 'report.sign' });
  expect(right).toMatchObject({ actionKey: 'report.sign', isMenu: false });
  expect(right!.apiPaths).toContain('POST /api/Report/SignReport');
  expect(await administrator.do(tree, { text: '没有这样的菜单' })).toEqual([]);
});

test('[AP4.AddAction] [AP4.GetActionInfoById] [RO2] a menu entry is added below a section, given to a role, and stands in its people’s sidebar at once', async () => {
  const section = await entry('/EvaluationManagement');
  const { id } = await administrator.do(addAction, { ...refers, parentId: section.id });
  expect(await administrator.do(action, { id })).toMatchObject({
    ...refers,
    parentId: section.id,
    isBuiltIn: false,
  });
  const expert = await app.signIn('shenyanqiu');
  const urls = async () =>
    (await expert.do(menu, {}))
      .filter(({ url }) => url === '/EvaluationManagement')
      .flatMap(({ children }) => children.map(({ url }) => url));
  expect(await urls()).not.toContain(refers.url);
  const zj = (await administrator.do(list, { pageSize: 100 })).rows.find(
    ({ code }) => code === roleCode.expert,
  )!;
  const held = await app.db.selectFrom('roleAction').select('actionId').where('roleId', '=', zj.id).execute();
  await administrator.do(give, { roleId: zj.id, actionIds: [...held.map(({ actionId }) => actionId), id] });
  expect((await urls()).at(-1)).toBe(refers.url);

  const row = await entry(refers.url);
  await administrator.do(editAction, { ...entryAgain(row), hidden: true });
  const hidden = (await expert.do(menu, {}))
    .flatMap(({ children }) => children)
    .find(({ url }) => url === refers.url);
  expect(hidden?.hidden).toBe(true);
  expect(await administrator.refusal(editAction, entryAgain(row))).toBe(2003);
});

test('[AP4.EditActionInfo] an entry needs a place, a page that exists and an address of its own; those that came with the product keep theirs', async () => {
  const section = await entry('/EvaluationManagement');
  const page = await entry('/EvaluationManagement/AllReportList');
  const right = (await all()).find(({ actionKey }) => actionKey === 'report.sign')!;
  const refused = (changes: object, parentId = section.id) =>
    administrator.refusal(addAction, { ...refers, url: '/new', parentId, ...changes });
  expect(await refused({}, page.id)).toBe(2528);
  expect(await refused({}, right.id)).toBe(2528);
  expect(await refused({ url: page.url })).toBe(2526);
  expect(await refused({ url: 'javascript:alert(1)' })).toBe(2526);
  expect(await refused({ url: '//evil.example' })).toBe(2526);
  expect(await refused({ comment: 'reports/Nothing' })).toBe(2527);
  expect(await refused({ comment: '' })).toBe(2527);
  expect(await refused({ text: ' ' })).toBe(2002);
  expect(await administrator.refusal(editAction, { ...entryAgain(page), url: '/elsewhere' })).toBe(2526);
  expect(await administrator.refusal(editAction, { ...entryAgain(section), parentId: section.id })).toBe(
    2528,
  );
  await administrator.do(editAction, { ...entryAgain(page), textEn: 'All reports' });
  expect((await entry(page.url)).textEn).toBe('All reports');
  await administrator.do(editAction, { ...entryAgain(right), parentId: page.id });
  expect((await entry(page.url)).children.map(({ actionKey }) => actionKey)).toEqual(['report.sign']);
});

test('entries of one level are put in order, and only those', async () => {
  const { children } = await entry('/EvaluationManagement');
  const ids = children.map(({ id }) => id).toReversed();
  await administrator.do(sortActions, { ids });
  expect((await entry('/EvaluationManagement')).children.map(({ id }) => id)).toEqual(ids);
  expect(await administrator.refusal(sortActions, { ids: [ids[0]!, (await entry('/workbench')).id] })).toBe(
    2529,
  );
});

test('whoever may not manage menus is refused by every call', async () => {
  const editor = await app.signIn('linwanzhao');
  const page = await entry('/EvaluationManagement/AllReportList');
  expect(await editor.refusal(tree, {})).toBe(403);
  expect(await editor.refusal(action, { id: page.id })).toBe(403);
  expect(await editor.refusal(addAction, refers)).toBe(403);
  expect(await editor.refusal(editAction, entryAgain(page))).toBe(403);
});

test('[RO5] why somebody may do or see something is said rule by rule, and agrees with what the product does', async () => {
  const accept = (await all()).find(({ actionKey }) => actionKey === 'apply.accept')!;
  const manager = await app.signIn('yanshenzhi');
  const mine = (await manager.do(applications.calls.list, {})).rows[0]!;
  const personId = await person('yanshenzhi');
  const number = mine.applicationNumber!;
  const question = { personId, actionId: accept.id, applicationNumber: number };
  const yes = await administrator.do(why, question);
  expect(yes.may).toBe(true);
  expect(yes.steps.map(({ rule, note, holds }) => [rule, note, holds])).toEqual([
    ['account', 'open', true],
    ['role', 'started', true],
    ['action', 'has', true],
    ['record', 'sees', true],
  ]);
  expect(yes.steps.at(-1)!.subject).toBe(`评价机构管理员 · ${number}`);

  const rival = await administrator.do(why, { ...question, personId: await person('shixiting') });
  expect([rival.may, rival.steps.at(-1)!.note]).toEqual([false, 'hidden']);
  const editor = await administrator.do(why, { ...question, personId: await person('linwanzhao') });
  expect(editor.steps.map(({ note }) => note)).toEqual(['open', 'started', 'lacks', 'hidden']);
  const newcomer = await person('linwanzhao');
  const held = await app.db.selectFrom('personRole').selectAll().where('personId', '=', newcomer).execute();
  await app.db.deleteFrom('personRole').where('personId', '=', newcomer).execute();
  const roleless = await administrator.do(why, { ...question, personId: newcomer });
  expect([roleless.may, roleless.steps.map(({ rule }) => rule)]).toEqual([false, ['account']]);
  await app.db.insertInto('personRole').values(held).execute();
  const nothing = await administrator.do(why, { personId, applicationNumber: 'CG00000000000' });
  expect([nothing.may, nothing.steps.at(-1)!.note]).toEqual([false, 'none']);

  const pjj = (await administrator.do(list, { pageSize: 100 })).rows.find(
    ({ code }) => code === roleCode.agency,
  )!;
  await administrator.do(startOrForbid, { id: pjj.id });
  const forbidden = await administrator.do(why, question);
  expect(forbidden.may).toBe(false);
  expect(forbidden.steps.map(({ note, holds }) => [note, holds])).toEqual([
    ['open', true],
    ['forbidden', false],
    ['has', false],
    ['hidden', false],
  ]);
  await administrator.do(startOrForbid, { id: pjj.id });
  await app.db.updateTable('person').set({ isLocked: true }).where('id', '=', personId).execute();
  expect((await administrator.do(why, question)).may).toBe(false);
  await app.db.updateTable('person').set({ isLocked: false }).where('id', '=', personId).execute();
  expect(await manager.refusal(why, question)).toBe(403);
});

test('a menu entry without the right its page needs is told as such: by why, by what if, and by the page itself', async () => {
  const page = await entry('/system/users');
  const right = (await all()).find(({ actionKey }) => actionKey === 'person.administer')!;
  const names = { roleName: '只有菜单', roleNameEn: 'Menu only', roleNameEs: 'Solo menú', remark: '' };
  const { id } = await administrator.do(roles.calls.add, { ...names, code: 'MENUONLY', basedOn: roleCode.editor });
  const ticked = (await administrator.do(roles.calls.actionsOf, { roleId: id })).flatMap(({ children }) => children);
  expect(ticked.find((each) => each.id === page.id)).toMatchObject({ needId: right.id, checked: false });
  const lacking = `${page.text} · ${right.text}`;
  const tried = await administrator.do(roles.calls.whatIf, { roleId: id, actionIds: [page.id] });
  expect(tried.lacking).toEqual([lacking]);
  await administrator.do(give, { roleId: id, actionIds: [page.id] });
  const userId = await person('linwanzhao');
  await administrator.do(roles.calls.setToPerson, { userId, roleIds: [id] });
  const editor = await app.again('linwanzhao');
  const question = { personId: userId, actionId: page.id };
  const no = await administrator.do(why, question);
  expect([no.may, no.steps.at(-1)]).toEqual([
    false,
    { rule: 'need', subject: lacking, note: 'lacksNeed', holds: false },
  ]);
  expect(await editor.refusal(staff.calls.list, {})).toBe(403);
  const both = [page.id, right.id];
  expect((await administrator.do(roles.calls.whatIf, { roleId: id, actionIds: both })).lacking).toEqual([]);
  await administrator.do(give, { roleId: id, actionIds: both });
  const yes = await administrator.do(why, question);
  expect([yes.may, yes.steps.at(-1)!.note]).toEqual([true, 'has']);
  await (await app.again('linwanzhao')).do(staff.calls.list, {});
}); // oxfmt-ignore
