import './parts/styles';

/** A report to be read, for the desks of other areas; its links open the evidence itself. */
export { ReportBody } from './parts/ReportBody';
export { LevelsTab as ReportLevels } from './parts/detail/LevelsTab';
export type { WholeReport } from './parts/types';
