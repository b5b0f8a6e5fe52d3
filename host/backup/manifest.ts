import * as z from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * Small files of the data folder that travel with the database; the keys never do (security §3.20). Others are not
 * written, whatever a backup names.
 */
export const storedNames = ['audit-checkpoints.ndjson', 'demo-accounts.json'] as const;
const storedName = z.enum(storedNames);
export type StoredName = z.output<typeof storedName>;

/** What a backup holds, counted and hashed while it was written; stands at its end. */
const manifest = z.object({
  migrations: z.array(z.string()),
  /** In the order in which they can be filled; `sha256` over the text of COPY, by primary key. */
  tables: z.array(z.object({ name: z.string(), rows: z.int().min(0), sha256: hash })),
  /** Tables whose rows stay behind. */
  left: z.array(z.string()),
  files: z.object({
    count: z.int().min(0),
    bytes: z.int().min(0),
    /** Named by the database, and missing or damaged on the disk: not in the backup. */
    faulty: z.array(hash),
  }),
  kept: z.array(z.object({ name: storedName, bytes: z.int().min(0), sha256: hash })),
  /** How the database knows its keys, which are never inside: a restore is refused with others. */
  fingerprints: z.record(z.string(), z.string()),
  /** The end of the audit chain, signed; null before its first link. */
  audit: z
    .object({ seq: z.int(), hash: z.string(), at: z.string(), keyId: z.string(), signature: z.string() })
    .nullable(),
});
export type Manifest = z.output<typeof manifest>;

/** What stands before a run of bytes, or at the end. */
export const statement = z.discriminatedUnion('is', [
  z.object({ is: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ is: z.literal('file'), sha256: hash }),
  z.object({ is: z.literal('kept'), name: storedName }),
  z.object({ is: z.literal('end'), manifest }),
]);
export type Statement = z.output<typeof statement>;
