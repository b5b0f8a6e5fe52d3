import type { Move } from '../../../host/moves';
import { requireIndependent } from '../../conflicts/server';
import { entriesOf } from '../../organisations/server';
import { dayOf } from '../../tasks/calendar';
import type { MoveData } from './machine';
import type { Application } from './visible';

type Taking = Move<Application, MoveData>;

/** The assessor of an agency: his role started, not locked, with a certificate valid today (A5). */
export const assessorsOf = async ({ context, row }: Pick<Taking, 'context' | 'row'>) =>
  context.db
    .selectFrom('person')
    .innerJoin('personRole', 'personRole.personId', 'person.id')
    .innerJoin('role', 'role.id', 'personRole.roleId')
    .leftJoin('certificate', (join) =>
      join.onRef('certificate.personId', '=', 'person.id').on('certificate.kind', '=', 'assessor'),
    )
    .select([
      'person.id',
      'person.trueName',
      'person.isLocked',
      'certificate.grade',
      'certificate.validUntil',
    ])
    .where('role.code', '=', 'PGS')
    .where('role.isStarted', '=', true)
    .where('person.organisationId', 'in', entriesOf(row.evaluationAgencyId))
    .orderBy('person.trueName')
    .execute();

/** Why somebody may not be given work today, in his agency's words; undefined for whoever may. */
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

export const assessorFit = async (moving: Taking): Promise<boolean> => {
  const assessors = await assessorsOf(moving);
  const chosen = assessors.filter(({ id }) => id === moving.data.assessorId);
  return chosen.some((assessor) => !unfitness(assessor, dayOf(moving.context.now)));
};

/** The assessor to be is independent of the achievement (A5). Throws 2005 with every reason. */
export const assessorIndependent = ({ context, row, data }: Taking): Promise<boolean> =>
  requireIndependent(context, { personId: data.assessorId!, applicationId: row.id, role: 'assessor' });
