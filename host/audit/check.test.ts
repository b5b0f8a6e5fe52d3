import { generateKeyPairSync, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { genesis, link, sealHash, type ChainEntry, type Seal } from './chain';
import { chainWalk, longestUnsealed, type Report } from './check';
import { signCheckpoint, type Checkpoint } from './checkpoint';

const key = { id: 'audit-1', ...generateKeyPairSync('ed25519') };
const start = Date.parse('2026-11-21T02:00:00.000Z');
const now = new Date(start + 365 * 24 * 60 * 60 * 1_000);

const entryOf = (number: number): ChainEntry => ({
  id: randomUUID(),
  at: new Date(start + number * 1_000).toISOString(),
  actorId: randomUUID(),
  actingRole: 'assessor',
  organisationId: null,
  address: '192.0.2.7',
  sessionId: randomUUID(),
  action: `request.${number}`,
  objectKind: 'thing',
  objectId: String(number),
  beforeHash: null,
  afterHash: genesis,
  result: 'ok',
  reason: null,
  requestId: null,
});

/** A copy of the log that may be altered; the checkpoints are the ones kept outside. */
interface Log {
  entries: ChainEntry[];
  seals: Seal[];
}
const length = 40;
const original: Log = (() => {
  const entries = Array.from({ length }, (_, number) => entryOf(number));
  return { entries, seals: link({ seq: 0, hash: genesis }, entries) };
})();
const checkpointAt = (seq: number): Checkpoint =>
  signCheckpoint(key, original.seals[seq - 1]!, new Date(start + seq * 1_000));
const outside = [checkpointAt(length / 2), checkpointAt(length)];

const judge = ({ entries, seals }: Log, checkpoints: readonly Checkpoint[] = outside): Report => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const walk = chainWalk(checkpoints, [key]);
  for (const seal of [...seals].sort((one, other) => one.seq - other.seq))
    walk.add(seal, byId.get(seal.entryId));
  const sealed = new Set(seals.map((seal) => seal.entryId));
  return walk.end(
    entries.filter((entry) => !sealed.has(entry.id)),
    now,
  );
};

type Alteration = (log: Log, one: number, other: number) => void;
const altered = (entry: ChainEntry, column: number): ChainEntry => {
  const names = Object.keys(entry).filter((name) => name !== 'id') as (keyof ChainEntry)[];
  const name = names[column % names.length]!;
  return { ...entry, [name]: `${entry[name] ?? ''}1` };
};
/** What somebody with all of the database, but without the key, would do to hide what they did. */
const relinked = (log: Log): void => {
  const byId = new Map(log.entries.map((entry) => [entry.id, entry]));
  log.seals = link(
    { seq: 0, hash: genesis },
    log.seals.map((seal) => byId.get(seal.entryId)!),
  );
};
const alterations: Record<string, Alteration> = {
  'an entry edited': (log, one, other) => (log.entries[one] = altered(log.entries[one]!, other)),
  'an entry edited and its seal made anew': (log, one, other) => {
    log.entries[one] = altered(log.entries[one]!, other);
    const seal = log.seals[one]!;
    log.seals[one] = { ...seal, hash: sealHash(seal.seq, seal.prevHash, log.entries[one]) };
  },
  'an entry edited and the whole chain made anew': (log, one, other) => {
    log.entries[one] = altered(log.entries[one]!, other);
    relinked(log);
  },
  'an entry deleted': (log, one) => log.entries.splice(one, 1),
  'an entry deleted with its seal': (log, one) => {
    log.entries.splice(one, 1);
    log.seals.splice(one, 1);
  },
  'an entry deleted and the whole chain made anew': (log, one) => {
    log.entries.splice(one, 1);
    log.seals.splice(one, 1);
    relinked(log);
  },
  'an entry inserted': (log, one) => log.entries.push(entryOf(one)),
  'an entry inserted and the whole chain made anew': (log, one) => {
    const entry = entryOf(one);
    log.entries.push(entry);
    log.seals.splice(one, 0, { ...log.seals[one]!, entryId: entry.id });
    relinked(log);
  },
  'two entries swapped': (log, one, other) => {
    const [first, second] = [log.entries[one]!, log.entries[other]!];
    log.entries[one] = { ...second, id: first.id };
    log.entries[other] = { ...first, id: second.id };
  },
  'two seals swapped': (log, one, other) => {
    const [first, second] = [log.seals[one]!, log.seals[other]!];
    log.seals[one] = { ...second, seq: first.seq };
    log.seals[other] = { ...first, seq: second.seq };
  },
  'two entries swapped and the whole chain made anew': (log, one, other) => {
    const [first, second] = [log.seals[one]!, log.seals[other]!];
    log.seals[one] = { ...first, entryId: second.entryId };
    log.seals[other] = { ...second, entryId: first.entryId };
    relinked(log);
  },
  'the tail cut': (log, one) => {
    log.entries.splice(one);
    log.seals.splice(one);
  },
  'the tail cut and as many others put in its place': (log, one) => {
    log.entries.splice(one, length, ...Array.from({ length: length - one }, (_, n) => entryOf(one + n)));
    log.seals = link({ seq: 0, hash: genesis }, log.entries);
  },
  'a seal deleted': (log, one) => log.seals.splice(one, 1),
};

