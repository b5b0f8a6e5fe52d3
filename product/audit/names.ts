/** The kinds of record that the log tells of, as far as one may be chosen. */
export const objectKinds = [
  'appeal',
  'application',
  'applicationRecord',
  'caseMessage',
  'content',
  'draftOwner',
  'integrityRecord',
  'material',
  'feeDemand',
  'phrase',
  'picture',
  'materialPin',
  'report',
  'publishedResult',
  'opinion',
  'person',
  'personImport',
  'organisation',
  'organisationEntry',
  'revocation',
  'role',
  'action',
  'codeSet',
  'codeItem',
  'file',
  'upload',
  'registration',
  'session',
  'list',
  'exportRequest',
  'exportFile',
  'savedSearch',
  'privacyRequest',
  'delivery',
  'notice',
  'auditEntry',
] as const;

/** What of a person is shown only in part, and for a reason in full. */
export const hiddenFields = ['mobile', 'email', 'identityCard'] as const;
/** How long a reason has to be, so that its person can understand it. */
export const leastReason = 5;
