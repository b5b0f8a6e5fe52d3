export { judgingActors } from '../forbidden-roles';
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
  refusalOf,
  requireIndependent,
  conflictQuestions,
  conflictedFor,
  conflictedIn,
} from './independent';
export { storeFinding, reasonsOf } from './keep';
export { judgesOf } from './judges';
export { relationshipsOf } from './relationships';
