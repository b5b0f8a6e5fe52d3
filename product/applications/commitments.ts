/** The commitments every applicant makes, each in the version that is in force. */
export const commitmentIds = ['truth.2026-1', 'ownership.2026-1', 'publication.2026-1'] as const;
