import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '#host/database/tables';

/** What each contract says now: of which application, round and agency it is. */
export const contractsInForce = expressionBuilder<Tables>()
  .selectFrom('contract')
  .innerJoin('contractVersion', (join) =>
    join
      .onRef('contractVersion.contractId', '=', 'contract.id')
      .onRef('contractVersion.version', '=', 'contract.rowVersion'),
  )
  .select(['contract.applicationId', 'contract.round', 'contract.agencyId'])
  .select('contractVersion.contractNumber')
  // As text, so that no digit is lost where it is read beside other things.
  .select(sql<string | null>`contract_version.fee::text`.as('fee'));
