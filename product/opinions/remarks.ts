/** What one expert asked for, as the report keeps it: by their number. */
interface Suggested {
  readonly key: string;
  readonly number: number;
  readonly kind: 'problem' | 'advice';
  readonly text: string;
  readonly isMandatory: boolean;
}

/** A remark as often as it was made, to be answered once. */
export interface Remark {
  /** The first of those who made it. */
  readonly key: string;
  readonly keys: readonly string[];
  readonly kind: Suggested['kind'];
  /** As the first of them wrote it. */
  readonly text: string;
  /** The experts' numbers, the least first. */
  readonly numbers: readonly number[];
  /** At least one of them marked it mandatory. */
  readonly isMandatory: boolean;
}

/** What is said, whatever widths, spaces and marks it is said with. */
const said = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '');

/** The suggestions of a panel, the same problem or advice of several experts in one (domain §3.3 R4c). */
export const remarksOf = (suggestions: readonly Suggested[]): Remark[] => {
  const groups = new Map<string, [Suggested, ...Suggested[]]>();
  for (const each of suggestions) {
    const mark = `${each.kind} ${said(each.text) || each.text}`;
    const same = groups.get(mark);
    if (same) same.push(each);
    else groups.set(mark, [each]);
  }
  return [...groups.values()].map((same) => {
    const [{ key, kind, text }] = same;
    return {
      ...{ key, kind, text },
      keys: same.map((each) => each.key),
      numbers: [...new Set(same.map(({ number }) => number))].toSorted((one, other) => one - other),
      isMandatory: same.some(({ isMandatory }) => isMandatory),
    };
  });
};

/**
 * The answers to single suggestions, from one for each remark: what is answered together with another remark has the other's
 * answer. `joined`: remark → the remark it is answered with, by their keys.
 */
export const answersFor = (
  remarks: readonly Remark[],
  texts: Readonly<Record<string, string>>,
  joined: Readonly<Record<string, string | undefined>>,
): { key: string; text: string }[] => {
  // A remark is joined to an earlier one alone, so that the way always ends.
  const answeredAt = (key: string): string => (joined[key] ? answeredAt(joined[key]) : key);
  return remarks.flatMap(({ key, keys }) => {
    const text = texts[answeredAt(key)] ?? '';
    return keys.map((each) => ({ key: each, text }));
  });
};
