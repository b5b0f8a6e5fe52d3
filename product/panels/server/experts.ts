import type { InferResult } from 'kysely';
import { anyOf } from '#host/database/batched-reads';
import type { Db } from '#host/database/connection';
import { profiles } from '#queries/people';
import type { OrganisationRef } from '#product/conflicts/types';

const placed = (db: Db) =>
  db
    .selectFrom(profiles.as('person'))
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .selectAll('person')
    .select(['organisation.survivingId as organisationId', 'organisation.name as organisationName'])
    .select('organisation.entryName');

export type Expert = InferResult<ReturnType<typeof placed>>[number];

/** The accounts of these people, whoever they are, with the names of their organisations. */
export const expertsOf = (db: Db, ids: readonly string[]): Promise<Expert[]> =>
  ids.length === 0 ? Promise.resolve([]) : placed(db).where('person.id', '=', anyOf(ids)).execute();

/** Where an expert works now. */
export const workplaceOf = ({ organisationId, organisationName, entryName }: Expert): OrganisationRef => ({
  id: organisationId,
  name: organisationName ?? '',
  entryName: entryName ?? '',
});
