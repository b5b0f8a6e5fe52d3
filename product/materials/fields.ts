import { factsOf } from '#contract/facts';
import { fileFields } from './file';
import { materialTables } from './proposals';

/** What is known of each field of a file, and of the tables that an owner proposes (`virtual:fields/materials`). */
export const fields = { file: factsOf(fileFields), tables: factsOf(materialTables) };
