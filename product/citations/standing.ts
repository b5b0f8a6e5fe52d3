import type { AchievementFacts } from '#product/levels/types';
import type { CitedPlace, Standing, StoredCitation } from './citation';
import type { ProvenRow } from './proven';

/** A document of the material, as far as a citation asks. */
export interface CitedDocument {
  readonly id: string;
  readonly title: string;
  readonly fileName: string;
  readonly sha256: string;
}

/** A place with what is known of its document as it was cited. */
export type Pinned = CitedPlace & Pick<StoredCitation, 'title' | 'fileName' | 'sha256'>;

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** The documents that came in the place of the one that a citation names: they bear its title, or its file's name. */
export const replacementsOf = (
  { evidenceId, title, fileName }: Pick<Pinned, 'evidenceId' | 'title' | 'fileName'>,
  documents: readonly CitedDocument[],
): readonly string[] =>
  documents
    .filter(
      (document) =>
        document.id !== evidenceId &&
        ((title !== '' && plain(document.title) === plain(title)) ||
          plain(document.fileName) === plain(fileName)),
    )
    .map(({ id }) => id);

/** Whether the document is still the one that was cited, by its hash (domain §9.2). */
export const standingOf = (citation: Pinned, documents: readonly CitedDocument[]): Standing => {
  const cited = documents.find(({ id }) => id === citation.evidenceId);
  if (cited?.sha256 === citation.sha256) return 'stands';
  return cited || replacementsOf(citation, documents).length > 0 ? 'replaced' : 'removed';
};

/**
 * The facts of a report with its cited places: a row does not count a document that came in the place of a cited one until
 * somebody has confirmed the place in it, or moved it (domain §9.2). What is given stays as it is.
 */
export const withCitations = (
  facts: AchievementFacts,
  citations: readonly Pinned[],
  documents: readonly CitedDocument[],
): AchievementFacts => {
  const stale = citations.filter((citation) => standingOf(citation, documents) !== 'stands');
  const held = new Map<string, ReadonlySet<string>>();
  const confirmed = (proves: ProvenRow, of: string) =>
    citations
      .filter((each) => each.proves === proves && each.of === of && !stale.includes(each))
      .map(({ evidenceId }) => evidenceId);
  for (const { proves, of } of stale) {
    const key = `${proves} ${of}`;
    const waiting = stale
      .filter((each) => each.proves === proves && each.of === of)
      .flatMap((each) => [each.evidenceId, ...replacementsOf(each, documents)]);
    const those = confirmed(proves as ProvenRow, of);
    held.set(key, new Set(waiting.filter((id) => !those.includes(id))));
  }
  const counted = (proves: ProvenRow, of: string, id: string): boolean =>
    !held.get(`${proves} ${of}`)?.has(id);
  const one = (proves: ProvenRow, of: string, id: string | null): string | null =>
    id !== null && counted(proves, of, id) ? id : null;
  return {
    ...facts,
    wbs: facts.wbs.map((row) => ({
      ...row,
      evidenceIds: row.evidenceIds.filter((id) => counted('workItem', row.code, id)),
    })),
    indicators: facts.indicators.map((row) => ({
      ...row,
      testReportId: one('indicator', row.name, row.testReportId),
    })),
    innovationPoints: facts.innovationPoints.map((row) => ({
      ...row,
      noveltyReportId: one('innovationPoint', row.number, row.noveltyReportId),
    })),
    citedPlaces: citations.map((citation) => ({
      proves: citation.proves,
      of: citation.of,
      document: citation.title,
      page: citation.page,
      isCurrent: !stale.includes(citation),
    })),
  };
};
