/** A secret of the product. Its id may be seen (it stands in what the key made); its secret never leaves memory. */
export interface Key {
  readonly id: string;
  readonly secret: Buffer;
}

/** The keys this folder needs; whoever loads them gives more. Each has one use only (security §3.5, §3.20). */
export interface SecretKeys {
  /** The key-encryption key from which every column's own key is derived. */
  readonly columns: Key;
  /** For looking up encrypted values by exact match. */
  readonly index: Key;
  /** Signs links to files. */
  readonly links: Key;
  /** Goes over passwords before they are hashed; the database never sees it. */
  readonly pepper: Key;
  /** What was in force before the last exchange of keys. */
  readonly former?: { readonly index?: Key };
}

/** Where random bytes come from: the services’ `random`, or a seeded source in a test. */
export type RandomBytes = (size: number) => Uint8Array;
