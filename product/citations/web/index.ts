export { CitedPlaces, PlacesOfNothing } from './CitedPlaces';
export { CitationsContext, type CitableRow } from './context';
