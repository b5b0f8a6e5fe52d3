import { factsOf } from '#contract/facts';
import { begunFields, writtenFields } from './news';

/** What forms and pages know of the fields of a piece. */
export const fields = { news: factsOf({ ...begunFields, ...writtenFields }) };
