import './parts/styles';

/** What a page of an area below shows of a report beside one's work, as a piece of the office. */
export { ChangedToJudge } from './parts/ChangedLevels';
export { ReportToRead } from './parts/ReportBody';
