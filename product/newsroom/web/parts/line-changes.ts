/** What became of one line of a text. */
export interface LineChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly line: string;
}

/** What was changed from one text to the next, line by line, by their longest common sequence. */
export const lineChanges = (before: string, after: string): readonly LineChange[] => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  /** How many lines both have in common from these places on. */
  const common: number[][] = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  );
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1)
      common[at]![to] =
        old[at] === now[to]
          ? common[at + 1]![to + 1]! + 1
          : Math.max(common[at + 1]![to]!, common[at]![to + 1]!);
  const changes: LineChange[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const isSame = at < old.length && to < now.length && old[at] === now[to];
    if (isSame) changes.push({ kind: 'same', line: old[at]! });
    else if (to >= now.length || (at < old.length && common[at + 1]![to]! >= common[at]![to + 1]!))
      changes.push({ kind: 'removed', line: old[at]! });
    else changes.push({ kind: 'added', line: now[to]! });
    if (isSame || changes.at(-1)!.kind === 'removed') at += 1;
    if (isSame || changes.at(-1)!.kind === 'added') to += 1;
  }
  return changes;
};
