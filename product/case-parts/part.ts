/** What a case consists of beside the application, in the order in which its page shows it. */
export const caseParts = ['material', 'report', 'panel'] as const;
export type CasePart = (typeof caseParts)[number];

/** What a file of a case stands in, in the order in which files are listed. */
export const fileOrigins = [
  'application',
  'material',
  'earlierMaterial',
  'report',
  'minutes',
  'contract',
  'decision',
  'proposal',
  'appeal',
  'revocation',
] as const;
export type FileOrigin = (typeof fileOrigins)[number];
