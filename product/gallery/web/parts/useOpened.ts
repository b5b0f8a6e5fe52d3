import { useState } from 'react';

/** Which nodes of a tree stand open: turned one by one, or set together. */
export const useOpened = (atFirst: readonly string[] = []) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(atFirst));
  const turn = (id: string): void =>
    setOpen(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  return { open, turn, set: (ids: readonly string[]) => setOpen(new Set(ids)) };
};
