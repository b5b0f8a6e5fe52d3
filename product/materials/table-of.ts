import type { ChecklistRow } from './checklist-types';
import type { MaterialTables } from './proposals';

/** Where the rows of a table item are kept. */
export const tableOf = {
  wbs: 'workBreakdown',
  indicators: 'indicators',
  innovationPoints: 'innovationPoints',
  discoveryPoints: 'discoveryPoints',
} as const satisfies Record<Exclude<ChecklistRow['kind'], 'files'>, keyof MaterialTables>;
