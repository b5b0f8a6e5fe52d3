/** What each level of a scale is called and means, as a category reads it. */
export { useMeanings } from './parts/meanings';
