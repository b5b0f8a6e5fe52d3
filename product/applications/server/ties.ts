import type { Problem } from '../../../contract/problem';
import { general } from '../../../contract/problems';
import { fill, inLanguage, type Language } from '../../../contract/words';
import type { Db } from '../../../host/database/connection';
import { conflictsOf } from '../../panels/conflicts/conflicts';
import type { AchievementTies, Candidate, Hit } from '../../panels/conflicts/types';
import { conflictsWords } from '../../panels/conflicts/words';
import { settingsOf } from '../../settings/server';
import { following } from '../../organisations/server';
import type { Draft } from '../application';
import { mainOrganisationOf } from '../application';
import { contentOf } from './content';
import type { Application } from './visible';

const indexesOf = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? new Map<string, { cardIndex: string | null; mobileIndex: string | null }>()
    : new Map(
        (
          await db
            .selectFrom('person')
            .select(['id', 'cardIndex', 'mobileIndex'])
            .where('id', 'in', ids)
            .execute()
        ).map((row) => [row.id, row]),
      );

const named = (people: readonly { name: string; organisationName: string }[]) =>
  people.map(({ name, organisationName }) => ({ name, organisation: organisationName }));

/** Whoever and whatever an application touches, as the conflict engine asks for it (domain §9.1). */
export const tiesOf = async (db: Db, row: Application): Promise<AchievementTies> => {
  const draft: Draft = await contentOf(db, row);
  const follow = await following(db);
  const persons = draft.persons ?? [];
  const known = await indexesOf(db, [
    row.ownerId,
    ...persons.flatMap(({ personId }) => (personId ? [personId] : [])),
  ]);
  const owner = await db
    .selectFrom('person')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .select(['person.trueName', 'organisation.name'])
    .where('person.id', '=', row.ownerId)
    .executeTakeFirstOrThrow();
  const agency = row.evaluationAgencyId
    ? await db
        .selectFrom('organisation')
        .select(['survivingId as id', 'name', 'entryName'])
        .where('id', '=', row.evaluationAgencyId)
        .executeTakeFirst()
    : undefined;
  const organisations = (draft.organisations ?? []).map(({ organisationId, name }) => ({
    id: follow(organisationId ?? null),
    name,
  }));
  const main = mainOrganisationOf(draft.organisations);
  return {
    mainOrganisation: { id: follow(main?.organisationId ?? null), name: main?.name ?? '' },
    completingOrganisations: organisations,
    colleges: draft.collegeName ? [draft.collegeName] : [],
    persons: [
      {
        name: owner.trueName,
        organisation: owner.name ?? '',
        accountId: row.ownerId,
        identityCardIndex: known.get(row.ownerId)?.cardIndex ?? null,
        mobileIndex: known.get(row.ownerId)?.mobileIndex ?? null,
      },
      ...persons.map(({ name, organisationName, personId }) => ({
        name,
        organisation: organisationName,
        accountId: personId ?? null,
        identityCardIndex: known.get(personId ?? '')?.cardIndex ?? null,
        mobileIndex: known.get(personId ?? '')?.mobileIndex ?? null,
      })),
    ],
    inventors: (draft.rights ?? []).flatMap((right) =>
      named(right.inventors).map((person) => ({ ...person, right: right.name })),
    ),
    authors: (draft.papers ?? []).flatMap((paper) =>
      named(paper.authors).map((person) => ({ ...person, paper: paper.title })),
    ),
    avoided: named(draft.avoidedExperts ?? []),
    agency: agency ?? { id: null, name: '' },
    transferees: [],
    periods: await settingsOf(db, row.id),
  };
};

/** A person as the conflict engine looks at him: his workplaces with their times, and whom he is on record as. */
export const candidateOf = async (db: Db, personId: string, role: Candidate['role']): Promise<Candidate> => {
  const person = await db
    .selectFrom('person')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .select([
      'person.id',
      'person.trueName',
      'person.cardIndex',
      'person.mobileIndex',
      'organisation.survivingId as organisationId',
      'organisation.name as organisationName',
      'organisation.entryName',
    ])
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();
  const places = await db
    .selectFrom('workplace')
    .innerJoin('organisation', 'organisation.id', 'workplace.organisationId')
    .select(['organisation.survivingId as id', 'organisation.name', 'organisation.entryName'])
    .select(['college', 'fromDay', 'toDay'])
    .where('personId', '=', personId)
    .execute();
  return {
    role,
    name: person.trueName,
    accountId: person.id,
    identityCardIndex: person.cardIndex,
    mobileIndex: person.mobileIndex,
    workplaces: [
      ...(person.organisationId === null
        ? []
        : [
            {
              organisation: {
                id: person.organisationId,
                name: person.organisationName ?? '',
                entryName: person.entryName ?? '',
              },
              college: null,
              from: null,
              to: null,
            },
          ]),
      ...places.map(({ id, name, entryName, college, fromDay, toDay }) => ({
        organisation: { id, name, entryName },
        college,
        from: fromDay,
        to: toDay,
      })),
    ],
    declared: { employers: [], shareholdings: [], sharedSupervisorWith: [] },
    collaborations: [],
    pastPanels: [],
  };
};

/** A hit in words. */
export const sentenceOf = (hit: Hit, language: Language): string =>
  fill(inLanguage(conflictsWords[hit.word], language), { who: hit.who, where: hit.where });

/** The refusal that hard hits make, with every reason beside it; undefined when there is none. */
export const refusalOf = (hits: readonly Hit[], language: Language): Problem | undefined =>
  hits.length === 0
    ? undefined
    : general.conflictOfInterest(
        { why: sentenceOf(hits[0]!, language) },
        hits.map((hit) => ({ Field: hit.rule, Msg: sentenceOf(hit, language) })),
      );

/** What speaks against somebody of the agency who handles or assesses the achievement. */
export const conflictsWith = async (db: Db, row: Application, personId: string, today: string) =>
  conflictsOf(await candidateOf(db, personId, 'assessor'), await tiesOf(db, row), today);
