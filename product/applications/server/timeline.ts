import { sql } from 'kysely';
import { roleCode } from '#contract/rights';
import { fill, inLanguage, type Language } from '#contract/words';
import type { Context } from '#host/context';
import { steps } from '#host/timeline';
import { materialHeads } from '#queries/materials';
import { seats } from '#queries/panels';
import { people } from '#queries/people';
import { judgedReports } from '#queries/reports';
import { revocationHeads } from '#queries/revocations';
import { isOfOwn, type Me } from '#host/me';
import { applicationCodes, statusOf } from '#product/dictionaries/application-status';
import { applicationsWords, type ApplicationsWord } from '../words';
import { stepsWords } from '../words-steps';
import { actorsOf } from './actors';
import type { Application } from './visible';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Row {
  readonly at: string;
  readonly objectKind: 'application' | 'material' | 'report' | 'opinion' | 'revocation';
  readonly trueName: string | null;
  readonly actor: string;
  readonly transition: string;
  readonly fromState: number | null;
  readonly toState: number | null;
  readonly note: string | null;
  readonly visibility: string;
  /** The seat, of a sheet. */
  readonly number: number | null;
}

/** The steps of the application and of all that was made for it. */
const stepsOf = async (db: Context['db'], applicationId: string): Promise<Row[]> => {
  const { rows } =
    await sql<Row>`select step.at, step.object_kind, person.true_name, step.actor, step.transition, step.from_state,
      step.to_state, step.note, step.visibility, seat.number
    from ${steps.as('step')} left join ${people.as('person')} on person.id = step.actor_id
      left join ${seats.as('seat')} on step.object_kind = 'opinion' and seat.id = step.object_id
    where (step.object_kind = 'application' and step.object_id = ${applicationId})
      or (step.object_kind = 'material' and step.object_id in
        (select material.id from ${materialHeads.as('material')} where material.application_id = ${applicationId}))
      or (step.object_kind = 'report' and step.object_id in
        (select report.id from ${judgedReports.as('report')} where report.application_id = ${applicationId}))
      or (step.object_kind = 'revocation' and step.object_id in
        (select revocation.id from ${revocationHeads.as('revocation')} where revocation.application_id = ${applicationId}))
      or (step.object_kind = 'opinion' and seat.report_id in
        (select report.id from ${judgedReports.as('report')} where report.application_id = ${applicationId}))
    order by step.at, step.id`.execute(db);
  return rows;
};

/** What the application's own entry tells already: sending on and the public-service agency's decision. */
const actorByTransition: Readonly<Record<string, string>> = {
  toPublicReview: 'agency',
  pass: 'publicAgency',
  returnToAgency: 'publicAgency',
};
const repeats = ['submitToPublicAgency', 'pass', 'return', 'rejectFinally'];
const isStep = ({ objectKind, transition }: Row): boolean =>
  objectKind === 'application'
    ? true
    : transition !== 'begin' && !(objectKind === 'report' && repeats.includes(transition));

/** As whom this person reads the steps: besides what they are towards the application, what they are towards its report and sheets. */
const readingAs = async (me: Me, row: Application, db: Context['db']): Promise<ReadonlySet<string>> => {
  // Who sent it back follows what became of it, though nothing is theirs to do until it is submitted again.
  const isReturned = isOfOwn(me, row.returnedBy);
  const acting = actorsOf(me, row);
  const isRejected = row.status === applicationCodes.rejected;
  const actors: string[] = [
    ...(isReturned && me.roles.has(roleCode.agency) ? ['agency'] : []),
    ...acting,
    // What it has rejected, or hears an appeal about, it reads as what it was towards it.
    ...(acting.length === 0 && isRejected && me.roles.has(roleCode.publicAgency) ? ['publicAgency'] : []),
  ];
  if (actors.includes('owner') || actors.includes('techManager')) return new Set(actors);
  const reports = await db
    .selectFrom(judgedReports.as('report'))
    .select(['authorId', 'checkedBy'])
    .where('applicationId', '=', row.id)
    .execute();
  if (reports.some(({ authorId }) => authorId === me.personId)) actors.push('assessor');
  if (reports.some(({ checkedBy }) => checkedBy === me.personId)) actors.push('secondChecker');
  if (me.roles.has(roleCode.agency) && isOfOwn(me, row.evaluationAgencyId) && actors.includes('agency'))
    actors.push('checker');
  return new Set(actors);
};

