import { roleCode } from '#contract/rights';
import { isOfOwn, type Me } from '#host/me';
import { applicationCodes } from '#product/dictionaries/application-status';
import type { Application } from './visible';

export type ApplicationActor = 'owner' | 'techManager' | 'agency' | 'publicAgency' | 'assessor';

/** The role without which nobody is that actor. */
export const roleOf: Readonly<Record<ApplicationActor | 'system', string>> = {
  owner: roleCode.owner,
  techManager: roleCode.technologyManager,
  agency: roleCode.agency,
  publicAgency: roleCode.publicAgency,
  assessor: roleCode.assessor,
  system: '',
};

/** What decides who somebody is towards an application. */
export type Looked = Pick<
  Application,
  'ownerId' | 'technologyManagerId' | 'evaluationAgencyId' | 'assessorId' | 'status'
>;

/**
 * Which actors a person is towards an application (domain §1.1). Who is on the applicant's side is no other:
 * nobody takes in, assesses or reviews their own achievement (domain §1.2).
 */
export const actorsOf = (me: Me, row: Looked): ApplicationActor[] => {
  const own: ApplicationActor[] = [
    ...(me.roles.has(roleCode.owner) && row.ownerId === me.personId ? (['owner'] as const) : []),
    ...(me.roles.has(roleCode.technologyManager) && row.technologyManagerId === me.personId
      ? (['techManager'] as const)
      : []),
  ];
  if (own.length > 0) return own;
  const { publicReview, passed, draft, submitted, evaluating } = applicationCodes;
  return [
    ...(me.roles.has(roleCode.agency) && isOfOwn(me, row.evaluationAgencyId) && row.status !== draft
      ? (['agency'] as const)
      : []),
    ...(me.roles.has(roleCode.assessor) && row.assessorId === me.personId ? (['assessor'] as const) : []),
    ...(me.roles.has(roleCode.publicAgency) &&
    [submitted, evaluating, publicReview, passed].includes(row.status as 1)
      ? (['publicAgency'] as const)
      : []),
  ];
};

/** What is proposed is for those who judge, never for the applicant; what the public-service agency proposes is its own until it is decided. */
export const knowsProposal = (me: Me, row: Looked & Pick<Application, 'proposal'>): boolean => {
  const kind = row.proposal?.kind;
  const judges = kind === 'rejection' ? ['publicAgency'] : ['agency', 'assessor', 'publicAgency'];
  return (
    (kind === 'rejection' || kind === 'termination') &&
    actorsOf(me, row).some((actor) => judges.includes(actor))
  );
};
