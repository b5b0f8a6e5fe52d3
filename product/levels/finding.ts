import type { Finding } from './types';

/** Speaks about one place of the report: `const say = about('wbs', '1.2')`. */
export const about =
  (table: Finding['where']['table'], row: string | null = null) =>
  (severity: Finding['severity'], word: Finding['word'], values: Finding['values'] = {}): Finding => ({
    severity,
    word,
    values,
    where: { table, row },
  });

/** The finding if it is so, otherwise nothing. */
export const when = (isSo: boolean, finding: Finding): Finding[] => (isSo ? [finding] : []);
