import type { Asks } from '../limits/asks';
import type { ChainEntry, Seal } from './chain';
import type { Checkpoint } from './checkpoint';

/** `at` is spelt by the database, so that no driver's way with times changes a hash. */
const entryColumns = `l.id as "id", to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "at",
  l.actor_id as "actorId", l.acting_role as "actingRole", l.organisation_id as "organisationId", l.address as "address",
  l.session_id as "sessionId", l.action as "action", l.object_kind as "objectKind", l.object_id as "objectId",
  l.before_hash as "beforeHash", l.after_hash as "afterHash", l.result as "result", l.reason as "reason",
  l.request_id as "requestId", l.changes as "changes",
  l.held_roles as "heldRoles"`;

const columns = [
  ...(['id', 'at', 'actorId', 'actingRole', 'organisationId', 'address', 'sessionId', 'action'] as const),
  ...(['objectKind', 'objectId', 'beforeHash', 'afterHash', 'result', 'reason', 'requestId'] as const),
];

/** The entry's own columns and no other: what is hashed must not depend on what else a query selected. */
const entryOf = (row: unknown): ChainEntry => {
  const { changes, heldRoles } = row as { [Later in 'changes' | 'heldRoles']: ChainEntry[Later] | null };
  return {
    ...(Object.fromEntries(
      columns.map((column) => [column, (row as ChainEntry)[column]]),
    ) as unknown as ChainEntry),
    ...(changes && { changes }),
    ...(heldRoles && { heldRoles }),
  };
};

type SealRow = { readonly [Column in keyof Seal]: Seal[Column] | string };
const sealOf = (row: SealRow): Seal => ({
  seq: Number(row.seq),
  entryId: String(row.entryId),
  prevHash: String(row.prevHash),
  hash: String(row.hash),
});

/** The end of the chain; undefined before its first link. */
export const lastSeal = async (database: Asks): Promise<Seal | undefined> => {
  const { rows } = await database.query(
    `select seq as "seq", entry_id as "entryId", prev_hash as "prevHash", hash as "hash"
from audit_seal order by seq desc limit 1`,
  );
  return rows[0] ? sealOf(rows[0] as SealRow) : undefined;
};

/** Entries without a seal, oldest first; only those not before `since`, when given. */
export const unsealedEntries = async (
  database: Asks,
  { since, most }: { since: Date | undefined; most: number },
): Promise<ChainEntry[]> => {
  const { rows } = await database.query(
    `select ${entryColumns} from audit_log l
where l.at >= $1 and not exists (select 1 from audit_seal s where s.entry_id = l.id)
order by l.at, l.id limit $2`,
    [since?.toISOString() ?? '-infinity', most],
  );
  return rows.map(entryOf);
};

/** Adds links, all or none. Fails on the primary key when another sealer was first. */
export const insertSeals = async (database: Asks, seals: readonly Seal[]): Promise<void> => {
  await database.query(
    `insert into audit_seal (seq, entry_id, prev_hash, hash)
select * from unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[])`,
    [
      seals.map(({ seq }) => seq),
      seals.map(({ entryId }) => entryId),
      seals.map(({ prevHash }) => prevHash),
      seals.map(({ hash }) => hash),
    ],
  );
};

/** The next links behind `seq`, each with its entry, which is undefined when it is gone. */
export const sealsAfter = async (
  database: Asks,
  seq: number,
  most: number,
): Promise<{ seal: Seal; entry: ChainEntry | undefined }[]> => {
  const { rows } = await database.query(
    `select s.seq as "seq", s.entry_id as "entryId", s.prev_hash as "prevHash", s.hash as "hash", ${entryColumns}
from audit_seal s left join audit_log l on l.id = s.entry_id
where s.seq > $1 order by s.seq limit $2`,
    [seq, most],
  );
  return rows.map((row) => ({
    seal: sealOf(row as SealRow),
    entry: (row as ChainEntry).id === null ? undefined : entryOf(row),
  }));
};

export const insertCheckpoint = async (database: Asks, checkpoint: Checkpoint): Promise<void> => {
  await database.query(
    'insert into audit_checkpoint (seq, hash, signature, key_id, at) values ($1, $2, $3, $4, $5)',
    [checkpoint.seq, checkpoint.hash, checkpoint.signature, checkpoint.keyId, checkpoint.at],
  );
};

/** The checkpoints that stand in the database, newest first. */
export const storedCheckpoints = async (database: Asks, most?: number): Promise<Checkpoint[]> => {
  const { rows } = await database.query(
    `select seq as "seq", hash as "hash", signature as "signature", key_id as "keyId",
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "at"
from audit_checkpoint order by at desc, seq desc limit $1`,
    [most ?? null],
  );
  return (rows as (Checkpoint & { seq: number | string })[]).map((row) => ({ ...row, seq: Number(row.seq) }));
};
