import { lazy } from 'react';
import { withWords } from '#shell/words/with-words';
import './parts/styles';

/** What a page of an area below shows of a report beside one's work, as a piece of the office. */
export { ChangedToJudge } from './parts/ChangedLevels';
export { ReportToRead } from './parts/ReportBody';

/** Report and panel on the page of the application: each comes when its tab is opened. */
export const ReportOfCase = lazy(
  withWords(async () => ({ default: (await import('./parts/detail/ReportFacts')).ReportOfCase })),
);
export const PanelOfCase = lazy(
  withWords(async () => ({ default: (await import('./parts/detail/tabs')).PanelOfCase })),
);
