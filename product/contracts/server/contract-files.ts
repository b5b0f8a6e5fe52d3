import { sql, type SqlBool } from 'kysely';
import type { Contributions } from '#host/contributions';
import type { AtCase, HeldFile } from '#product/case-parts/server';
import { takesPart } from '#product/correspondence/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import type { Reader } from '#product/files/server';
import { applicationHeads } from '#queries/applications';
import { partOf } from './read';

/** The parties of a contract read its files by their roles, and the public-service agency once the case is with it. */
const readableFiles: Reader = (_, me) =>
  me
    ? sql<SqlBool>`exists (select 1 from contract_version join contract on contract.id = contract_version.contract_id
        where contract_version.file_id = file.id
          and (${takesPart('contract.application_id', me, ['owner', 'techManager', 'agency'])}
            or exists (select 1 from ${applicationHeads.as('reviewed')} where reviewed.id = contract.application_id
                and reviewed.status in (${applicationCodes.publicReview}, ${applicationCodes.passed})
                and ${takesPart('contract.application_id', me, ['publicAgency'])})))`
    : sql<SqlBool>`false`;

/** The same, and to whoever has a conflict of interest with the case its contract is not there (decision 0082). */
export const contractFiles: Contributions['independentFileReaders'][number] = {
  reads: readableFiles,
  opens: async (opening, fileId) => {
    const cases = await opening.db
      .selectFrom('contractVersion')
      .innerJoin('contract', 'contract.id', 'contractVersion.contractId')
      .innerJoin(applicationHeads.as('application'), 'application.id', 'contract.applicationId')
      .select(['application.id', 'application.status', 'application.returnedBy'])
      .select('application.evaluationAgencyId')
      .distinct()
      .where('contractVersion.fileId', '=', fileId)
      .execute();
    for (const object of cases) if (await partOf({ ...opening, object })) return true;
    return false;
  },
};

/** The files of every version of the case's contracts, the newest first; only its readers open one. */
export const filesOfContracts = async ({ db, object }: AtCase): Promise<HeldFile[]> => {
  const rows = await db
    .selectFrom('contractVersion as version')
    .innerJoin('contract', 'contract.id', 'version.contractId')
    .select(['version.fileId', 'version.contractNumber'])
    .where('contract.applicationId', '=', object.id)
    .orderBy('contract.round', 'desc')
    .orderBy('version.version', 'desc')
    .execute();
  return rows.flatMap(({ fileId, contractNumber }, place) =>
    fileId && rows.findIndex((row) => row.fileId === fileId) === place
      ? [{ fileId, origin: 'contract', title: contractNumber }]
      : [],
  );
};
