/** The messages about a case, for its own page: which circles the reader has, and the part that shows them. */
export { useCircles } from './useCircles';
export { Messages } from './parts/Messages';
