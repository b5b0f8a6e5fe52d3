import type { Context } from '#host/context';
import { seenAmong } from '#host/objects';
import type { EvidenceRow } from '#queries/materials';
import type { Citation, StoredCitation } from '../citation';
import { replacementsOf, standingOf } from '../standing';

/** The places of a report as somebody reads them: with the file where they may open it, and how each stands today (domain §9.2). */
export const shownCitations = async (
  citations: readonly StoredCitation[],
  evidence: readonly EvidenceRow[],
  context: Pick<Context, 'db' | 'me' | 'services'>,
): Promise<Citation[]> => {
  const { db, me, services } = context;
  const files = [...new Set(citations.map(({ fileId }) => fileId))];
  const open = await seenAmong(db, services.contributed.kinds['file']!, files, me);
  return citations.map((citation) => ({
    ...citation,
    fileId: open.has(citation.fileId) ? citation.fileId : null,
    standing: standingOf(citation, evidence),
    replacedBy: [...replacementsOf(citation, evidence)],
  }));
};
