import compiled from 'virtual:fields/panels';
import type { fields } from '../../fields';

/** What is known of each field of an opinion sheet. */
export const { sheet: sheetFacts } = compiled as unknown as typeof fields;
