import type { Db } from '../../../host/database/connection';
import { anyOf, type Together } from '../../../host/database/together';
import { followingIn, mergedEntries } from '../../organisations/server';
import type { Declaration } from '../../panels/invitation';
import '../../panels/server/tables';
import '../../people/server/tables';
import '../../reports/server/tables';
import type { Day } from '../../reports/levels/types';
import { dayOf } from '../../tasks/calendar';
import type { Candidate, Workplace } from '../types';

type Of<Fact> = Fact & { readonly applicationId?: string };

/** Somebody as the engine looks at them, whatever the achievement: panels and common work carry the application they were for. */
export interface Known extends Omit<Candidate, 'role' | 'pastPanels' | 'collaborations'> {
  readonly collaborations: readonly Of<Candidate['collaborations'][number]>[];
  readonly panels: readonly Of<Candidate['pastPanels'][number]>[];
}

/** What has to be read for what is known of these people, alone or beside other reads. */
export const peopleReads = (db: Db, ids: readonly string[]) => ({
  merged: mergedEntries(db),
  people: db
    .selectFrom('person')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .select(['person.id', 'person.trueName', 'person.cardIndex', 'person.mobileIndex'])
    .select(['organisation.survivingId as organisationId', 'organisation.name', 'organisation.entryName'])
    .where('person.id', '=', anyOf(ids)),
  workplaces: db
    .selectFrom('workplace')
    .innerJoin('organisation', 'organisation.id', 'workplace.organisationId')
    .select(['workplace.personId', 'organisation.survivingId as id', 'organisation.name'])
    .select(['organisation.entryName', 'college', 'fromDay', 'toDay'])
    .where('workplace.personId', '=', anyOf(ids))
    .orderBy('workplace.id'),
  panels: db
    .selectFrom('opinion')
    .innerJoin('report', 'report.id', 'opinion.reportId')
    .innerJoin('application', 'application.id', 'report.applicationId')
    .select(['opinion.expertId', 'opinion.declaration', 'opinion.invitedAt', 'opinion.panelRound'])
    .select(['application.id as applicationId', 'application.mainOrganisationId as id'])
    .select('application.mainOrganisationName as name')
    .where('opinion.expertId', '=', anyOf(ids))
    .where('opinion.invitation', '=', 'accepted')
    .orderBy('opinion.id'),
  shared: db
    .selectFrom('applicationPerson as mine')
    .innerJoin('applicationPerson as other', 'other.applicationId', 'mine.applicationId')
    .innerJoin('application', 'application.id', 'mine.applicationId')
    .select(['mine.personId as expertId', 'other.name', 'other.personId', 'other.organisationName'])
    .select(['application.id as applicationId', 'application.achievementName as title'])
    .select('application.submittedAt')
    .where('mine.personId', '=', anyOf(ids))
    .where('application.submittedAt', 'is not', null)
    .whereRef('mine.id', '!=', 'other.id')
    .orderBy('other.id'),
});

type Said = readonly [declaration: Declaration, on: string | undefined];

const declaredIn = (said: readonly Said[]): Pick<Candidate, 'declared' | 'collaborations'> => {
  const organisations = (names: readonly string[], on: string | undefined) =>
    names.map((name) => ({ id: null, name, ...(on !== undefined && { on }) }));
  return {
    declared: {
      employers: said.flatMap(([{ employers }, on]) => organisations(employers, on)),
      shareholdings: said.flatMap(([{ shareholdings }, on]) => organisations(shareholdings, on)),
      sharedSupervisorWith: said.flatMap(([{ sharedSupervisorWith }]) =>
        sharedSupervisorWith.map(({ name, organisationName }) => ({ name, organisation: organisationName })),
      ),
    },
    collaborations: said.flatMap(([{ collaborations }]) =>
      collaborations.map(({ name, organisationName, title, on }) => ({
        partner: { name, organisation: organisationName },
        title,
        on,
      })),
    ),
  };
};

/**
 * People as the conflict engine looks at them (domain §9.1): the account's own organisation beside the workplaces of the
 * profile, the blind indexes of their numbers, what they ever declared (`declaring`: what somebody declares now), earlier
 * achievements with the same people, panels they sat on.
 */
export const knownIn = (
  { people, workplaces, panels, shared, merged }: Together<ReturnType<typeof peopleReads>>,
  today: Day,
  declaring?: Declaration,
): ReadonlyMap<string, Known> => {
  const follow = followingIn(merged);
  return new Map(
    people.map((person) => {
      const places: Workplace[] = workplaces
        .filter(({ personId }) => personId === person.id)
        .map(({ id, name, entryName, college, fromDay, toDay }) => ({
          organisation: { id, name, entryName },
          college,
          from: fromDay,
          to: toDay,
        }));
      const isSaid = places.some(
        ({ organisation, from, to }) =>
          organisation.id === person.organisationId && to === null && (from === null || from <= today),
      );
      const sat = panels.filter(({ expertId }) => expertId === person.id);
      const { declared, collaborations } = declaredIn([
        ...sat.flatMap(({ declaration, invitedAt }): Said[] =>
          declaration ? [[declaration, dayOf(new Date(invitedAt))]] : [],
        ),
        ...(declaring ? [[declaring, undefined] as const] : []),
      ]);
      const known: Known = {
        name: person.trueName,
        accountId: person.id,
        identityCardIndex: person.cardIndex,
        mobileIndex: person.mobileIndex,
        // The organisation of the account counts too, unless the profile already says since when.
        workplaces:
          person.organisationId === null || isSaid
            ? places
            : [
                ...places,
                {
                  organisation: {
                    id: person.organisationId,
                    name: person.name ?? '',
                    entryName: person.entryName ?? '',
                  },
                  college: null,
                  from: null,
                  to: null,
                },
              ],
        declared,
        collaborations: [
          ...collaborations,
          ...shared
            .filter(({ expertId }) => expertId === person.id)
            .map(({ applicationId, name, organisationName, personId, title, submittedAt }) => ({
              applicationId,
              partner: { name, organisation: organisationName, accountId: personId },
              title,
              on: dayOf(new Date(submittedAt!)),
            })),
        ],
        panels: sat
          .filter(({ panelRound }) => panelRound === 1)
          .map(({ applicationId, id, name, invitedAt }) => ({
            applicationId,
            mainOrganisation: { id: follow(id), name: name ?? '' },
            on: dayOf(new Date(invitedAt)),
          })),
      };
      return [person.id, known];
    }),
  );
};
