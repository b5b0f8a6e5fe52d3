export {
  findingsOf,
  refusalReads,
  refusalsIn,
  refusalsOf,
  type FindingQuestion,
  type ConflictFinding,
} from './findings';
export {
  independent,
  judgingActors,
  refusalOf,
  requireIndependent,
  conflictQuestions,
  conflictedFor,
  conflictedIn,
} from './independent';
export { storeFinding, reasonsOf } from './keep';
export { judgesOf } from './judges';
export { relationshipsOf } from './relationships';