describe('an audit log', () => {
  test('as it was written is found good', () => {
    expect(judge(original)).toMatchObject({
      ok: true,
      findings: [],
      sealed: length,
      checkpointed: length,
      unsealed: 0,
    });
  });

  test('altered at random is found out, every time [AD-02]', () => {
    const place = fc.integer({ min: 0, max: length - 1 });
    const names = Object.keys(alterations);
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.uniqueArray(place, { minLength: 2, maxLength: 2 }), (name, [one, other]) => {
        const log: Log = { entries: [...original.entries], seals: [...original.seals] };
        alterations[name]!(log, one!, other!);
        seen.set(name, (seen.get(name) ?? 0) + 1);
        expect(judge(log), name).toMatchObject({ ok: false });
      }),
      { numRuns: 1_000 },
    ); // oxfmt-ignore
    expect([...seen.keys()].sort()).toEqual([...names].sort());
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(1_000);
  });

  test('says where', () => {
    const log: Log = { entries: [...original.entries], seals: [...original.seals] };
    log.entries.splice(7, 1);
    log.entries[20] = { ...log.entries[20]!, reason: 'for another reason' };
    expect(judge(log).findings).toEqual([
      { kind: 'entryMissing', seq: 8, entryId: original.entries[7]!.id },
      { kind: 'entryAltered', seq: 22, entryId: original.entries[21]!.id },
    ]);
    const cut: Log = { entries: original.entries.slice(0, 30), seals: original.seals.slice(0, 30) };
    expect(judge(cut).findings).toEqual([{ kind: 'tailCut', seq: length }]);
  });

  test('whose checkpoint was forged or altered is found out', () => {
    const stranger = { id: 'audit-1', ...generateKeyPairSync('ed25519') };
    const end = original.seals.at(-1)!;
    const forged = [
      signCheckpoint(stranger, end, now),
      { ...outside[1]!, seq: 3 },
      { ...outside[1]!, hash: genesis },
      { ...outside[1]!, at: now.toISOString() },
      { ...outside[1]!, keyId: 'audit-2' },
    ];
    for (const checkpoint of forged)
      expect(judge(original, [checkpoint]).findings).toEqual([
        { kind: 'checkpointForged', seq: checkpoint.seq },
      ]);
  });

  test('may have a tail that waits for its seal, but not for hours', () => {
    const young = { ...entryOf(0), at: new Date(now.getTime() - longestUnsealed).toISOString() };
    const old = { ...entryOf(0), at: new Date(now.getTime() - longestUnsealed - 1).toISOString() };
    const { entries, seals } = original;
    expect(judge({ entries: [...entries, young], seals })).toMatchObject({ ok: true, unsealed: 1 });
    expect(judge({ entries: [...entries, old], seals })).toMatchObject({
      ok: false,
      findings: [{ kind: 'unsealedTooLong', entryId: old.id }],
    });
  });
});
