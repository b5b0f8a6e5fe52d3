import wired from 'virtual:fields/panels';
import type { fields } from '../../fields';

/** What is known of each field of an opinion sheet. */
export const { sheet: sheetFacts } = wired as unknown as typeof fields;
