import type { Context } from '#host/context';
import { anyOf } from '#host/database/batched-reads';
import { changedObjects } from '#host/audit/entries';
import { dropCasesBut, relatedCases } from '#queries/conflicts';
import { seats } from '#queries/panels';
import { people } from '#queries/people';
import { judgedReports } from '#queries/reports';
import { applicationCodes } from '#product/dictionaries/application-status';

type Asking = Pick<Context<unknown, unknown>, 'db' | 'now'>;

/** What the log says was changed: of whom, of which sheets, reports and applications; `everything` where organisations were. */
export interface Changed {
  readonly everything: boolean;
  readonly ids: readonly string[];
}
export const everything: Changed = { everything: true, ids: [] };

const kinds = ['person', 'organisation', 'opinion', 'report', 'application'];
/** A request enters the log with the moment it began, and can be read when it has ended: so much later at most. */
const longestWrite = 5 * 60_000;

/** Reads in the log what has been changed since it was last gone through (security AD-01: every change is in it). */
export const changedSince = async ({ db }: Asking, lookedAt: string): Promise<Changed> => {
  const since = new Date(new Date(lookedAt).getTime() - longestWrite).toISOString();
  const rows = await changedObjects(db, kinds, since);
  return {
    everything: rows.some(({ objectKind }) => objectKind === 'organisation'),
    ids: rows.map(({ objectId }) => objectId!),
  };
};

const { submitted, evaluating, publicReview } = applicationCodes;

const openStatuses = [submitted, evaluating, publicReview];

/** What was found about cases that are over, or back with the applicant, waits for nobody. */
export const forgetClosed = async ({ db }: Asking): Promise<void> => {
  await dropCasesBut(
    db,
    db
      .selectFrom('application')
      .select('application.id')
      .where('status', 'in', openStatuses)
      .where('isDeleted', '=', false),
  );
};

const open = ({ db }: Asking) =>
  db
    .selectFrom('application')
    .select(['id', 'status', 'assessorId', 'evaluationAgencyId', 'achievementName', 'applicationNumber'])
    .where('status', 'in', openStatuses)
    .where('isDeleted', '=', false)
    .orderBy('id');

/** An open case as it is looked at again. */
export type TouchedCase = Awaited<ReturnType<ReturnType<typeof open>['execute']>>[number];

/**
 * The open cases that a change may concern: those in which these people own, are named, judge or work for the agency,
 * those of the changed reports, sheets and applications themselves, and those in which something was found before.
 */
export const touchedBy = (context: Asking, { everything: all, ids }: Changed): Promise<TouchedCase[]> => {
  if (all) return open(context).execute();
  const these = anyOf(ids.filter((id) => /^[0-9a-f-]{36}$/u.test(id)));
  return open(context)
    .where((row) =>
      row.or([
        row('application.id', '=', these),
        row('ownerId', '=', these),
        row('technologyManagerId', '=', these),
        row('assessorId', '=', these),
        row.exists(
          row
            .selectFrom(relatedCases.as('tied'))
            .select('tied.applicationId')
            .whereRef('tied.applicationId', '=', 'application.id'),
        ),
        row.exists(
          row
            .selectFrom('applicationPerson')
            .select('applicationPerson.id')
            .whereRef('applicationPerson.applicationId', '=', 'application.id')
            .where('applicationPerson.personId', '=', these),
        ),
        row.exists(
          row
            .selectFrom(judgedReports.as('report'))
            .leftJoin(seats.as('seat'), 'seat.reportId', 'report.id')
            .select('report.id')
            .whereRef('report.applicationId', '=', 'application.id')
            .where((each) =>
              each.or(
                (['report.id', 'checkedBy', 'authorId', 'seat.id', 'expertId'] as const).map((column) =>
                  each(column, '=', these),
                ),
              ),
            ),
        ),
        row.exists(
          row
            .selectFrom(people.as('person'))
            .innerJoin('organisation as home', 'home.id', 'person.organisationId')
            .innerJoin('organisation as agency', 'agency.survivingId', 'home.survivingId')
            .select('person.id')
            .whereRef('agency.id', '=', 'application.evaluationAgencyId')
            .where('person.id', '=', these),
        ),
      ]),
    )
    .execute();
};
