/** The scales of which a place may prove a level, and the rows of a report's tables that it may prove. */
export const provenScales = ['maturity', 'innovation', 'advancement'] as const;
export const provenRows = ['workItem', 'indicator', 'innovationPoint'] as const;
export type ProvenScale = (typeof provenScales)[number];
export type ProvenRow = (typeof provenRows)[number];

export const isScale = (proves: string): proves is ProvenScale =>
  (provenScales as readonly string[]).includes(proves);
