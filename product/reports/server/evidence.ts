import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import type { MaterialTables } from '#product/materials/proposals';
import { kindOfType } from '#product/levels/evidence';
import type { EvidenceDocument } from '#product/levels/types';

/** A file of the material, as far as a report cites it. */
export interface EvidenceRow {
  readonly id: string;
  readonly fileId: string;
  readonly title: string;
  readonly documentType: string;
  readonly issuer: string;
  readonly issuedOn: string;
  readonly passed: boolean;
  readonly sha256: string;
  readonly fileName: string;
  readonly size: number;
}

export interface Material {
  readonly id: string;
  readonly status: number;
  readonly tables: MaterialTables;
}

/** The material of an application's current round, or undefined before it was accepted. */
export const materialOf = async (db: Db, applicationId: string): Promise<Material | undefined> => {
  const { rows } = await sql<Material>`select m.id, m.status, m.tables from material m
    join application a on a.id = m.application_id and a.round = m.round where a.id = ${applicationId}`.execute(
    db,
  );
  return rows[0];
};

/**
 * Every document of the material, in the material's order. It counts only while the material has passed and the
 * assessor found its item in order: reopening the material makes all evidence stale until it passes again (M5).
 * A file whose owner has not yet given its type and date is no document.
 */
export const evidenceOf = async (db: Db, applicationId: string): Promise<EvidenceRow[]> => {
  const { rows } = await sql<EvidenceRow>`
    select mf.id, mf.file_id, mf.title, mf.document_type, mf.issuer, mf.issued_on,
      (m.status = 1 and mi.result is not distinct from 1) as passed, f.sha256, f.name as file_name, f.size
    from material m
    join application a on a.id = m.application_id and a.round = m.round
    join material_file mf on mf.material_id = m.id
    join file f on f.id = mf.file_id
    left join material_item mi on mi.material_id = m.id and mi.code = mf.item_code
    where a.id = ${applicationId} and mf.document_type is not null and mf.issued_on is not null
    order by mi.sort nulls last, mf.sort, mf.id`.execute(db);
  return rows;
};

export const asDocument = ({
  id,
  documentType,
  passed,
  issuedOn,
  issuer,
}: EvidenceRow): EvidenceDocument => ({
  id,
  kind: kindOfType(documentType),
  passed,
  issuedOn,
  issuer,
});

/** How evidence is called on paper: E-01, E-02 … */
export const evidenceNumber = (place: number): string => `E-${String(place + 1).padStart(2, '0')}`;
