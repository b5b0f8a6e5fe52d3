import type { Selectable } from 'kysely';
import type { Db } from '../../../host/database/connection';
import { following } from '../../organisations/server';
import type { PersonTable } from '../../people/server/tables';
import { dayOf } from '../../tasks/calendar';
import type { Candidate, OrganisationRef } from '../conflicts/types';
import type { Declaration } from '../invitation';
import './tables';

export type Expert = Selectable<PersonTable> & {
  readonly organisationName: string | null;
  readonly entryName: string | null;
};

/** The accounts of these people, whoever they are, with the names of their organisations. */
export const expertsOf = (db: Db, ids: readonly string[]): Promise<Expert[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('person')
        .leftJoin('organisation', 'organisation.id', 'person.organisationId')
        .selectAll('person')
        .select(['organisation.survivingId as organisationId', 'organisation.name as organisationName'])
        .select('organisation.entryName')
        .where('person.id', 'in', [...ids])
        .execute();

/** Where an expert works now. */
export const workplaceOf = ({ organisationId, organisationName, entryName }: Expert): OrganisationRef => ({
  id: organisationId,
  name: organisationName ?? '',
  entryName: entryName ?? '',
});

/** What the house knows of the ties of some experts, gathered at once, by expert. */
const knownOf = async (db: Db, ids: readonly string[], reportId: string) => {
  const workplaces = await db
    .selectFrom('workplace')
    .innerJoin('organisation', 'organisation.id', 'workplace.organisationId')
    .select(['workplace.personId', 'organisation.survivingId as id', 'organisation.name'])
    .select(['organisation.entryName', 'college', 'fromDay', 'toDay'])
    .where('workplace.personId', 'in', [...ids])
    .execute();
  const follow = await following(db);
  const panels = await db
    .selectFrom('opinion')
    .innerJoin('report', 'report.id', 'opinion.reportId')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .select([
      'opinion.expertId',
      'opinion.reportId',
      'opinion.declaration',
      'opinion.invitedAt',
      'opinion.panelRound',
    ])
    .select(['application.mainOrganisationId as id', 'application.mainOrganisationName as name'])
    .where('opinion.expertId', 'in', [...ids])
    .where('opinion.invitation', '=', 'accepted')
    .execute();
  const shared = await db
    .selectFrom('applicationPerson as mine')
    .innerJoin('applicationPerson as other', 'other.applicationId', 'mine.applicationId')
    .innerJoin('application', 'application.id', 'mine.applicationId')
    .select(['mine.personId as expertId', 'other.name', 'other.personId', 'other.organisationName'])
    .select(['application.achievementName as title', 'application.submittedAt'])
    .where('mine.personId', 'in', [...ids])
    .where('application.submittedAt', 'is not', null)
    .whereRef('mine.id', '!=', 'other.id')
    .execute();
  return {
    workplaces,
    panels: panels
      .filter((panel) => panel.reportId !== reportId || panel.declaration)
      .map((panel) => ({ ...panel, id: follow(panel.id) })),
    shared,
  };
};

const declaredIn = (declarations: readonly Declaration[]) => ({
  declared: {
    employers: declarations.flatMap(({ employers }) => employers.map((name) => ({ id: null, name }))),
    shareholdings: declarations.flatMap(({ shareholdings }) =>
      shareholdings.map((name) => ({ id: null, name })),
    ),
    sharedSupervisorWith: declarations.flatMap(({ sharedSupervisorWith }) =>
      sharedSupervisorWith.map(({ name, organisationName }) => ({ name, organisation: organisationName })),
    ),
  },
  collaborations: declarations.flatMap(({ collaborations }) =>
    collaborations.map(({ name, organisationName, title, on }) => ({
      partner: { name, organisation: organisationName },
      title,
      on,
    })),
  ),
});

/**
 * Experts as the conflict engine looks at them for one report (domain §9.1): workplaces of the profile, what they ever
 * declared (`declaration`: the one being made now), earlier achievements with the same people, panels they sat on.
 */
export const candidatesOf = async (
  db: Db,
  experts: readonly Expert[],
  reportId: string,
  declaration?: Declaration,
): Promise<Map<string, Candidate>> => {
  if (experts.length === 0) return new Map();
  const ids = experts.map(({ id }) => id);
  const { workplaces, panels, shared } = await knownOf(db, ids, reportId);
  const worksThere = (expertId: string, organisationId: string): boolean =>
    workplaces.some(
      ({ personId, id, toDay }) => personId === expertId && id === organisationId && toDay === null,
    );
  return new Map(
    experts.map((expert) => {
      const own = panels.filter(({ expertId }) => expertId === expert.id);
      const said = own.flatMap((panel) => (panel.declaration ? [panel.declaration] : []));
      const { declared, collaborations } = declaredIn([...said, ...(declaration ? [declaration] : [])]);
      const candidate: Candidate = {
        role: 'expert',
        name: expert.trueName,
        accountId: expert.id,
        identityCardIndex: expert.cardIndex,
        mobileIndex: expert.mobileIndex,
        workplaces: [
          ...workplaces
            .filter(({ personId }) => personId === expert.id)
            .map(({ id, name, entryName, college, fromDay, toDay }) => ({
              organisation: { id, name, entryName },
              college,
              from: fromDay,
              to: toDay,
            })),
          // The organisation of the account counts too, unless the profile already says since when.
          ...(expert.organisationId && !worksThere(expert.id, expert.organisationId)
            ? [
                {
                  organisation: workplaceOf(expert),
                  college: null,
                  from: null,
                  to: null,
                },
              ]
            : []),
        ],
        declared,
        collaborations: [
          ...collaborations,
          ...shared
            .filter(({ expertId }) => expertId === expert.id)
            .map(({ name, organisationName, personId, title, submittedAt }) => ({
              partner: { name, organisation: organisationName, accountId: personId },
              title,
              on: dayOf(new Date(submittedAt!)),
            })),
        ],
        pastPanels: own
          .filter((panel) => panel.reportId !== reportId && panel.panelRound === 1)
          .map(({ id, name, invitedAt }) => ({
            mainOrganisation: { id, name: name ?? '' },
            on: dayOf(new Date(invitedAt)),
          })),
      };
      return [expert.id, candidate];
    }),
  );
};
