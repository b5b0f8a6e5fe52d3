import type { OpenListAt } from '#host/door/lists';

let open: OpenListAt = async () => undefined;

/** Says how the product's lists are opened: told at start by the one room that knows them all. */
export const offerLists = (opener: OpenListAt): void => {
  open = opener;
};

export const openList: OpenListAt = (...asked) => open(...asked);
