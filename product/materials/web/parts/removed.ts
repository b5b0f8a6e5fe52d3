import type { MaterialTables } from '../../proposals';
import type { MaterialFile } from './filling';

/** A file that was taken out: where it stood, and the tables before and after that cited it. */
export interface Removed {
  readonly code: string;
  readonly file: MaterialFile;
  readonly at: number;
  readonly tables?: MaterialTables;
  readonly bare?: MaterialTables;
}
