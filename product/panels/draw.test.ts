import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '#contract/canonical';
import { keysFromText } from '#host/keys';
import { jobsOf, checkpointWhereAwaited, sealerOf } from '#start/jobs';
import { verifyDraw } from '#start/backup/verify-draw';
import { standardValues } from '#product/settings/settings';
import { newCase, seats, declaration } from '#testing/panels/case';
import { openedApp } from '#testing/opened';
import { panels } from './contract';
import { kindCodes, type SeatKind } from '#product/opinions/codes';
import { brokenRules } from '#product/opinions/composition';
import { drawn, sha256Of, type DrawCandidate, type DrawPool } from './server/draw/order';
import { faultsOf } from './server/draw/record';

const kinds = Object.keys(kindCodes) as SeatKind[];
const needs = { template: 1, purposes: ['1'], productTypes: ['1.9'], limits: standardValues } as const;
const candidate = (place: number, more: Partial<DrawCandidate> = {}): DrawCandidate => ({
  id: `expert ${place}`,
  kind: kinds[place % kinds.length]!,
  titleGrade: 1,
  organisation: { id: null, name: `place ${place}` },
  tied: false,
  ...more,
});
const pool = (candidates: readonly DrawCandidate[], size = 7): DrawPool => ({
  size,
  needs,
  candidates,
  excluded: [],
});

describe('the lot (domain §6.5, §9.6)', () => {
  const anybody = fc
    .tuple(fc.constantFrom(...kinds), fc.integer({ min: 0, max: 12 }), fc.boolean())
    .map(([kind, place, tied]) => ({ kind, organisation: { id: null, name: `place ${place}` }, tied }));

  test('keeps every rule of composition whatever the candidates, and does not look at their order', () => {
    let seated = 0;
    fc.assert(
      fc.property(
        fc.array(anybody, { minLength: 20, maxLength: 40 }),
        fc.constantFrom(7, 9),
        fc.string(),
        (people, size, seed) => {
          const candidates = people.map((more, place) => candidate(place, more));
          const lot = drawn(seed, pool(candidates, size));
          expect(drawn(seed, pool(candidates.toReversed(), size))).toEqual(lot);
          if (!lot) return;
          seated += 1;
          const panel = lot.members.map(({ id, isLeader }) => ({
            ...candidates.find((each) => each.id === id)!,
            expertId: id,
            name: id,
            isLeader,
            invitation: 'invited' as const,
            hasHardConflict: false,
          }));
          const context = { ...needs, completingOrganisations: [], avoidedExpertIds: [] };
          expect(brokenRules(panel, { ...context, agency: { id: null, name: '' } })).toEqual([]);
          expect([...lot.members.map(({ id }) => id), ...lot.reserves].toSorted()).toEqual(
            candidates.map(({ id }) => id).toSorted(),
          );
        },
      ),
    );
    expect(seated).toBeGreaterThan(5);
  });

  test('gives everybody of a stratum the same chance, and those with a tie only where nobody else is left', () => {
    const candidates = Array.from({ length: 60 }, (_, place) => candidate(place, { tied: place >= 54 }));
    const times = new Map<string, number>();
    for (let seed = 0; seed < 1_000; seed += 1)
      for (const { id } of drawn(String(seed), pool(candidates))!.members)
        times.set(id, (times.get(id) ?? 0) + 1);
    const clinical = candidates.filter(({ kind, tied }) => kind === 'clinical' && !tied);
    const counts = clinical.map(({ id }) => times.get(id)!);
    // Nine share what falls on the stratum: five standard deviations around its ninth part.
    const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    for (const count of counts) expect(Math.abs(count - share)).toBeLessThan(5 * Math.sqrt(share));
    expect(candidates.filter(({ id, tied }) => tied && times.has(id))).toEqual([]);
  });

  test('draws nobody where a stratum is empty', () => {
    const noEthicist = Array.from({ length: 60 }, (_, place) => candidate(place)).filter(
      ({ kind }) => kind !== 'ethics',
    );
    expect(drawn('', pool(noEthicist))).toBeUndefined();
    // Rights and ethics are two seats beside the technical ones, and five have room for one.
    expect(
      drawn(
        '',
        pool(
          Array.from({ length: 60 }, (_, place) => candidate(place)),
          5,
        ),
      ),
    ).toBeUndefined();
  });
});

const canonicalWithHash = (made: object): string =>
  canonical({ ...made, recordHash: sha256Of(canonical(made)) });

const app = await openedApp();
const { calls } = panels;
let manager = await app.signIn('yanshenzhi');
const secret = 'a5'.repeat(32);

const awaited = async (): Promise<void> => {
  const keys = keysFromText(await readFile(join(app.services.dataFolder, 'keys'), 'utf8'));
  await checkpointWhereAwaited(app.services, sealerOf(app.services, keys));
};
const fill = () =>
  jobsOf(app.services)
    .find(({ name }) => name === 'fillDrawnSeats')!
    .work();
