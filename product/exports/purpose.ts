/** How long the purpose of an export has to be said, so that whoever decides understands it. */
export const leastPurpose = 5;
