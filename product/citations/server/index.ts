export { citedPlaces } from './cited';
export { shownCitations } from './shown';
export { printedCitations } from './printed';