const seatsIn = (reportId: string) =>
  app.db
    .selectFrom('opinion')
    .select(['id', 'expertId', 'number', 'isLeader', 'invitation', 'rowVersion', 'replyBy'])
    .where('reportId', '=', reportId)
    .orderBy('number')
    .execute();

test('a panel is drawn by a seed nobody could choose, its reserves come in for whoever declines or is silent, and the record replays', async () => {
  const { reportId } = await newCase(app, { purposes: ['3'] });
  const id = reportId as never;
  const before = await manager.do(calls.draw, { reportId: id });
  expect(before).toMatchObject({ state: 'none', can: ['commit'] });
  const size = before.sizes[0]!;
  expect(await manager.refusal(calls.commitDraw, { id, size: 6, commitment: sha256Of(secret) })).toBe(2332);
  await manager.do(calls.commitDraw, { id, size, commitment: sha256Of(secret) });
  // What was committed to is never taken back, and nothing is drawn before a checkpoint that nobody knew.
  expect(await manager.refusal(calls.commitDraw, { id, size, commitment: sha256Of('0') })).toBe(2330);
  expect(await manager.refusal(calls.revealDraw, { id, secret })).toBe(2334);
  expect((await manager.do(calls.draw, { reportId: id })).state).toBe('waiting');
  app.pass({ minutes: 1 });
  await awaited();
  expect((await manager.do(calls.draw, { reportId: id })).can).toEqual(['reveal']);
  expect(await manager.refusal(calls.revealDraw, { id, secret: 'b6'.repeat(32) })).toBe(2333);
  await manager.do(calls.revealDraw, { id, secret });
  const seated = await seatsIn(reportId);
  expect(seated.map(({ number, invitation }) => [number, invitation])).toEqual(
    Array.from({ length: size }, (_, place) => [place + 1, 'invited']),
  );
  expect(seated.filter(({ isLeader }) => isLeader)).toHaveLength(1);
  expect(await manager.refusal(calls.revealDraw, { id, secret })).toBe(2336);
  expect(await manager.refusal(calls.redraw, { id, reason: '想换一组' })).toBe(2335);

  // One declines, the others accept but the last, who lets the day pass.
  const first = (await manager.do(calls.drawRecord, { reportId: id })).record;
  const [declining, ...others] = seated;
  for (const seat of [declining!, ...others.slice(0, -1)]) {
    const { loginName } = await app.db
      .selectFrom('person')
      .select('loginName')
      .where('id', '=', seat.expertId)
      .executeTakeFirstOrThrow();
    const accept = seat !== declining;
    await (
      await app.signIn(loginName)
    ).do(calls.reply, {
      id: seat.id as never,
      rowVersion: seat.rowVersion,
      accept,
      ...(accept ? { declaration } : { declineReason: '时间冲突' }),
    });
  }
  app.pass({ days: 20 });
  manager = await app.again('yanshenzhi');
  await fill();
  const after = await seatsIn(reportId);
  const now = after.filter(({ number }) => number > 0);
  expect(now).toHaveLength(size);
  expect(now.filter(({ invitation }) => invitation === 'invited').map(({ number }) => number)).toEqual([
    1,
    size,
  ]);
  const record = (await manager.do(calls.drawRecord, { reportId: id })).record;
  const { replacements } = JSON.parse(record) as { replacements: object[] };
  expect(replacements).toMatchObject([
    { number: 1, why: 'declined', out: declining!.expertId },
    { number: size, why: 'silent', out: others.at(-1)!.expertId },
  ]);

  // Somebody was absent from the meeting, as the agency recorded it: the next reserve comes in, and nobody chosen by hand.
  const absent = now.find(({ invitation }) => invitation === 'accepted')!;
  await app.db.updateTable('opinion').set({ attendance: 'absent' }).where('id', '=', absent.id).execute();
  expect(
    await manager.refusal(calls.replace, {
      opinionId: absent.id as never,
      rowVersion: absent.rowVersion,
      newExpertId: others.at(-1)!.expertId as never,
      reason: '未出席会议',
    }),
  ).toBe(2447);
  await fill();
  const filled = JSON.parse((await manager.do(calls.drawRecord, { reportId: id })).record) as {
    replacements: { in: string }[];
  };
  expect(filled.replacements.at(-1)).toMatchObject({
    number: absent.number,
    why: 'absent',
    out: absent.expertId,
  });
  expect((await seatsIn(reportId)).filter(({ number }) => number === absent.number)).toMatchObject([
    { expertId: filled.replacements.at(-1)!.in, invitation: 'invited' },
  ]);
  expect(faultsOf((await manager.do(calls.drawRecord, { reportId: id })).record)).toEqual([]);

  // Whoever has the file replays it, and one byte that is not what was written is told.
  const file = join(await mkdtemp(join(tmpdir(), 'draw-')), 'draw.json');
  const told: string[] = [];
  const terminal = {
    say: (line: string) => void told.push(line),
    complain: (line: string) => void told.push(line),
  };
  for (const text of [first, record]) {
    await writeFile(file, text);
    expect(await verifyDraw(file, terminal)).toBe(0);
  }
  expect(told[1]).toContain('2 replacements');
  for (let place = 0; place < record.length; place += Math.ceil(record.length / 150)) {
    const other = record[place] === '1' ? '2' : '1';
    expect(faultsOf(record.slice(0, place) + other + record.slice(place + 1)), String(place)).not.toEqual([]);
  }
  // Another secret, other candidates or another reserve with every hash made anew are told too.
  const rewritten = (change: (made: Record<string, unknown>) => void): string[] => {
    const { recordHash: _, ...made } = JSON.parse(record);
    change(made);
    return faultsOf(canonicalWithHash(made));
  };
  expect(rewritten((made) => void ((made['drawn'] as { secret: string }).secret = '0'.repeat(64)))).toContain(
    'The secret is not the one that was committed to.',
  );
  expect(rewritten((made) => void (made['pool'] as { candidates: object[] }).candidates.pop())).toContain(
    'The candidates are not those that were fixed.',
  );
  expect(
    rewritten((made) => {
      const [one] = made['replacements'] as { in: string }[];
      one!.in = (made['drawn'] as { reserves: string[] }).reserves.at(-1)!;
    }),
  ).toContain('Seat 1 went to another reserve than the next one.');
});

