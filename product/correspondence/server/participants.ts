import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { applicationCodes } from '#product/dictionaries/application-status';
import { judgingActors, refusalsOf } from '#product/conflicts/server';
import { entriesOf } from '#product/organisations/server';
import { applicationHeads } from '#queries/applications';
import { people, personFacts } from '#queries/people';
import { heldRoles } from '#queries/roles';
import { sideOf, type Part } from '../circles';

const { draft, cancelled, submitted, evaluating, publicReview, passed, rejected } = applicationCodes;

/** The agency that has a case, or had it before it came back to its owner, who may have chosen another one meanwhile. */
export const agencyOf = (about: {
  readonly status: number;
  readonly returnedBy: string | null;
  readonly evaluationAgencyId: string | null;
}): string | null =>
  about.status === draft || (about.status === cancelled && about.returnedBy !== null)
    ? about.returnedBy
    : about.evaluationAgencyId;

/** The same where the database asks. */
const agencyInSql = sql`(case when application.status = ${draft}
    or (application.status = ${cancelled} and application.returned_by is not null)
  then application.returned_by else application.evaluation_agency_id end)`;

/** Somebody who takes part in a case. */
export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly Part[];
}

/**
 * Who could take part in a case by their roles, each row one part of one person: the one rule by which circles are read,
 * mentioned and notified (domain §1.1). `application` is the row asked about.
 */
const holders: RawBuilder<unknown> = sql`
  select application.owner_id as person_id, 'owner' as part, ${roleCode.owner} as role
  union all select application.technology_manager_id, 'techManager', ${roleCode.technologyManager}
  union all select clerk.id, 'owner', ${roleCode.owner} from ${personFacts.as('clerk')}
    where clerk.is_organisation_admin and clerk.organisation_id in ${entriesOf(sql`application.main_organisation_id`)}
  union all select manager.id, 'agency', ${roleCode.agency} from ${people.as('manager')}
    where manager.organisation_id in ${entriesOf(agencyInSql)}
  union all select application.assessor_id, 'assessor', ${roleCode.assessor}
  union all select reviewer.person_id, 'publicAgency', ${roleCode.publicAgency} from ${heldRoles.as('reviewer')}
    where reviewer.sees_as = ${roleCode.publicAgency}
      and application.status in (${sql.join([submitted, evaluating, publicReview, passed, rejected])})`;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly part: Part;
}

/** Whoever is on the applicant's side is no other: nobody takes in, assesses or reviews their own achievement (domain §1.2). */
const withoutSecondSides = (rows: readonly Row[]): Participant[] => {
  const byPerson = new Map<string, Participant & { parts: Part[] }>();
  for (const { id, name, part } of rows) {
    const known = byPerson.get(id) ?? { id, name, parts: [] };
    known.parts.push(part);
    byPerson.set(id, known);
  }
  return [...byPerson.values()].map((one) => {
    const asApplicant = one.parts.filter((part) => sideOf(part) === 'applicant');
    return { ...one, parts: asApplicant.length > 0 ? asApplicant : one.parts };
  });
};

/** The case that a correspondence is about, as far as it decides who reads it. */
export interface About {
  readonly id: string;
  readonly status: number;
  readonly returnedBy: string | null;
  readonly evaluationAgencyId: string | null;
}

type Asking = Pick<Context<unknown, unknown>, 'db' | 'now'>;

/**
 * Everybody who takes part in a case at this moment, or of them one person: who holds the role, is not locked, and has no
 * conflict of interest with the achievement, which ends what they read with what they may do (decision 0024).
 */
export const participantsOf = async (
  context: Asking,
  about: About,
  onlyPersonId?: string,
): Promise<readonly Participant[]> => {
  const { rows } = await sql<Row>`
    select distinct person.id, person.true_name as name, holder.part
    from ${applicationHeads.as('application')}
    cross join lateral (${holders}) holder
    join ${heldRoles.as('held')} on held.person_id = holder.person_id and held.sees_as = holder.role and held.is_started
    join ${people.as('person')} on person.id = holder.person_id and not person.is_locked
    where application.id = ${about.id}
      ${onlyPersonId === undefined ? sql`` : sql`and holder.person_id = ${onlyPersonId}`}
    order by name, person.id`.execute(context.db);
  const found = withoutSecondSides(rows);
  const asked = found.flatMap(({ id, parts }) =>
    parts.flatMap((part) => {
      const role = judgingActors[part];
      return role ? [{ personId: id, applicationId: about.id, role, part }] : [];
    }),
  );
  const findings = await refusalsOf(context, asked);
  const conflicted = new Set(
    asked.filter((one) => findings(one).hard.length > 0).map(({ personId, part }) => `${personId} ${part}`),
  );
  return found
    .map((one) => ({ ...one, parts: one.parts.filter((part) => !conflicted.has(`${one.id} ${part}`)) }))
    .filter(({ parts }) => parts.length > 0);
};

/** Whether somebody takes part in the case that a column names as one of these, by their roles alone: for what SQL decides. */
export const takesPart = (applicationId: string, me: Me, parts: readonly Part[]) =>
  sql<SqlBool>`exists (select 1 from ${applicationHeads.as('application')} cross join lateral (${holders}) holder
    where application.id = ${sql.ref(applicationId)} and holder.person_id = ${me.personId}
      and holder.role = any(${[...me.roles]}::text[]) and holder.part = any(${[...parts]}::text[]))`;
