import { roleCode } from '#contract/rights';
import type { Made, TransitionAttempt } from '#host/transitions';
import { sayHit } from '#product/conflicts/say';
import {
  findingsOf,
  storeFinding,
  requireIndependent,
  type FindingQuestion,
} from '#product/conflicts/server';
import { certificates, people } from '#queries/people';
import { heldRoles } from '#queries/roles';
import { entriesOf } from '#product/organisations/server';
import { dayOf } from '#contract/calendar';
import { applicationsProblems } from '../problems';
import type { TransitionData } from './transition-data';
import type { Application } from './visible';

type Taking = TransitionAttempt<Application, TransitionData>;

/** The assessor of an agency: their role started, not locked, with a certificate valid today (A5). */
export const assessorsOf = async ({ context, row }: Pick<Taking, 'context' | 'row'>) =>
  context.db
    .selectFrom(people.as('person'))
    .innerJoin(heldRoles.as('role'), 'role.personId', 'person.id')
    .leftJoin(certificates('assessor').as('certificate'), 'certificate.personId', 'person.id')
    .select([
      'person.id',
      'person.trueName',
      'person.isLocked',
      'certificate.grade',
      'certificate.validUntil',
    ])
    .where('role.code', '=', roleCode.assessor)
    .where('role.isStarted', '=', true)
    .where('person.organisationId', 'in', entriesOf(row.evaluationAgencyId))
    .orderBy('person.trueName')
    .execute();

/** Why somebody may not be given work today, in their agency's words; undefined for whoever may. */
export const unfitness = (
  assessor: { readonly isLocked: boolean; readonly validUntil: string | null },
  today: string,
) => {
  if (assessor.isLocked) return { says: 'assessorLocked' } as const;
  if (assessor.validUntil === null) return { says: 'assessorUncertified' } as const;
  return assessor.validUntil < today
    ? ({ says: 'assessorExpired', values: { day: assessor.validUntil } } as const)
    : undefined;
};

/** A suspended agency takes nothing new over; what it has taken over it may finish (domain §9.20). */
export const agencyOpen = async ({ context, row }: Taking): Promise<boolean> => {
  const agency = await context.db
    .selectFrom('organisation')
    .select('isLocked')
    .where('id', '=', row.evaluationAgencyId!)
    .executeTakeFirstOrThrow();
  return !agency.isLocked;
};

export const assessorFit = async (attempt: Taking): Promise<boolean> => {
  const assessors = await assessorsOf(attempt);
  const chosen = assessors.filter(({ id }) => id === attempt.data.assessorId);
  return chosen.some((assessor) => !unfitness(assessor, dayOf(attempt.context.now)));
};

const assessing = (row: Application, { assessorId }: TransitionData): FindingQuestion => ({
  personId: assessorId!,
  applicationId: row.id,
  role: 'assessor',
});

/** The assessor to be is independent of the achievement (A5). Throws 2005 with every reason. */
export const assessorIndependent = ({ context, row, data }: Taking): Promise<boolean> =>
  requireIndependent(context, assessing(row, data));

/** Soft hits against the assessor to be ask for a reason (domain §9.1). Throws 2109 with each of them. */
export const softExplained = async ({ context, row, data }: Taking): Promise<boolean> => {
  const asked = assessing(row, data);
  const { soft } = (await findingsOf(context, [asked]))(asked);
  if (soft.length === 0 || (data.reason ?? '').trim() !== '') return true;
  throw applicationsProblems.reasonNeeded(
    {},
    soft.map((hit) => ({ Field: 'ConflictReason', Msg: sayHit(hit, context.language) })),
  );
};

/** What speaks against the assessor, and why the agency does not mind, stays for those who review (domain §9.1). */
export const storeConflicts = async ({
  context,
  is,
  data,
}: Made<Application, TransitionData>): Promise<void> => {
  const asked = assessing(is, data);
  const finding = (await findingsOf(context, [asked]))(asked);
  await storeFinding(context, asked, finding, finding.soft.length > 0 ? data.reason! : null);
};
