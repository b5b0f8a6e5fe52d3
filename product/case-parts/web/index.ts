/** What a case consists of, for its own page: the tabs of its parts and of its files. */
export { usePartTabs } from './usePartTabs';
/** For the areas whose parts they are. */
export { PartWays } from './parts/PartWays';
