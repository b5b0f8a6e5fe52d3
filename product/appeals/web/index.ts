/** The appeals of an application, for its own page. */
export { AppealsOf } from './parts/AppealsOf';
