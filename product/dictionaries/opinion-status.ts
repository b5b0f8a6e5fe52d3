/** An untouched sheet has no code; a saved one has 6, and both read as not submitted (domain §2). */
export const opinionStates = { untouched: null, draft: 6, submitted: 0, passed: 1, notPassed: 3 } as const;
