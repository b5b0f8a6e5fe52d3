import { dayOf } from '#contract/calendar';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { containing } from '#host/lists';
import { pathOf } from '#product/conflicts/path';
import { sayHit } from '#product/conflicts/say';
import { findingsOf, type FindingQuestion } from '#product/conflicts/server';
import type { Hit } from '#product/conflicts/types';
import { blockedPeople } from '#queries/integrity';
import { certificates, people } from '#queries/people';
import { heldRoles } from '#queries/roles';
import type { Language } from '#contract/words';
import type { Reviewer } from '../sampled';
import type { SampledReport } from './visible';

const mostFound = 20;

/** Experts, and assessors whose certificate is in force, with an open account; not those who supervise, for they read every report. */
const fit = (db: Db, today: string) =>
  db
    .selectFrom(people.as('person'))
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .select(['person.id', 'person.trueName as name', 'organisation.name as organisationName'])
    .where('person.isLocked', '=', false)
    .where((row) => {
      const holds = (role: string) =>
        row.exists(
          row
            .selectFrom(heldRoles.as('role'))
            .select('role.roleId')
            .whereRef('role.personId', '=', 'person.id')
            .where('role.seesAs', '=', role)
            .where('role.isStarted', '=', true),
        );
      const judges = row.or([
        holds(roleCode.expert),
        row.and([
          holds(roleCode.assessor),
          row.exists(
            row
              .selectFrom(certificates('assessor').as('certificate'))
              .select('certificate.personId')
              .whereRef('certificate.personId', '=', 'person.id')
              .where('certificate.validUntil', '>=', today),
          ),
        ]),
      ]);
      return row.and([judges, row.not(holds(roleCode.publicAgency))]);
    });

/** Whether somebody may review at all, whatever the report: nobody does whom an integrity record blocks (domain §9.16). */
export const isFit = async (
  { db, now }: Pick<Context<unknown, unknown>, 'db' | 'now'>,
  id: string,
): Promise<boolean> => {
  const today = dayOf(now);
  const found = await fit(db, today).where('person.id', '=', id).executeTakeFirst();
  return found !== undefined && !(await blockedPeople(db, [id], today)).has(id);
};

/**
 * As what the conflict engine looks at those who act on a sampled report. Both stand outside, as a reviewer of the public-service
 * agency does, and neither took part in the evaluation or belonged to its agency lately: so the first reviewer, every assessor and
 * checker it had and whoever was asked for a seat are refused for good. Nor may who reviews belong, or have belonged lately, to a
 * public-service agency (domain §9.20).
 */
export const judges = { publicAgency: 'reviewSupervisor', secondReviewer: 'secondReviewer' } as const;

/** What the conflict engine is asked about a second reviewer. */
export const judging = (
  personId: string,
  { applicationId }: Pick<SampledReport, 'applicationId'>,
): FindingQuestion => ({ personId, applicationId, role: judges.secondReviewer });

/** A hit as it reads, and by which steps it leads to the achievement. */
export const pathText = (hit: Hit, language: Language): string =>
  `${sayHit(hit, language)} ${pathOf(hit, language).join(' → ')}`;

const shown = (hits: readonly Hit[], language: Language): Reviewer['hard'] =>
  hits.map((hit) => ({ says: sayHit(hit, language), path: pathOf(hit, language) }));

/** Who may be asked for a second review, by a part of their name or workplace, with what speaks against each. */
export const findReviewers = async (
  { keyword }: { readonly keyword: string },
  context: Context<Context['me'], SampledReport>,
): Promise<Reviewer[]> => {
  const { db, now, object, language } = context;
  const wanted = containing(keyword.trim());
  const today = dayOf(now);
  const found = await fit(db, today)
    .where((row) =>
      row.or([row('person.trueName', 'like', wanted), row('organisation.name', 'like', wanted)]),
    )
    .orderBy('person.trueName')
    .orderBy('person.id')
    .limit(mostFound)
    .execute();
  const blocked = await blockedPeople(
    db,
    found.map(({ id }) => id),
    today,
  );
  const free = found.filter(({ id }) => !blocked.has(id));
  const asked = free.map(({ id }) => judging(id, object));
  const finding = await findingsOf(context, asked);
  return free.map(({ id, name, organisationName }, place) => {
    const { hard, soft } = finding(asked[place]!);
    return {
      id,
      name,
      organisationName: organisationName ?? '',
      hard: shown(hard, language),
      soft: shown(soft, language),
    };
  });
};
