/** The states of an integrity record and their codes on the wire (domain §9.16). */
export const recordStates = { proposed: 0, inForce: 1, withdrawn: 2, dismissed: 3, expired: 4 } as const;
