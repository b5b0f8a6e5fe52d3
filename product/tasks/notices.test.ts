import { describe, expect, test } from 'vitest';
import { personOf } from '#database/seeds/demo/people';
import { access } from '#product/access/contract';
import { messages } from '#product/messages/contract';
import { tasks } from './contract';
import { openedApp } from '#testing/opened';

const app = await openedApp();

const { notices, readNotice, readNotices } = tasks.calls;

describe('what people are told', () => {
  test('leads to its record, is counted while unread, and is read one by one or all at once', async () => {
    const rows = await app.db
      .selectFrom('notice')
      .innerJoin('person', 'person.id', 'notice.personId')
      .select(['person.loginName', (row) => row.fn.countAll<number>().as('count')])
      .where('notice.readAt', 'is', null)
      .groupBy('person.loginName')
      .orderBy('count', 'desc')
      .execute();
    const [busy, other] = [rows[0]!, rows[1]!];
    expect(Number(busy.count)).toBeGreaterThan(1);
    const [person, neighbour] = [await app.signIn(busy.loginName), await app.signIn(other.loginName)];
    const unread = async (who = person) => (await who.do(notices, { pageSize: 1, unreadOnly: true })).total;
    const before = await unread();
    const theirs = await unread(neighbour);
    const page = await person.do(notices, { pageSize: 20 });
    for (const { objectKind, objectId, url } of page.rows)
      if (objectKind !== 'opinion')
        expect(url).toMatch(
          new RegExp(`^/EvaluationManagement/(detail|reprotDetail|detailOriginal)\\?Id=${objectId}$`),
        );
    const first = page.rows.find(({ isRead }) => !isRead)!;
    expect(await neighbour.refusal(readNotice, { id: first.id })).toBe(404);
    await person.do(readNotice, { id: first.id });
    expect(await unread()).toBe(before - 1);
    await person.do(readNotices, {});
    expect(await unread()).toBe(0);
    expect(await unread(neighbour)).toBe(theirs);
    expect(await app.visitor.refusal(readNotices, {})).toBe(401);
  });
});

test('a demonstration shows whoever comes what it would have sent, the newest first', async () => {
  const { mobile } = personOf('linwanzhao');
  await app.visitor.do(access.calls.sendCode, { mobile });
  const [newest] = await app.visitor.do(messages.calls.outbox, {});
  expect(newest).toMatchObject({ channel: 'sms', to: mobile });
  expect(newest!.text).toContain(await app.lastCode(mobile));
});
