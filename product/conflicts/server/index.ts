export { findingsOf, type Asked, type Finding } from './findings';
export { independent, judgingHats, refusalOf, requireIndependent, stoppedFor } from './independent';
export { keepFinding, reasonsOf } from './keep';
export { judgesOf } from './judges';
export { tiesOf } from './ties';
