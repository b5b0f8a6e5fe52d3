/** Full-width figures are figures; what parts thousands is left out. */
const plain = (text: string): string => text.normalize('NFKC').replace(/(?<=\d),(?=\d{3})|\s/g, '');

/** The number that a text says; null where it says nothing, undefined where it is no number. */
export const numberOf = (text: string): number | null | undefined => {
  const said = plain(text);
  if (said === '') return null;
  return /^[+-]?(\d{1,15}(\.\d*)?|\.\d+)$/.test(said) ? Number(said) : undefined;
};

/**
 * The amount in 万元 that a text says, with its unit or without; null where it says nothing, undefined where it is no
 * amount. Nothing is rounded, and no other unit is converted.
 */
export const amountOf = (text: string): string | null | undefined => {
  const said = plain(text).replace(/万元?$/, '');
  if (said === '') return plain(text) === '' ? null : undefined;
  const amount = said.replace(/^0+(?=\d)/, '').replace(/\.$/, '');
  return /^\d{1,13}(\.\d{1,2})?$/.test(amount) ? amount : undefined;
};
