/** A value that is shown in part, and for a reason in full. */
export { Hidden } from './parts/Hidden';
export { TimelineLink } from './parts/TimelineLink';
