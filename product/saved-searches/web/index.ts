/** What of a list is kept under a name. */
export { SavedSearches } from './parts/SavedSearches';
