export { CitedPlaces, PlacesOfNothing } from './CitedPlaces';
export { CitationsContext, saidOf, type CitableRow } from './context';
