import compiled from 'virtual:fields/materials';
import type { fields } from '../../fields';

/** What is known of the fields of a file, and of the tables of a material. */
export const { file: fileFacts, tables: tableFacts } = compiled as unknown as typeof fields;
