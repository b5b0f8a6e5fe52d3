import { kindOfType } from '#product/levels/evidence';
import type { InnovationPoint, WorkItem } from '#product/levels/tables';
import type { MaterialTables } from '#product/materials/proposals';
import type { EvidenceRow } from '#queries/materials';

type Discovery = NonNullable<MaterialTables['discoveryPoints']>[number];

/**
 * A point of discovery is judged like a point of innovation (domain §6.1, category 3). The search it cites comes along; what
 * was found in it the assessor has to read first: until they say so, it counts for nothing.
 */
const asPoint = (
  { number, text, isCore, evidenceIds }: Discovery,
  evidence: readonly EvidenceRow[],
): InnovationPoint => ({
  number,
  text,
  isCore,
  noveltyReportId:
    evidence.find(
      ({ id, documentType }) => evidenceIds.includes(id) && kindOfType(documentType) === 'noveltyReport',
    )?.id ?? null,
  noveltyReportNumber: '',
  searchedChina: false,
  searchedWorld: false,
  allFields: false,
  result: 'reported',
  closeDocuments: [],
});

/** What a theory is broken down into: its discoveries, weighed alike until the assessor weighs them; weights add up to 100. */
const asItems = (discoveries: readonly Discovery[]): WorkItem[] => {
  const share = Math.floor(100 / discoveries.length);
  return discoveries.map(({ text, isCore, evidenceIds }, place) => ({
    code: String(place + 1),
    name: text.slice(0, 200),
    weight: place === 0 ? 100 - share * (discoveries.length - 1) : share,
    isKey: isCore,
    claimedLevel: null,
    levelBasis: '',
    evidenceIds,
    notApplicableProofs: [],
  }));
};

/**
 * What the owner proposed, as a report begins with it (R1): every row, for the material was judged by the very shapes of
 * the report's tables. Discoveries stand behind the innovation points, under numbers nobody else has.
 */
export const proposedIn = (tables: MaterialTables | undefined, evidence: readonly EvidenceRow[]) => {
  const { workBreakdown = [], indicators = [], innovationPoints = [], discoveryPoints = [] } = tables ?? {};
  const taken = new Set(innovationPoints.map(({ number }) => number));
  const discovered = discoveryPoints.map((point) =>
    asPoint(
      taken.has(point.number) ? { ...point, number: `F${point.number}`.slice(0, 12) } : point,
      evidence,
    ),
  );
  return {
    workBreakdown: workBreakdown.length > 0 ? workBreakdown : asItems(discoveryPoints),
    indicators,
    innovationPoints: [...innovationPoints, ...discovered],
  };
};
