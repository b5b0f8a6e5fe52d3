import { evidenceNumber, type ReportDocument } from '#product/printing/server';
import type { WorkItem } from '#product/levels/tables';
import type { EvidenceRow } from '#queries/materials';
import type { StoredCitation } from '../citation';
import { citationsWords } from '../words';

interface About {
  readonly citations: readonly StoredCitation[];
  readonly workBreakdown: readonly WorkItem[];
  readonly evidence: readonly EvidenceRow[];
}

const provesOf = ({ proves, of, level }: StoredCitation, { workBreakdown }: About): string => {
  const [named] = citationsWords[`proves.${proves}`];
  if (level !== null) return `${named} ${level} 级`;
  const item = proves === 'workItem' && workBreakdown.find(({ code }) => code === of);
  return [named, of, ...(item ? [item.name] : [])].join(' ');
};

/** The places that a report cites, as annex A prints them beneath the list of the evidence (domain §6.1, §9.2). */
export const printedCitations = (about: About): ReportDocument['annexes']['citedPlaces'] =>
  about.citations.map((citation) => {
    const place = about.evidence.findIndex(({ id }) => id === citation.evidenceId);
    const number = place < 0 ? '' : `${evidenceNumber(place)} `;
    const page = citation.page === null ? '' : ` 第 ${citation.page} 页`;
    return {
      proves: provesOf(citation, about),
      where: `${number}${citation.title || citation.fileName}${page}`,
      says: [citation.place, citation.quotation].filter((text) => text.trim() !== '').join('：') || '—',
      sha256: citation.sha256,
    };
  });