/**
 * What is done about report and panel is for those who work on it; the applicant’s side learns that the report was begun
 * (domain §1.1). Who is neither, an expert or the administrator, reads the application’s own steps.
 */
const maySee = ({ objectKind, transition, visibility }: Row, actors: ReadonlySet<string>): boolean => {
  const isApplicant = actors.has('owner') || actors.has('techManager');
  if (objectKind !== 'application' && actors.size === 0) return false;
  if (objectKind === 'report' && transition === 'create') return true;
  if (isApplicant && (objectKind === 'report' || objectKind === 'opinion')) return false;
  return visibility === 'all' || visibility.split(',').some((actor) => actors.has(actor));
};

const roleWord = (actor: string, language: Language): string => {
  const own = applicationsWords[`actor${capital(actor)}` as ApplicationsWord];
  if (own) return inLanguage(own, language);
  if (actor === 'checker') return inLanguage(applicationsWords.actorAgency, language);
  return actor === 'secondChecker' || actor === 'expert' ? inLanguage(stepsWords[actor], language) : actor;
};

const stepWord = ({ objectKind, transition, actor }: Row, language: Language): string => {
  // The public-service agency does not decline to accept. Demonstrations of earlier releases hold such a step, as nothing
  // else does since a rejection is proposed and decided by two.
  const own = transition === 'reject' && actor === 'publicAgency' ? 'refuse' : transition;
  const word =
    objectKind === 'application'
      ? applicationsWords[`step${capital(own)}` as ApplicationsWord]
      : stepsWords[`${objectKind}.${transition}` as keyof typeof stepsWords];
  return word ? inLanguage(word, language) : transition;
};

const noteOf = ({ transition, note }: Row, language: Language): string => {
  const outcome = transition === 'closeRound' && stepsWords[`outcome.${note}` as keyof typeof stepsWords];
  return outcome ? inLanguage(outcome, language) : (note ?? '');
};

/** The steps of an evaluation that this person may read, oldest first: who took each, in which role. */
export const timelineOf = async ({ db, me, object, language }: Context<Context['me'], Application>) => {
  const actors = await readingAs(me, object, db);
  const knowsExperts = actors.has('agency') || actors.has('publicAgency');
  const rows = await stepsOf(db, object.id);
  // A reviewer who acts for the main organisation knows no more of a proposed revocation than it does.
  const isOfMain = me.isOrganisationAdmin && isOfOwn(me, object.mainOrganisationId);
  return rows
    .filter((row) => isStep(row) && maySee(row, actors))
    .filter((row) => !(isOfMain && row.objectKind === 'revocation' && row.visibility !== 'all'))
    .map((row) => {
      const isExpert = row.objectKind === 'opinion' && row.actor === 'expert';
      // A transition that another one brings along is the doing of whoever made that one.
      const actor = row.actor === 'system' ? (actorByTransition[row.transition] ?? row.actor) : row.actor;
      return {
        at: row.at,
        actor: isExpert && !knowsExperts ? '' : (row.trueName ?? ''),
        roleName:
          isExpert && (row.number ?? 0) > 0
            ? fill(inLanguage(stepsWords.expertNumber, language), { number: row.number! })
            : roleWord(actor, language),
        action: stepWord(row, language),
        from: row.objectKind !== 'application' || row.fromState === null ? null : statusOf(row.fromState),
        to: row.objectKind !== 'application' || row.toState === null ? null : statusOf(row.toState),
        note: noteOf(row, language),
        visibility: row.visibility,
      };
    });
};
