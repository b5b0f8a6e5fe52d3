/** On what an article is read, as the template counts it. */
export const devices = ['PC', 'mobile', 'ios', 'android'] as const;
export const transactionStatuses = ['success', 'pending'] as const;

/** Whom the template's sign-in knows, and the role each has there. Their token is a text that opens nothing. */
export const sampleUsers = { admin: 'admin', editor: 'editor' } as const;
/** How long a password of the template's form is at least; any such one is taken. */
export const shortestSamplePassword = 6;

/** What the template's list of transactions shows of one. */
export interface SampleTransaction {
  readonly status: (typeof transactionStatuses)[number];
}
