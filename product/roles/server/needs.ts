import type { Action } from './actions';

let needs: ReadonlyMap<string, string> = new Map();

/** Told at start by the room that knows pages and calls: component → the right its first call needs. */
export const offerPageNeeds = (all: ReadonlyMap<string, string>): void => {
  needs = all;
};

/** The action without which a menu entry opens a page that refuses; undefined where everybody may what it shows. */
export const needOf = (entry: Action, actions: readonly Action[]): Action | undefined => {
  const right = entry.component === null ? undefined : needs.get(entry.component);
  return right === undefined ? undefined : actions.find(({ rightKey }) => rightKey === right);
};
