/** What hampers the product while it goes on serving, as `/ready` names it. */
export const allTroubles = ['disk', 'files', 'log', 'proxies'] as const;
export type Trouble = (typeof allTroubles)[number];

/** What is wrong at the moment; whoever notices says so, and says when it is over. */
export const troubles = () => {
  const now = new Set<Trouble>();
  return {
    set: (trouble: Trouble, isThere: boolean): void =>
      void (isThere ? now.add(trouble) : now.delete(trouble)),
    now: (): readonly Trouble[] => [...now].sort(),
  };
};
export type Troubles = ReturnType<typeof troubles>;
