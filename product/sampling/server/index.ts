import { serve } from '#host/serve';
import { sampling } from '../contract';
import { assignReviewer, closeSample, declineReview, recordReview } from './act';
import { ownReviews, readReview } from './blind';
import { listDraws, readDrawRecord, sampleFigures } from './figures';
import { listSamples, readSample } from './read';
import { findReviewers } from './reviewers';

export { sampledReportKind, samplingDrawKind } from './visible';

export default serve(sampling, {
  list: listSamples,
  byId: readSample,
  figures: sampleFigures,
  draws: listDraws,
  drawRecord: readDrawRecord,
  reviewers: findReviewers,
  assign: assignReviewer,
  close: closeSample,
  mine: ownReviews,
  toReview: readReview,
  decline: declineReview,
  record: recordReview,
});
