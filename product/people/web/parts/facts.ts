import compiled from 'virtual:fields/people';
import { columnsOf } from '#shell/list/declared';
import type { fields } from '../../fields';

/** What is known of the fields of a person. */
export const { profile, account } = compiled as unknown as typeof fields;

/** A field of the profile as lists show it. */
export const listed = columnsOf(profile);
