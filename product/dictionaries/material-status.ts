/** The states of a material and their codes on the wire (domain §2). */
export const materialCodes = { submitted: 0, passed: 1, returned: 3, draft: 6 } as const;

/** What the assessor finds of an item: in order, to be supplemented, does not apply (domain §3.2). */
export const resultCodes = { passed: 1, toSupplement: 2, notApplicable: 3 } as const;
