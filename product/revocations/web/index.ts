/** The revocations of a report, for its own page. */
export { RevocationsOf } from './parts/RevocationsOf';
