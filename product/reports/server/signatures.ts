import type { Db } from '#host/database/connection';
import { people } from '#queries/people';
import type { ReportRecord } from './computed-levels';
import { signers } from '../report';

export interface SignatureRow {
  readonly actor: 'assessor' | 'secondChecker' | 'agency';
  readonly personId: string;
  readonly name: string;
  readonly contentHash: string;
  readonly signedAt: string;
}

/** All signatures ever given, oldest first; those of an earlier content stay as history. */
export const signaturesOf = (db: Db, reportId: string): Promise<SignatureRow[]> =>
  db
    .selectFrom('reportSignature')
    .innerJoin(people.as('person'), 'person.id', 'reportSignature.personId')
    .select([
      'reportSignature.actor',
      'reportSignature.personId',
      'person.trueName as name',
      'reportSignature.contentHash',
      'reportSignature.signedAt',
    ])
    .where('reportId', '=', reportId)
    .orderBy('signedAt')
    .orderBy('reportSignature.id')
    .execute();

/** Author, second checker and agency manager have signed exactly this content, three different people (R5). */
export const hasAllSignatures = async (
  db: Db,
  row: Pick<ReportRecord, 'id' | 'authorId' | 'checkedBy' | 'contentHash'>,
): Promise<boolean> => {
  const valid = (await signaturesOf(db, row.id)).filter(
    ({ actor, personId, contentHash }) =>
      contentHash === row.contentHash &&
      (actor !== 'assessor' || personId === row.authorId) &&
      (actor !== 'secondChecker' || personId === row.checkedBy),
  );
  return (
    signers.every((actor) => valid.some((signature) => signature.actor === actor)) &&
    new Set(valid.map(({ personId }) => personId)).size >= signers.length
  );
};
