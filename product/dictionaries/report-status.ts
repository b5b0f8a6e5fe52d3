/** The states of a report and their codes on the wire (domain §3.3). */
export const reportStates = { withExperts: 0, passed: 1, returned: 3, draft: 6, atPublicAgency: 7 } as const;

/** Those in which an expert reads report and material: from R3 on, never while the assessor works on it (domain §1.1). */
export const statesForExperts = [
  reportStates.withExperts,
  reportStates.passed,
  reportStates.atPublicAgency,
] as const;

/** The states of a revocation of a passed report and their codes on the wire (domain §3.3 R10). */
export const revocationStates = { proposed: 0, inForce: 1, lifted: 2, declined: 3 } as const;
