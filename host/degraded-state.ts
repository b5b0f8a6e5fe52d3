/** What degrades the product while it goes on serving, as `/ready` names it. */
export const degradations = ['disk', 'files', 'log', 'printer', 'proxies'] as const;
export type Degradation = (typeof degradations)[number];

/** What is wrong at the moment; whoever notices says so, and says when it is over. */
export const degradedState = () => {
  const now = new Set<Degradation>();
  return {
    set: (degradation: Degradation, isThere: boolean): void =>
      void (isThere ? now.add(degradation) : now.delete(degradation)),
    now: (): readonly Degradation[] => [...now].sort(),
  };
};
export type DegradedState = ReturnType<typeof degradedState>;
