/** How an agency's sampled reports went, for its entry of the register. */
export { AgencyFigures } from './parts/AgencyFigures';
