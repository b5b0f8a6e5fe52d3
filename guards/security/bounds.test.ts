import { expect, test } from 'vitest';
import type { Person } from '#testing';
import { nameOf, routes, worldOf } from '../matrix/world';
import { openedApp } from '#testing/opened';

const app = await openedApp();
const world = worldOf(app);
const admin = await app.signIn('admin');
const owner = await app.signIn('jiangwangshu');

/** Sends a body as text, for numbers that no JavaScript value spells. */
const raw = async (person: Person, path: string, body: string): Promise<number> => {
  const reply = await fetch(`${app.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: person.token! },
    body,
  });
  return ((await reply.json()) as { ErrorCode: number }).ErrorCode;
};

/** Registers that screens read whole, to choose from or to draw as a tree. */
const readWhole = /\/(GetOrgList|GetOrgListFilterOwner|GetCodeSetList|GetCodeItemList)$/;
const badInput = 2002;
const pageOf = routes.filter(
  ({ call, takes }) =>
    call.method === 'POST' &&
    takes.kind === 'object' &&
    takes.fields.some(([inside]) => inside === 'pageSize'),
);

test('[IN-04] pages are bounded in every list: whole numbers, at most a hundred rows, no page beyond reach', async () => {
  expect(pageOf.length).toBeGreaterThan(20);
  const wrong = ['0', '-1', '1.5', '1e309', '9007199254740993', '"1e3"', 'true', '[10]', '{"a":1}'];
  const letIn: string[] = [];
  for (const route of pageOf) {
    const person = await world.somebodyFor(route);
    if (!person.token) continue;
    const most = readWhole.test(nameOf(route)) ? 10_000 : 100;
    for (const size of [...wrong, String(most + 1)])
      if ((await raw(person, route.call.path, `{"PageSize":${size}}`)) !== badInput)
        letIn.push(`${nameOf(route)} PageSize ${size}`);
    for (const index of [...wrong, '2000000000'])
      if ((await raw(person, route.call.path, `{"PageIndex":${index},"PageSize":10}`)) !== badInput)
        letIn.push(`${nameOf(route)} PageIndex ${index}`);
  }
  expect(letIn).toEqual([]);
  expect(await raw(admin, '/api/UserOrg/GetOrgList', '{"PageSize":10000}')).toBe(0);
});

test('[IN-04] levels, benefits and conditions stay within their bounds, and no range ends before it starts', async () => {
  const list = (more: string) => raw(owner, '/api/ApplyFor/GetApplyList', `{${more}}`);
  const inside = ['"CSDStart":1,"CSDEnd":13', '"CXDStart":1,"CXDEnd":4', '"XJDStart":1,"XJDEnd":7'];
  const beyond = [
    ...['0', '14', '-0.5', '1e309', '9007199254740993', '"NaN"', '"1e3"'].map((n) => `"CSDStart":${n}`),
    ...['0', '5'].map((n) => `"CXDEnd":${n}`),
    ...['0', '8'].map((n) => `"XJDEnd":${n}`),
    '"CSDStart":9,"CSDEnd":2',
    '"JJXYStart":"9","JJXYEnd":"8"',
    '"JJXYStart":"1000000000001"',
    '"JJXYStart":"1.001"',
    '"StartTime":"2026-05-02","EndTime":"2026-05-01"',
    `"Conditions":[${Array.from({ length: 7 }, () => '{"Logic":1,"SearchField":1,"Keyword":"x"}').join()}]`,
  ];
  for (const each of inside) expect(await list(each), each).toBe(0);
  const letIn: string[] = [];
  for (const each of beyond) if ((await list(each)) !== badInput) letIn.push(each);
  expect(letIn).toEqual([]);
});
