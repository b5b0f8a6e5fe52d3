import { about, when } from './finding';
import { inOrder } from './order';
import type { AchievementFacts, CitedPlace, LevelFinding } from './types';

const tables = {
  workItem: 'wbs',
  indicator: 'indicators',
  innovationPoint: 'innovationPoints',
  maturity: 'documents',
  innovation: 'documents',
  advancement: 'documents',
} as const satisfies Record<CitedPlace['proves'], LevelFinding['where']['table']>;

/**
 * What is wrong with the places that a report cites (domain §9.2): a document that was replaced since proves nothing until the
 * place is confirmed or moved, and a row that is gone is proven by nothing.
 */
export const citedPlaceFindings = ({
  citedPlaces = [],
  wbs,
  indicators,
  innovationPoints,
}: AchievementFacts): LevelFinding[] => {
  const rows: Readonly<Partial<Record<CitedPlace['proves'], readonly string[]>>> = {
    workItem: wbs.map(({ code }) => code),
    indicator: indicators.map(({ name }) => name),
    innovationPoint: innovationPoints.map(({ number }) => number),
  };
  const ordered = inOrder(citedPlaces, ({ proves, of, document, page }) =>
    [proves, of, document, page ?? ''].join(' '),
  );
  return ordered.flatMap(({ proves, of, document, page, isCurrent }) => {
    const say = about(tables[proves], of === '' ? null : of);
    const values = { document, page: page ?? '—' };
    return [
      ...when(!isCurrent, say('blocks', 'citedDocumentReplaced', values)),
      ...when(
        rows[proves] !== undefined && !rows[proves].includes(of),
        say('blocks', 'citedRowGone', values),
      ),
    ];
  });
};
