import type { Selectable } from 'kysely';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import type { Me } from '#host/me';
import { momentOf, personOfCase, actingAt, type SeedContext } from './seeding';
import type { PlannedCase } from './plan';

/** Something that somebody did at a moment of the past. */
interface Action {
  readonly at: Date;
  readonly does: (at: Date) => Promise<unknown>;
  /** It ends with a PDF, which others do not wait for. */
  readonly draws?: true;
}

/** The way a case went: what was done in it, each at its moment, in this order. */
export interface Course {
  readonly seedContext: SeedContext;
  readonly planned: PlannedCase;
  readonly one: PlannedCase['one'];
  /** Of the objects of the case that have begun. */
  readonly ids: { application: string; material: string; report: string };
  /** What is done so many days before seeding, at an hour of UTC; never before what was done last. */
  readonly next: (daysAgo: number, hour: number, does: Action['does'], draws?: true) => void;
  readonly actions: readonly Action[];
}

const minute = 60_000;

/** A case of which nothing is done yet. */
export const courseOf = (seedContext: SeedContext, planned: PlannedCase): Course => {
  const actions: Action[] = [];
  const now = seedContext.services.clock();
  return {
    ...{ seedContext, planned, one: planned.one, actions },
    ids: { application: '', material: '', report: '' },
    next: (daysAgo, hour, does, draws) => {
      const last = actions.at(-1)?.at.getTime() ?? 0;
      const at = new Date(Math.max(momentOf(now, daysAgo, hour).getTime(), last + minute));
      actions.push({ at, does, ...(draws && { draws }) });
    },
  };
};

/** The manager of the agency of a case. */
export const managerOf = ({ seedContext, one }: Course): string => seedContext.managers.get(one.agency)!;

type Stateful = 'application' | 'material' | 'report' | 'opinion';

/** One of the people of a case, by login or id, before one of its objects as it stands now. */
export const before = async <Table extends Stateful>(
  { seedContext }: Pick<Course, 'seedContext'>,
  at: Date,
  who: string,
  table: Table,
  id: string,
): Promise<Context<Me, Selectable<Tables[Table]>>> => {
  const row = await seedContext.services.db
    .selectFrom(table as 'report')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const personId = seedContext.people.has(who) ? personOfCase(seedContext, who) : who;
  return actingAt(seedContext, at, personId, row as unknown as Selectable<Tables[Table]>);
};
