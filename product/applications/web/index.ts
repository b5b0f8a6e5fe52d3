import { lazy } from 'react';
import { withWords } from '#shell/words/with-words';
import './parts/application-facts.css';

/** It is loaded by the page that shows it: no other one needs its dialogs. */
export const FinalRejection = lazy(withWords(() => import('./parts/endings/FinalRejection')));

/** An application to be read, for the desks of other areas. */
export { holderOf, stageWords } from './parts/holder';
export { EvidenceFacts, InformationFacts, PeopleFacts } from './parts/ApplicationFacts';
