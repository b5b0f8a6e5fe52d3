export { findOrganisations } from './parts/find';
