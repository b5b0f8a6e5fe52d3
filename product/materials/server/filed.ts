import type { Db } from '#host/database/connection';
import { fileFacts } from '#host/files/rows';
import { achievements } from '#queries/applications';
import type { FiledApproval } from '../material';
import type { ScanState } from '../uploads';

/** The item that an approval of the application answers, by the kind of approval (domain §4.4). */
const itemOfApproval: Readonly<Record<string, string>> = {
  '1': 'ethicsApproval',
  '2': 'geneticResources',
  '5': 'newBiomedical',
};

/** Approvals and filings that were handed in with the application and may stand as evidence too, by item. */
export const filedApprovals = async (
  db: Db,
  applicationId: string,
): Promise<readonly (FiledApproval & { readonly code: string })[]> => {
  const { form } = await db
    .selectFrom(achievements.as('application'))
    .select('form')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const approvals = (form.approvals ?? []).flatMap(({ kind, fileId, issuer, date }) => {
    const code = itemOfApproval[kind ?? ''];
    return code && fileId ? [{ code, fileId: fileId as string, issuer, issuedOn: date ?? null }] : [];
  });
  if (approvals.length === 0) return [];
  const files = await db
    .selectFrom(fileFacts.as('file'))
    .selectAll()
    .where(
      'id',
      'in',
      approvals.map(({ fileId }) => fileId),
    )
    .execute();
  return approvals.flatMap(({ code, fileId, issuer, issuedOn }) => {
    const file = files.find(({ id }) => id === fileId);
    if (!file) return [];
    const { name, sha256, size, mime, scanState } = file;
    return [
      { ...{ code, fileId, name, sha256, size, mime }, scanState: scanState as ScanState, issuer, issuedOn },
    ];
  });
};
