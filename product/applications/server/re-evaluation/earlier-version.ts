import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import type { Me } from '#host/me';
import { people } from '#queries/people';
import { lastReviewed } from '#queries/reports';
import { applicationCodes } from '#product/dictionaries/application-status';
import { ApplicationFields, type Draft } from '../../application';
import type { applications } from '../../contract';
import { wholeApplications, type Application } from '../visible';

type Calls = typeof applications.calls;
type Gives = z.output<Calls['earlierVersion']['gives']>;

/** A version that was submitted, counted from the last one; undefined where there are not so many. */
const submittedBefore = (db: Db, applicationId: string, skipped: number) =>
  db
    .selectFrom('applicationSnapshot')
    .select(['content', 'createdAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('version', 'desc')
    .offset(skipped)
    .limit(1)
    .executeTakeFirst();

/** The version that stood when the reader's agency gave the report back last (domain §9.5). */
const reviewedBefore = async (db: Db, me: Me, applicationId: string) => {
  const reviewed = await lastReviewed(db, applicationId, me.organisationIds);
  return (
    reviewed &&
    db
      .selectFrom('applicationSnapshot')
      .select(['content', 'createdAt'])
      .where('applicationId', '=', applicationId)
      .where('version', '=', reviewed.applicationVersion)
      .executeTakeFirst()
  );
};

const fields = Object.keys(ApplicationFields.shape);

/** What the form has today of what was submitted then. */
const known = (content: Draft): Draft =>
  Object.fromEntries(Object.entries(content).filter(([field]) => fields.includes(field)));

const namesIn = async (db: Db, { evaluationAgencyId, technologyManagerId }: Draft) => {
  const agency = await db
    .selectFrom('organisation')
    .select('name')
    .where('id', '=', evaluationAgencyId ?? null)
    .executeTakeFirst();
  const manager = await db
    .selectFrom(people.as('person'))
    .select('trueName')
    .where('id', '=', technologyManagerId ?? null)
    .executeTakeFirst();
  return {
    evaluationAgencyName: agency?.name ?? null,
    technologyManagerName: manager?.trueName ?? null,
  };
};

/**
 * What an application is compared with (domain §9.5): what was submitted before the version that stands there now, what was
 * submitted of the application that it re-evaluates, or what the reader's agency had before it when it gave the report back
 * last. Nothing where there was nothing. Only who reads it whole is told.
 */
export const earlierVersion = async (
  { against }: z.output<Calls['earlierVersion']['takes']>,
  { db, me, object }: Context<Context['me'], Application>,
): Promise<Gives> => {
  const whole = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', object.id)
    .where((row) => wholeApplications(row, me))
    .executeTakeFirst();
  if (!whole) throw general.notFound();
  const versions = {
    submitted: () => submittedBefore(db, object.id, object.status === applicationCodes.draft ? 0 : 1),
    previous: () => object.previousApplicationId && submittedBefore(db, object.previousApplicationId, 0),
    reviewed: () => reviewedBefore(db, me, object.id),
  };
  const found = await versions[against]();
  if (!found) return { earlier: null };
  const content = known(found.content);
  return { earlier: { at: found.createdAt, ...content, ...(await namesIn(db, content)) } };
};
