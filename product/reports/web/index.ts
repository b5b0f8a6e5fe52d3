import './parts/styles';

/** The levels that were changed by hand, for whoever is asked to judge them. */
export { ChangedLevels } from './parts/ChangedLevels';
/** A report to be read, for the desks of other areas; its links open the evidence itself. */
export { ReportBody } from './parts/ReportBody';
export { LevelsTab as ReportLevels } from './parts/detail/LevelsTab';
export type { WholeReport } from './parts/types';
