/** Why an address did not answer when it was checked. */
export const linkFaults = ['unknownHost', 'notPublic', 'noAnswer', 'certificate', 'status'] as const;
export type LinkFault = (typeof linkFaults)[number];