test('where no reserve can take an empty seat, one is drawn for once more, with a reason and another checkpoint', async () => {
  const { reportId } = await newCase(app, { purposes: ['3'] });
  const id = reportId as never;
  const [size] = (await manager.do(calls.draw, { reportId: id })).sizes;
  await manager.do(calls.commitDraw, { id, size: size!, commitment: sha256Of(secret) });
  app.pass({ minutes: 1 });
  await awaited();
  await manager.do(calls.revealDraw, { id, secret });
  const others = ['3', '4', '5', '6'];
  const ofOthers = async () =>
    app.db
      .selectFrom('opinion')
      .innerJoin('person', 'person.id', 'opinion.expertId')
      .select(['opinion.id', 'person.loginName', 'opinion.rowVersion', 'opinion.expertId'])
      .where('opinion.reportId', '=', reportId)
      .where('opinion.invitation', '=', 'invited')
      .where('opinion.expertKind', 'in', others)
      .executeTakeFirst();
  for (let holder = await ofOthers(); holder; holder = await ofOthers()) {
    const { loginName, rowVersion } = holder;
    const declining = { id: holder.id as never, rowVersion, accept: false, declineReason: '时间冲突' };
    await (await app.again(loginName)).do(calls.reply, declining);
    await fill();
  }
  expect((await manager.do(calls.draw, { reportId: id })).can).toEqual(['redraw']);
  // Nobody is asked twice: somebody new has to be there.
  expect(await manager.refusal(calls.redraw, { id, reason: '候补已用完' })).toBe(2332);
  const newcomer = app.services.newId();
  await app.services.pool.query(
    `insert into person (id, login_name, login_key, user_type, true_name, expert_kind, professional_title, organisation_id, created_at)
      select $1::uuid, 'newcomer', 'newcomer', 1, '新入库', '4', '8.1', organisation_id, created_at from person where id = (
        select expert_id from opinion where report_id = $2 and expert_kind in ('3', '4', '5', '6') limit 1)`,
    [newcomer, reportId],
  );
  await manager.do(calls.redraw, { id, reason: '候补已用完' });
  app.pass({ minutes: 1 });
  await awaited();
  await manager.do(calls.revealDraw, { id });
  const now = (await seatsIn(reportId)).filter(({ number }) => number > 0);
  expect(now).toHaveLength(size!);
  expect(now.map(({ expertId }) => expertId)).toContain(newcomer);
  const state = await manager.do(calls.draw, { reportId: id });
  expect(state).toMatchObject({ state: 'drawn', attempt: 2, redrawReason: '候补已用完', can: [] });
  expect(faultsOf((await manager.do(calls.drawRecord, { reportId: id })).record)).toEqual([]);
});

test('choosing by hand after a draw was begun needs a reason, which stands beside the draw', async () => {
  const { reportId } = await newCase(app);
  const id = reportId as never;
  const members = await seats(app);
  const [size] = (await manager.do(calls.draw, { reportId: id })).sizes;
  await manager.do(calls.commitDraw, { id, size: size!, commitment: sha256Of(secret) });
  expect(await manager.refusal(calls.setPanel, { id, members })).toBe(2337);
  await manager.do(calls.setPanel, { id, members, reason: '领域较窄' });
  expect((await manager.do(calls.draw, { reportId: id })).byHand).toMatchObject([
    { reason: '领域较窄', chosenBy: '严慎之' },
  ]);
  const other = await newCase(app);
  await manager.do(calls.setPanel, { id: other.reportId as never, members });
  expect(
    await manager.refusal(calls.commitDraw, {
      id: other.reportId as never,
      size: 5,
      commitment: sha256Of('0'),
    }),
  ).toBe(2331);
});
