import type { IdentifierKind } from '../../patient-data';

/** Something in a text that identifies a patient. `value` never leaves the thread that reads the file; `masked` is what is kept. */
export interface Identifier {
  readonly kind: IdentifierKind;
  readonly value: string;
  readonly masked: string;
}
