import type { Db } from '#host/database/connection';
import { anyOf, type Ids, type BatchedReads } from '#host/database/batched-reads';
import { applicationHeads, sharedWork } from '#queries/applications';
import { followingIn, mergedEntries } from '#product/organisations/server';
import type { Declaration } from '../declaration';
import { declarations, panelsSat } from '#queries/panels';
import { conflictPeople, workplaces } from '#queries/people';
import type { Day } from '#contract/days';
import { dayOf } from '#contract/calendar';
import type { Candidate, Workplace } from '../types';

type Of<Fact> = Fact & { readonly applicationId?: string };

/** Somebody as hard rules look at them, whatever the achievement. */
export type KnownRelationships = Omit<Candidate, 'role' | 'pastPanels' | 'collaborations'>;

/** Somebody as the whole engine looks at them: panels and common work carry the application they were for. */
export interface Known extends KnownRelationships {
  readonly collaborations: readonly Of<Candidate['collaborations'][number]>[];
  readonly panels: readonly Of<Candidate['pastPanels'][number]>[];
}

/** What has to be read for what hard rules ask of these people, alone or beside other reads. */
export const personRelationshipReads = (db: Db, ids: Ids) => ({
  merged: mergedEntries(db),
  people: db
    .selectFrom(conflictPeople.as('person'))
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .select(['person.id', 'person.trueName', 'person.cardIndex', 'person.mobileIndex'])
    .select(['organisation.survivingId as organisationId', 'organisation.name', 'organisation.entryName'])
    .where('person.id', '=', anyOf(ids)),
  workplaces: db
    .selectFrom(workplaces.as('place'))
    .select(['personId', 'survivingId as id', 'name', 'entryName', 'college', 'fromDay', 'toDay'])
    .where('place.personId', '=', anyOf(ids))
    .orderBy('place.id'),
  declarations: db
    .selectFrom(declarations.as('said'))
    .select(['said.expertId', 'said.declaration', 'said.invitedAt'])
    .where('said.expertId', '=', anyOf(ids))
    .orderBy('said.id'),
});

/** What has to be read besides for the whole engine: what these people did before. */
export const historyReads = (db: Db, ids: readonly string[]) => ({
  panels: db
    .selectFrom(panelsSat.as('sat'))
    .innerJoin(applicationHeads.as('application'), 'application.id', 'sat.applicationId')
    .select(['sat.expertId', 'sat.invitedAt', 'sat.applicationId'])
    .select(['application.mainOrganisationId as id', 'application.mainOrganisationName as name'])
    .where('sat.expertId', '=', anyOf(ids))
    .orderBy('sat.id'),
  shared: db
    .selectFrom(sharedWork.as('shared'))
    .select(['ofPersonId as expertId', 'name', 'personId', 'organisationName', 'applicationId'])
    .select(['title', 'submittedAt'])
    .where('shared.ofPersonId', '=', anyOf(ids))
    .orderBy('shared.id'),
});

type Said = readonly [declaration: Declaration, on: string | undefined];

/** What somebody ever declared, and what they declare now. */
const saidBy = (
  personId: string,
  declarations: BatchedReads<ReturnType<typeof personRelationshipReads>>['declarations'],
  declaring: Declaration | undefined,
): readonly Said[] => [
  ...declarations
    .filter(({ expertId }) => expertId === personId)
    .map(({ declaration, invitedAt }): Said => [declaration!, dayOf(new Date(invitedAt))]),
  ...(declaring ? [[declaring, undefined] as const] : []),
];

const declaredIn = (said: readonly Said[]): Candidate['declared'] => {
  const organisations = (names: readonly string[], on: string | undefined) =>
    names.map((name) => ({ id: null, name, ...(on !== undefined && { on }) }));
  return {
    employers: said.flatMap(([{ employers }, on]) => organisations(employers, on)),
    shareholdings: said.flatMap(([{ shareholdings }, on]) => organisations(shareholdings, on)),
    sharedSupervisorWith: said.flatMap(([{ sharedSupervisorWith }]) =>
      sharedSupervisorWith.map(({ name, organisationName }) => ({ name, organisation: organisationName })),
    ),
  };
};

/**
 * People as hard rules look at them (domain §9.1): the account's own organisation beside the workplaces of the profile,
 * the blind indexes of their numbers, what they ever declared (`declaring`: what somebody declares now).
 */
export const personRelationshipsIn = (
  { people, workplaces, declarations }: BatchedReads<ReturnType<typeof personRelationshipReads>>,
  today: Day,
  declaring?: Declaration,
): ReadonlyMap<string, KnownRelationships> =>
  new Map(
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
      const known: KnownRelationships = {
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
        declared: declaredIn(saidBy(person.id, declarations, declaring)),
      };
      return [person.id, known];
    }),
  );

/** The same people as the whole engine looks at them: earlier achievements with the same people, and panels they sat on. */
export const knownIn = (
  found: BatchedReads<ReturnType<typeof personRelationshipReads> & ReturnType<typeof historyReads>>,
  today: Day,
  declaring?: Declaration,
): ReadonlyMap<string, Known> => {
  const follow = followingIn(found.merged);
  return new Map(
    [...personRelationshipsIn(found, today, declaring)].map(([personId, relationships]) => {
      const said = saidBy(personId, found.declarations, declaring).flatMap(([{ collaborations }]) =>
        collaborations.map(({ name, organisationName, title, on }) => ({
          partner: { name, organisation: organisationName },
          title,
          on,
        })),
      );
      const shared = found.shared
        .filter(({ expertId }) => expertId === personId)
        .map(({ applicationId, name, organisationName, personId: accountId, title, submittedAt }) => ({
          applicationId,
          partner: { name, organisation: organisationName, accountId },
          title,
          on: dayOf(new Date(submittedAt!)),
        }));
      const panels = found.panels
        .filter(({ expertId }) => expertId === personId)
        .map(({ applicationId, id, name, invitedAt }) => ({
          applicationId,
          mainOrganisation: { id: follow(id), name: name ?? '' },
          on: dayOf(new Date(invitedAt)),
        }));
      return [personId, { ...relationships, collaborations: [...said, ...shared], panels }];
    }),
  );
};
