/** A text as it is searched: one form of each character, lower case, single spaces. Inserting and searching both use it. */
export const normalised = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Every character and every pair of neighbours of a normalised text: what the index knows of it (database: grams). */
export const gramsOf = (normal: string): string[] => {
  const characters = [...normal].filter((each) => each !== ' ');
  const grams = new Set(characters);
  const all = [...normal];
  all.forEach((each, at) => {
    const next = all[at + 1];
    if (next !== undefined && each !== ' ' && next !== ' ') grams.add(each + next);
  });
  return [...grams];
};

/** The grams that a keyword needs: pairs where there are any, for they are rarer; else its single characters. */
export const gramsFor = (normal: string): string[] => {
  const grams = gramsOf(normal);
  const pairs = grams.filter((gram) => [...gram].length === 2);
  const covered = new Set(pairs.flatMap((pair) => [...pair]));
  return [...pairs, ...grams.filter((gram) => [...gram].length === 1 && !covered.has(gram))];
};

/** A name as two are compared: normalised, and without whatever may stand between its parts. */
export const nameKey = (name: string): string => normalised(name).replace(/[\s\p{P}\p{Cf}]/gu, '');

/** A right's number as two are compared: letters and digits only, without the sign of the grant. */
export const numberKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z\u4e00-\u9fff]/g, '')
    .replace(/^(ZL|CN)(?=\d)/, '');
