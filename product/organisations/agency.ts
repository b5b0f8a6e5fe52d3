/** The type of organisation that evaluates (domain §5.4): what it evaluates, and by which word, is kept of no other. */
export const agency = '6';
