import type { LevelFinding } from './types';

/** Speaks about one place of the report: `const say = about('wbs', '1.2')`. */
export const about =
  (table: LevelFinding['where']['table'], row: string | null = null) =>
  (
    severity: LevelFinding['severity'],
    word: LevelFinding['word'],
    values: LevelFinding['values'] = {},
  ): LevelFinding => ({
    severity,
    word,
    values,
    where: { table, row },
  });

/** The finding if it is so, otherwise nothing. */
export const when = (isSo: boolean, finding: LevelFinding): LevelFinding[] => (isSo ? [finding] : []);
