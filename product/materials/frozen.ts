import type { MaterialTemplate } from './checklist';
import type { FrozenFile } from './material';
import type { MaterialTables } from './proposals';

/** A version of a material as it was submitted; its canonical JSON is hashed. */
export interface Frozen {
  readonly template: MaterialTemplate;
  readonly items: readonly {
    readonly code: string;
    readonly notApplicableReason: string | null;
    readonly files: readonly FrozenFile[];
  }[];
  readonly tables: MaterialTables;
}
