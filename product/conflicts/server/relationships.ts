import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import { anyOf, readBatch, type Ids, type BatchedReads } from '#host/database/batched-reads';
import { caseRelationships, namedPersons } from '#queries/applications';
import { followingIn, mergedEntries } from '#product/organisations/server';
import { conflictPeople } from '#queries/people';
import { settingsIn, settingsReads } from '#product/settings/server';
import type { AchievementRelationships, PersonRef } from '../types';
import { judgesIn, reportOfJudges } from './judges';

/** Everybody named in it, by whom the account is told to be the same person. */
const personsBelow = sql<readonly PersonRef[]>`(select coalesce(json_agg(json_build_object(
    'accountId', named.person_id, 'name', named.name, 'organisation', named.organisation_name,
    'identityCardIndex', person.card_index, 'mobileIndex', person.mobile_index) order by named.sort), '[]')
  from ${namedPersons.as('named')} left join ${conflictPeople.as('person')} on person.id = named.person_id
  where named.application_id = application.id)`;

const heads = (db: Db, ids: Ids) =>
  db
    .selectFrom(caseRelationships.as('application'))
    .innerJoin(conflictPeople.as('owner'), 'owner.id', 'application.ownerId')
    .leftJoin('organisation as home', 'home.id', 'owner.organisationId')
    .leftJoin(conflictPeople.as('manager'), 'manager.id', 'application.technologyManagerId')
    .leftJoin('organisation as office', 'office.id', 'manager.organisationId')
    .leftJoin('organisation as agency', 'agency.id', 'application.evaluationAgencyId')
    .select(['application.id', 'application.collegeName', 'application.mainOrganisationId'])
    .select(['application.mainOrganisationName', 'application.papers'])
    .select(['owner.id as ownerId', 'owner.trueName as ownerName', 'owner.cardIndex as ownerCard'])
    .select(['owner.mobileIndex as ownerMobile', 'home.name as ownerOrganisation'])
    .select([
      'manager.id as managerId',
      'manager.trueName as managerName',
      'manager.cardIndex as managerCard',
    ])
    .select(['manager.mobileIndex as managerMobile', 'office.name as managerOrganisation'])
    .select([
      'agency.survivingId as agencyId',
      'agency.name as agencyName',
      'agency.entryName as agencyEntry',
    ])
    .select(['application.organisations', 'application.rights', 'application.avoided'])
    .select(['application.assessorId', 'application.formerAssessors as former'])
    .select([personsBelow.as('persons'), reportOfJudges.as('report')])
    .where('application.id', '=', anyOf(ids));

/** What has to be read for the relationships of these achievements, alone or along with other reads. */
export const relationshipReads = (db: Db, ids: Ids) => ({
  heads: heads(db, ids),
  merged: mergedEntries(db),
  ...settingsReads(db, ids),
});

/** Several owners of one right stand in one field, as registers print them. */
const eachOwner = (owners: string): string[] =>
  owners
    .split(/[;；,，、]/u)
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Everybody and every organisation these achievements touch, for the conflict engine (domain §9.1): owner and technology
 * manager, everybody named, inventors, authors, whom the applicant would avoid, the completing organisations, the agency,
 * and who judges already. Whoever owns a listed right without having completed the achievement has taken it over; other
 * transferees are known to nobody before there is a ledger of transformations.
 */
export const relationshipsIn = (
  all: BatchedReads<ReturnType<typeof relationshipReads>>,
): ReadonlyMap<string, AchievementRelationships> => {
  const settings = settingsIn(all);
  const follow = followingIn(all.merged);
  return new Map(
    all.heads.map((head) => {
      const { rights } = head;
      const organisations = head.organisations.map(({ id, ...each }) => ({ id: follow(id), ...each }));
      const main = organisations.find(({ isMain }) => isMain) ?? {
        id: follow(head.mainOrganisationId),
        name: head.mainOrganisationName ?? '',
      };
      const owner: PersonRef = {
        name: head.ownerName,
        organisation: head.ownerOrganisation ?? '',
        accountId: head.ownerId,
        identityCardIndex: head.ownerCard,
        mobileIndex: head.ownerMobile,
      };
      const relationships: AchievementRelationships = {
        owner,
        technologyManager:
          head.managerId === null
            ? null
            : {
                name: head.managerName ?? '',
                organisation: head.managerOrganisation ?? '',
                accountId: head.managerId,
                identityCardIndex: head.managerCard,
                mobileIndex: head.managerMobile,
              },
        judges: judgesIn(head),
        mainOrganisation: { id: main.id, name: main.name },
        completingOrganisations: organisations.map(({ id, name }) => ({ id, name })),
        colleges: head.collegeName ? [head.collegeName] : [],
        persons: head.persons,
        inventors: rights.flatMap(({ name: right, inventors }) =>
          inventors.map(({ name, organisationName }) => ({ name, organisation: organisationName, right })),
        ),
        authors: (head.papers ?? []).flatMap(({ title, authors }) =>
          authors.map(({ name, organisationName }) => ({
            name,
            organisation: organisationName,
            paper: title,
          })),
        ),
        avoided: head.avoided,
        agency: { id: head.agencyId, name: head.agencyName ?? '', entryName: head.agencyEntry ?? '' },
        transferees: rights
          .flatMap((right) => eachOwner(right.owner))
          .filter((name) => !organisations.some((each) => each.name === name))
          .map((name) => ({ id: null, name })),
        periods: settings(head.id),
      };
      return [head.id, relationships];
    }),
  );
};

/** The same, read now, in one statement. */
export const relationshipsOf = async (
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, AchievementRelationships>> =>
  applicationIds.length === 0
    ? new Map()
    : relationshipsIn(await readBatch(db, relationshipReads(db, applicationIds)));
