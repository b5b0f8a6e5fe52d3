import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Call } from '#contract/call';
import { applications } from '#product/applications/contract';
import { materials } from '#product/materials/contract';
import { panels } from '#product/panels/contract';
import { reports } from '#product/reports/contract';
import { tasks } from '#product/tasks/contract';
import { Refused, type Person } from '#testing';
import { openedApp } from '#testing/opened';

const app = await openedApp();

/** One person of each role, and what the demonstration has them find at least: applications, materials, reports. */
const walkers = [
  ['admin', 21, 0, 14],
  ['linwanzhao', 0, 0, 0],
  ['suyanqing', 2, 2, 1],
  ['fumingyuan', 3, 2, 0],
  ['taolingyi', 4, 3, 3],
  ['tangyuan', 3, 3, 1],
  ['yanshenzhi', 8, 8, 8],
  ['shixiting', 6, 6, 6],
  ['lujingxing', 4, 4, 4],
  ['xuzhibai', 4, 4, 4],
  ['shangguanyu', 3, 3, 3],
  ['shenyanqiu', 0, 0, 4],
  ['gubeichen', 0, 0, 3],
  ['zhouyiheng', 10, 8, 10],
] as const;

/** The refusals that are an answer: not one's right, not in one's sight. */
const closed = [403, 404];

/** What a call answers, or undefined where it is not for this person. Anything else that goes wrong fails the story. */
const tryTo = async <C extends Call>(
  person: Person,
  call: C,
  input: z.output<C['takes']>,
): Promise<z.output<C['gives']> | undefined> => {
  try {
    return await person.do(call, input);
  } catch (fault) {
    if (fault instanceof Refused && closed.includes(fault.code)) return undefined;
    throw fault;
  }
};

const page = { pageIndex: 1, pageSize: 100 };

describe('the demonstration, walked through', () => {
  it.each(walkers)(
    'opens every list and every row to %s',
    async (login, least, leastMaterials, leastReports) => {
      const person = await app.signIn(login);
      const waiting = await tryTo(person, tasks.calls.waiting, {});
      expect(waiting).toBeDefined();
      await tryTo(person, tasks.calls.notices, page);

      const found = (await tryTo(person, applications.calls.list, page))?.rows ?? [];
      for (const { id } of found) {
        expect(await tryTo(person, applications.calls.dossier, { id })).toBeDefined();
        await tryTo(person, applications.calls.timeline, { id });
      }
      const held = (await tryTo(person, materials.calls.list, page))?.rows ?? [];
      for (const { id } of held) expect(await tryTo(person, materials.calls.byId, { id })).toBeDefined();
      const written = (await tryTo(person, reports.calls.list, page))?.rows ?? [];
      for (const { id } of written) {
        expect(await tryTo(person, reports.calls.byId, { id })).toBeDefined();
        await tryTo(person, panels.calls.round, { reportId: id });
        await tryTo(person, panels.calls.result, { reportId: id });
        await tryTo(person, panels.calls.candidates, { reportId: id, ...page });
      }
      await tryTo(person, reports.calls.ledger, page);
      const asked = (await tryTo(person, panels.calls.invitations, page))?.rows ?? [];
      for (const { id } of asked) expect(await tryTo(person, panels.calls.opinion, { id })).toBeDefined();

      expect(found.length, 'applications').toBeGreaterThanOrEqual(least);
      expect(held.length, 'materials').toBeGreaterThanOrEqual(leastMaterials);
      expect(written.length, 'reports').toBeGreaterThanOrEqual(leastReports);
    },
  );
});
