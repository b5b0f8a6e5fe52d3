import type { EvidenceRow } from '#product/materials/server/queries';
import { kindOfType } from '#product/levels/evidence';
import type { EvidenceDocument } from '#product/levels/types';

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
