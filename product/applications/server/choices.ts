import { sql } from 'kysely';
import type * as z from 'zod';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { containing, pageFrom } from '#host/lists';
import { fill, inLanguage } from '#contract/words';
import { sayHit } from '#product/conflicts/say';
import { findingsOf } from '#product/conflicts/server';
import { certificates, profiles, workplaces } from '#queries/people';
import { heldRoles } from '#queries/roles';
import { dayOf } from '#contract/calendar';
import type { applications } from '../contract';
import { applicationCodes, openCodes } from '#product/dictionaries/application-status';
import { settingsNow } from '#product/settings/server';
import { isStarted } from './facts';
import { assessorsOf, unfitness } from './intake';
import { loadsOf } from './load';
import { applicationsWords } from '../words';
import type { Application } from './visible';

type Input<Key extends 'technologyManagers' | 'projectLeaders'> = z.output<
  (typeof applications.calls)[Key]['takes']
>;

const running = [...openCodes, applicationCodes.draft];
const number = (text: string) => Number(text);

/** Everybody who holds a role and may be chosen, a page of them by name. */
const peopleWith = ({ db }: Context, code: 'STM' | 'OWN', filter: Input<'projectLeaders'>) => {
  let people = db
    .selectFrom(profiles.as('person'))
    .innerJoin('organisation', 'organisation.id', 'person.organisationId')
    .where('person.isLocked', '=', false)
    .where('person.id', 'in', (held) =>
      held
        .selectFrom(heldRoles.as('role'))
        .select('role.personId')
        .where('role.code', '=', code)
        .where('role.isStarted', '=', true),
    );
  if (filter.name?.trim()) people = people.where('person.trueName', 'like', containing(filter.name.trim()));
  if (filter.organisationId) people = people.where('organisation.survivingId', '=', filter.organisationId);
  return people;
};

/** Technology managers to choose from, with what each has in hand ([S] LoadScienceHandlerList). */
export const technologyManagers = async (filter: Input<'technologyManagers'>, context: Context) => {
  const today = dayOf(context.now);
  let people = peopleWith(context, roleCode.technologyManager, filter).innerJoin(
    certificates('technologyManager').as('certificate'),
    (join) => join.onRef('certificate.personId', '=', 'person.id').on('certificate.validUntil', '>=', today),
  );
  // Compared as text: a code that is no number names no level, and is no fault.
  if (filter.level) people = people.where(sql<string>`certificate.grade::text`, '=', filter.level);
  const { rows, total } = await pageFrom(people, filter, (all) =>
    all
      .select([
        'person.id',
        'person.trueName',
        'organisation.name as organisationName',
        'certificate.grade',
        'person.researchField',
        sql<string>`(select count(*) from application where application.technology_manager_id = person.id
        and not application.is_deleted and application.status = any(${running}::smallint[]))`.as('load'),
      ])
      .orderBy('person.trueName')
      .orderBy('person.id'),
  );
  return {
    rows: rows.map(({ grade, researchField, load, ...row }) => ({
      ...row,
      level: String(grade),
      field: researchField ?? '',
      load: number(load),
    })),
    total,
  };
};

/** Owners to name as project leaders, with the achievements of theirs that passed ([S] GetProjectLeadervList). */
export const projectLeaders = async (filter: Input<'projectLeaders'>, context: Context) => {
  const people = peopleWith(context, roleCode.owner, filter);
  const { rows, total } = await pageFrom(people, filter, (all) =>
    all
      .select([
        'person.id',
        'person.trueName',
        'organisation.name as organisationName',
        'person.professionalTitle',
        sql<string>`(select count(*) from application where application.owner_id = person.id
        and application.status = ${applicationCodes.passed} and not application.is_deleted)`.as(
          'achievementCount',
        ),
      ])
      .select((each) =>
        each
          .selectFrom(workplaces.as('place'))
          .select('place.college')
          .whereRef('place.personId', '=', 'person.id')
          .whereRef('place.survivingId', '=', 'organisation.survivingId')
          .where('place.toDay', 'is', null)
          .orderBy('place.fromDay', 'desc')
          .limit(1)
          .as('collegeName'),
      )
      .orderBy('person.trueName')
      .orderBy('person.id'),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      collegeName: row.collegeName ?? '',
      achievementCount: number(row.achievementCount),
    })),
    total,
  };
};

/** The agencies one may commission today, with the fields each covers. */
export const agencies = async ({ db, now }: Context) => {
  const today = dayOf(now);
  const rows = await db
    .selectFrom('organisation')
    .selectAll()
    .where('type', '=', '6')
    .where('mergedInto', 'is', null)
    .orderBy('number')
    .execute();
  return rows
    .filter((row) => isStarted(row, today))
    .map((row) => ({
      id: row.id,
      organisationName: row.name,
      organisationNumber: row.number,
      technologyFields: row.technologyFields,
      qualification: row.qualification ?? '',
      validUntil: row.validUntil,
    }));
};

/** The agency's assessors for one application: what each has in hand, and what speaks against them (A5). */
export const assessorOptions = async (context: Context<Context['me'], Application>) => {
  const { db, object: row, language } = context;
  const today = dayOf(context.now);
  const people = await assessorsOf({ context, row } as never);
  const ids = people.map(({ id }) => id);
  const loadOf = await loadsOf(db, ids);
  const { assessorCases } = await settingsNow(db);
  const asked = (personId: string) => ({ personId, applicationId: row.id, role: 'assessor' as const });
  const findings = await findingsOf(context, ids.map(asked));
  return people.map((person) => {
    const { hard, soft } = findings(asked(person.id));
    const unfit = unfitness(person, today);
    const hindrances = [
      ...(unfit
        ? [fill(inLanguage(applicationsWords[unfit.says], language), 'values' in unfit ? unfit.values : {})]
        : []),
      ...(row.assessorId === person.id ? [inLanguage(applicationsWords.assessorNow, language)] : []),
      ...hard.map((hit) => sayHit(hit, language)),
    ];
    return {
      id: person.id,
      trueName: person.trueName,
      grade: person.grade === null ? null : String(person.grade),
      validUntil: person.validUntil,
      load: loadOf(person.id),
      isBusy: loadOf(person.id) >= assessorCases,
      conflicts: [...hard, ...soft].map((hit) => sayHit(hit, language)),
      soft: soft.map((hit) => sayHit(hit, language)),
      hindrances,
      isSelectable: hindrances.length === 0,
    };
  });
};
