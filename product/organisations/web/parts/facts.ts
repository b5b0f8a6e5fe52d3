import compiled from 'virtual:fields/organisations';
import { columnsOf } from '#shell/list/declared';
import type { fields } from '../../fields';

/** What is known of the fields of an entry of the register. */
export const { organisation: facts } = compiled as unknown as typeof fields;

/** A field of an entry as lists show it. */
export const listed = columnsOf(facts);
