export { findingsOf, type Asked, type Finding } from './findings';
export { independent, judgingHats, refusalOf, requireIndependent, stoppedFor } from './independent';
export { judgesOf } from './judges';
export { tiesOf } from './ties';
