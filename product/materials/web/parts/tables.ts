import { sectionsOf } from '#shell/form/declared';
import type { Section } from '#shell/form/types';
import type { MaterialTables } from '../../proposals';
import { tableFacts } from './facts';
import { tableControls, tableTitles } from './table-controls';

const sections = sectionsOf(tableTitles, tableFacts, tableControls) as readonly Section<MaterialTables>[];

/** The tables that a template asks the owner to propose (domain §4.4). */
export const tableSections = (template: 1 | 2): readonly Section<MaterialTables>[] =>
  sections.filter(({ key }) => (key === 'discoveries') === (template === 2));

/** The section in which an item's table stands. */
export const tablePlaces = {
  wbs: tableControls.workBreakdown.in,
  indicators: tableControls.indicators.in,
  innovationPoints: tableControls.innovationPoints.in,
  discoveryPoints: tableControls.discoveryPoints.in,
} as const;
