import type { Db } from '#host/database/connection';
import { anyOf, type Ids, type BatchedReads } from '#host/database/batched-reads';
import { applicationHeads, workInCommon } from '#queries/applications';
import { followingIn, mergedEntries } from '#product/organisations/server';
import type { Declaration } from '../declaration';
import { declarations, panelsSat } from '#queries/panels';
import { conflictPeople, workplaces } from '#queries/people';
import type { Day } from '#contract/days';
import { dayOf } from '#contract/calendar';
import { match } from '../match';
import { namesOf, normalisedName } from '../names';
import type { Candidate, Workplace } from '../types';

/** Of thousands of people most have neither declared nor done anything with anybody: for them nothing is made anew. */
const none = [] as const;

type Of<Fact> = Fact & { readonly applicationId?: string; readonly forApplicationId?: string };

/** Somebody as hard rules look at them, whatever the achievement. */
export type KnownRelationships = Omit<Candidate, 'role' | 'pastPanels' | 'collaborations'>;

/** Somebody as the whole engine looks at them: panels and common work carry the application they were for. */
export interface Known {
  readonly person: KnownRelationships;
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
export const historyReads = (db: Db, ids: Ids, applicationIds: Ids) => ({
  panels: db
    .selectFrom(panelsSat.as('sat'))
    .innerJoin(applicationHeads.as('application'), 'application.id', 'sat.applicationId')
    .select(['sat.expertId', 'sat.invitedAt', 'sat.applicationId'])
    .select(['application.mainOrganisationId as id', 'application.mainOrganisationName as name'])
    .where('sat.expertId', '=', anyOf(ids))
    .orderBy('sat.id'),
  shared: workInCommon(anyOf(applicationIds)),
});

/** Rows by what they belong to: with thousands of people nobody goes through all rows for each. */
const grouped = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
};

type DeclarationRow = BatchedReads<ReturnType<typeof personRelationshipReads>>['declarations'][number];
type Said = readonly [declaration: Declaration, on: string | undefined];

/** What somebody ever declared, and what they declare now. */
const saidBy = (
  personId: string,
  declarations: ReadonlyMap<string, readonly DeclarationRow[]>,
  declaring: Declaration | undefined,
): readonly Said[] => {
  const before = declarations.get(personId);
  if (!before && !declaring) return none;
  return [
    ...(before ?? none).map(({ declaration, invitedAt }): Said => [declaration!, dayOf(new Date(invitedAt))]),
    ...(declaring ? [[declaring, undefined] as const] : []),
  ];
};

const nothingDeclared: Candidate['declared'] = { employers: [], shareholdings: [], sharedSupervisorWith: [] };

const declaredIn = (said: readonly Said[]): Candidate['declared'] => {
  if (said.length === 0) return nothingDeclared;
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
): ReadonlyMap<string, KnownRelationships> => {
  const workplacesOf = grouped(workplaces, ({ personId }) => personId);
  const declarationsOf = grouped(declarations, ({ expertId }) => expertId);
  return new Map(
    people.map((person) => {
      const places: Workplace[] = (workplacesOf.get(person.id) ?? []).map(
        ({ id, name, entryName, college, fromDay, toDay }) => ({
          organisation: { id, name, entryName },
          college,
          from: fromDay,
          to: toDay,
        }),
      );
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
        declared: declaredIn(saidBy(person.id, declarationsOf, declaring)),
      };
      return [person.id, known];
    }),
  );
};

/** A paper is as old as its year, which may not be over yet; other work is as old as what tells of it. */
const dayOfWork = (
  { year, submittedAt }: { readonly year: number | null; readonly submittedAt: string },
  today: Day,
): Day => {
  if (year === null) return dayOf(new Date(submittedAt));
  const last = `${year}-12-31`;
  return last > today && year <= Number(today.slice(0, 4)) ? today : last;
};

/** The same people as the whole engine looks at them: earlier achievements with the same people, and panels they sat on. */
export const knownIn = (
  found: BatchedReads<ReturnType<typeof personRelationshipReads> & ReturnType<typeof historyReads>>,
  today: Day,
  declaring?: Declaration,
): ReadonlyMap<string, Known> => {
  const follow = followingIn(found.merged);
  const declarationsOf = grouped(found.declarations, ({ expertId }) => expertId);
  const panelsOf = grouped(found.panels, ({ expertId }) => expertId);
  const sharedOf = grouped(found.shared, ({ personId, name }) => personId ?? normalisedName(name));
  const commonWorkOf = (personId: string, person: KnownRelationships): Known['collaborations'] => {
    const said = saidBy(personId, declarationsOf, declaring).flatMap(([{ collaborations }]) =>
      collaborations.map(({ name, organisationName, title, on }) => ({
        partner: { name, organisation: organisationName },
        title,
        on,
      })),
    );
    const [byAccount, byName] = [sharedOf.get(personId), sharedOf.get(normalisedName(person.name))];
    if (!byAccount && !byName) return said;
    const organisations = person.workplaces.flatMap(({ organisation }) => namesOf(organisation));
    const self = { ...person, organisations };
    const shared = [...(byAccount ?? none), ...(byName ?? none)].map((row) => ({
      applicationId: row.applicationId,
      forApplicationId: row.forApplicationId,
      kind: row.kind,
      partner: { name: row.partnerName, organisation: row.partnerOrganisation, accountId: row.partnerId },
      title: row.year === null ? row.title : `${row.title} (${row.year})`,
      on: dayOfWork(row, today),
      selfBy: match(self, { name: row.name, organisation: row.organisationName, accountId: row.personId })!,
    }));
    return [...said, ...shared];
  };
  return new Map(
    [...personRelationshipsIn(found, today, declaring)].map(([personId, person]) => [
      personId,
      {
        person,
        collaborations: commonWorkOf(personId, person),
        panels: (panelsOf.get(personId) ?? none).map(({ applicationId, id, name, invitedAt }) => ({
          applicationId,
          mainOrganisation: { id: follow(id), name: name ?? '' },
          on: dayOf(new Date(invitedAt)),
        })),
      },
    ]),
  );
};
