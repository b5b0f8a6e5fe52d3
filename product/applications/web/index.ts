import './parts/application-facts.css';

/** An application to be read, for the desks of other areas. */
export { holderOf } from './parts/holder';
export { EvidenceFacts, InformationFacts, PeopleFacts } from './parts/ApplicationFacts';
