/** A list as it is printed: plain data, in the language of the person who asked for it. */
export interface PrintedColumn {
  readonly heading: string;
  /** Amounts stand at the right edge. */
  readonly isNumeric: boolean;
}

export interface ListDocument {
  readonly language: string;
  readonly title: string;
  /** Below the title: who took it, when, how many rows. */
  readonly about: string;
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly (readonly string[])[];
  /** At the left of every page's foot: what kind of copy it is, or by whose approval it left. */
  readonly watermark: string;
  /** `Page {{page}} of {{pages}}`. */
  readonly pageOf: string;
  /** What is said where characters were put down as 〓. */
  readonly undrawn: string;
  /** Across every page; none where there is nothing to say. */
  readonly veil: string | null;
  /** ISO. The same document of the same moment gives the same bytes. */
  readonly moment: string;
}
