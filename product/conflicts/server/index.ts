export { findingsOf, refusalReads, refusalsIn, refusalsOf, type Asked, type Finding } from './findings';
export {
  independent,
  judgingActors,
  refusalOf,
  requireIndependent,
  stoppedAsked,
  stoppedFor,
  stoppedIn,
} from './independent';
export { keepFinding, reasonsOf } from './keep';
export { judgesOf } from './judges';
export { tiesOf } from './relationships';
