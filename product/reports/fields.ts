import { factsOf } from '#contract/facts';
import { sections, tables } from './sections';

/** What is known of each field of a report's chapters and tables. The office is given this as plain data (`virtual:fields/reports`). */
export const fields = { sections: factsOf(sections), tables: factsOf(tables) };
