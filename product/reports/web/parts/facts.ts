import wired from 'virtual:fields/reports';
import type { Facts } from '#contract/facts';
import type { fields } from '../../fields';
import type { SectionName } from '../../sections';

/** What is known of the fields of a report's chapters, and of its tables. */
const { sections, tables } = wired as unknown as typeof fields;
export const tableFacts = tables;

/** What is known of the fields of a chapter. */
export const factsOfChapter = (name: SectionName): Facts => {
  const fact = sections[name];
  return fact.kind === 'thing' ? fact.fields : {};
};
