import { factsOf } from '#contract/facts';
import { sections } from './sections';

/** What is known of each field of a report's chapters. The office is given this as plain data (`virtual:fields/reports`). */
export const fields = { sections: factsOf(sections) };
