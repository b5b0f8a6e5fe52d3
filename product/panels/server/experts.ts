import type { Selectable } from 'kysely';
import type { Db } from '#host/database/connection';
import type { OrganisationRef } from '#product/conflicts/types';
import type { Tables } from '#host/database/tables';

export type Expert = Selectable<Tables['person']> & {
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
