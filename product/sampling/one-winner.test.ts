import { expect, test } from 'vitest';
import { cast } from '#testing/cast';
import { openedApp } from '#testing/opened';
import { drawSample } from '#testing/sampling/draw';
import type { Person } from '#testing/person';
import { sampling } from './contract';

const app = await openedApp();
const { calls } = sampling;
const many = 20;
const [versionChanged, notAllowedNow] = [2003, 2001];

test('[CO-03] twenty at once ask, record and close a second review with the same version in hand: one wins, nineteen are told', async () => {
  await drawSample(app);
  const [zhou, other] = [await app.signIn(cast.reviewer), await app.signIn('fengzhishui')];
  const [sample] = (await zhou.do(calls.list, {})).rows;
  const id = sample!.id as never;
  const stored = () =>
    app.db.selectFrom('sampledReport').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const steps = async () => {
    const rows = await app.db
      .selectFrom('timeline')
      .select('transition')
      .where('objectId', '=', id)
      .execute();
    return rows.length;
  };

  /** All of them now, each with the version that stands; what stands after it is one step further. */
  const race = async (
    tryOne: (version: { readonly id: never; readonly rowVersion: number }, at: number) => Promise<unknown>,
  ): Promise<void> => {
    const [{ rowVersion }, before] = [await stored(), await steps()];
    const ends = await Promise.allSettled(
      Array.from({ length: many }, (_, at) => tryOne({ id, rowVersion }, at)),
    );
    const lost = ends.filter((end) => end.status === 'rejected').map(({ reason }) => String(reason));
    expect(lost).toHaveLength(many - 1);
    for (const why of lost) expect(why).toMatch(new RegExp(`\\b(${versionChanged}|${notAllowedNow}|404)\\b`));
    expect([(await stored()).rowVersion, await steps()]).toEqual([rowVersion + 1, before + 1]);
  };
  const askedBy = (at: number): Person => (at % 2 === 0 ? zhou : other);

  const free = (await zhou.do(calls.reviewers, { id, keyword: '' }))
    .filter(({ hard, soft }) => hard.length + soft.length === 0)
    .map((one) => one.id as never);
  await race((version, at) =>
    askedBy(at).do(calls.assign, { ...version, reviewerId: free[at % free.length]! }),
  );

  const reviewerId = (await stored()).reviewerId!;
  const { loginName } = await app.db
    .selectFrom('person')
    .select('loginName')
    .where('id', '=', reviewerId)
    .executeTakeFirstOrThrow();
  const reviewer = await app.signIn(loginName);
  const levels = { maturityLevel: 6, innovationLevel: 2, advancementLevel: 4, isBlind: true } as const;
  // The last of them declines: whether it is recorded or given back, it is one of both.
  await race((version, at) =>
    at === many - 1
      ? reviewer.do(calls.decline, { ...version, reason: '近期时间冲突' })
      : reviewer.do(calls.record, { ...version, ...levels, remarks: '依据材料独立复核，等级理由充分。' }),
  );

  const recorded = await stored();
  if (recorded.reviewerId === null) {
    const { rowVersion } = await zhou.do(calls.assign, {
      id,
      rowVersion: recorded.rowVersion,
      reviewerId: reviewerId as never,
    });
    await reviewer.do(calls.record, {
      id,
      rowVersion,
      ...levels,
      remarks: '依据材料独立复核，等级理由充分。',
    });
  }
  await race((version, at) =>
    askedBy(at).do(calls.close, { ...version, conclusion: '复评结果已比较并记录在案。' }),
  );
}, 120_000);
