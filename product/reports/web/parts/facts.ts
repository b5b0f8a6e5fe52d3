import compiled from 'virtual:fields/reports';
import type { FieldFacts } from '#contract/facts';
import type { fields } from '../../fields';
import type { SectionName } from '../../sections';

/** What is known of the fields of a report's chapters, and of its tables. */
const { sections, tables } = compiled as unknown as typeof fields;
export const tableFacts = tables;

/** What is known of the fields of a chapter. */
export const factsOfChapter = (name: SectionName): FieldFacts => {
  const fact = sections[name];
  return fact.kind === 'object' ? fact.fields : {};
};
