import { sql, type Expression } from 'kysely';
import * as z from 'zod/v4/core';
import { general } from '#contract/problems';
import { Problem } from '#contract/problem';
import { changeRefs, refsIn, toWire } from '#contract/walk';
import { recordEntry, type AuditResult } from '../audit/record';
import type { AuditDetail, Context } from '../context';
import type { Db } from '../database/connection';
import { transact } from '../database/transact';
import { allVisible, loadObject, type ObjectKinds } from '../objects';
import type { Staged } from '../files';
import type { OutgoingFile } from '../serve';
import { claim, hashOfBody, keepingReply, repeated } from './replies';
import { TooMany } from '../too-many';
import type { Route } from './route';

type Base = Omit<Context<unknown, unknown>, 'db' | 'object' | 'audit' | 'afterCommit'>;

/** A deed ready to run: the route, who asks, and what was asked, already in inside names and judged by the schema. */
export interface Deed {
  readonly route: Route;
  readonly base: Base;
  readonly input: unknown;
  /** What the caller sent, for telling a repeated request from another one. */
  readonly body: unknown;
  /** Whether the caller named the deed themselves: only then is the reply kept. */
  readonly named: boolean;
  readonly files?: readonly Staged[];
  readonly signal: AbortSignal;
}

/** Runs a deed and gives what goes on the wire; a download gives its file. */
export const perform = (deed: Deed, kinds: ObjectKinds, validateReply: boolean): Promise<unknown> =>
  deed.route.call.kind === 'read' || deed.route.call.kind === 'download'
    ? reading(deed, kinds, validateReply)
    : writing(deed, kinds, validateReply);

const reading = async (deed: Deed, kinds: ObjectKinds, validateReply: boolean): Promise<unknown> => {
  const { db } = deed.base.house;
  const details: AuditDetail[] = [];
  const later: (() => void | Promise<void>)[] = [];
  const { object, input } = await find(deed, kinds, db, false);
  const context = {
    ...deed.base,
    db,
    object,
    audit: (said: AuditDetail) => void details.push(said),
    afterCommit: (after: () => void) => void later.push(after),
  };
  const answer = await deed.route.handler(input, context);
  // A read that is not always written down is where its handler says so: it told what others may not see.
  if (deed.route.call.audited || details.length > 0) await entry(deed, db, 'ok', details);
  for (const after of later) await after();
  return deed.route.call.kind === 'download'
    ? (answer as OutgoingFile)
    : wired(deed.route, answer, validateReply);
};

const writing = async (deed: Deed, kinds: ObjectKinds, validateReply: boolean): Promise<unknown> => {
  const { base, route } = deed;
  const key = { who: whoAsks(base), route: route.name, requestId: base.requestId };
  // A token in a kept reply would lie in the database in clear (SE-01): such a deed is done again instead.
  const kept = deed.named && !route.givesSecret;
  let later: (() => void | Promise<void>)[] = [];
  // The same words with other files are another deed.
  const body = deed.files ? [deed.body, deed.files.map(({ name, sha256 }) => [name, sha256])] : deed.body;
  const hash = hashOfBody(base.house.blindIndex, body);
  const prepared = await prepare(deed);
  if ('refused' in prepared) {
    // Whoever repeats a deed is answered as the first time, though its first step would fail now.
    const done = kept && (await repeated(base.house.db, key, hash));
    if (done) return done.reply;
    throw prepared.refused;
  }
  const reply = await transact(base.house.db, async (tx) => {
    const details: AuditDetail[] = [];
    later = [];
    const before = kept ? await claim(tx, key, { hash, now: base.now }) : undefined;
    if (before) return before.reply;
    // Whoever comes second to a long deed waits for its row as long as it may take, and is told what became of it.
    if (route.call.seconds)
      await sql`select set_config('statement_timeout', ${String(route.call.seconds * 1_000)}, true)`.execute(
        tx,
      );
    const { object, input } = await find(deed, kinds, tx, true);
    const context = {
      ...base,
      db: tx,
      object,
      audit: (said: AuditDetail) => void details.push(said),
      afterCommit: (after: () => void) => void later.push(after),
    };
    const answer = await route.handler(input, context, deed.files ?? prepared.ready);
    const wire = wired(route, answer, validateReply);
    await entry(deed, tx, 'ok', details, { along: kept ? keepingReply(key, wire) : undefined });
    // Too late is refused before the commit: the caller has been told that it failed.
    deed.signal.throwIfAborted();
    return wire;
  });
  for (const after of later) await after();
  return reply;
};

/** The first step of a deed in two, outside any transaction; what it refuses is kept apart from what fails. */
const prepare = async ({
  route,
  base,
  input,
}: Deed): Promise<{ readonly ready: unknown } | { readonly refused: Problem }> => {
  try {
    return { ready: await route.handler.prepare?.(input, { ...base, db: base.house.db }) };
  } catch (fault) {
    if (fault instanceof Problem) return { refused: fault };
    throw fault;
  }
};

const whoAsks = (base: Base): string =>
  (base.me as { personId?: string } | null)?.personId ?? `visitor ${base.address}`;

/**
 * The object a call is about, once every id in its input names something the caller sees, and the input as it is meant:
 * where one object stands for another, its id stands in its place. Throws 404 otherwise.
 */
export const find = async (
  { route, base, input }: Pick<Deed, 'route' | 'input'> & { readonly base: Pick<Base, 'me'> },
  kinds: ObjectKinds,
  db: Db,
  lock: boolean,
): Promise<{ readonly object: unknown; readonly input: unknown }> => {
  const me = base.me as never;
  const own = route.on && (input as Record<string, string>)[route.on.field];
  const object = route.on && (await loadObject(db, kinds[route.on.kind]!, own!, me, { lock }));
  if (route.on && !object) throw general.notFound();
  const named = grouped(
    refsIn(route.takes, input).filter(({ kind, id }) => id !== own || kind !== route.on?.kind),
  );
  if (named.size === 0) return { object, input };
  const meant = await allVisible(db, kinds, named, me);
  if (!meant) throw general.notFound();
  const followed = [...named.keys()].filter((kind) => kinds[kind]!.follow);
  return {
    object,
    input: followed.reduce(
      (changed, kind) => changeRefs(route.takes, changed, kind, (id) => meant(kind, id)),
      input,
    ),
  };
};

const grouped = (
  refs: readonly { readonly kind: string; readonly id: string }[],
): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>();
  for (const { kind, id } of refs) groups.set(kind, [...(groups.get(kind) ?? []), id]);
  return groups;
};

const wired = (route: Route, answer: unknown, validate: boolean): unknown => {
  if (validate) {
    const judged = z.safeParse(route.call.gives, answer);
    if (!judged.success)
      throw new Error(`the reply of ${route.name} is not what it says: ${judged.error.message}`);
  }
  return toWire(route.gives, answer);
};

/** One audit entry for one deed, in the deed's own transaction. */
const entry = async (
  deed: Deed,
  db: Db,
  result: AuditResult,
  details: readonly AuditDetail[],
  { problem, along }: { problem?: Problem; along?: Expression<unknown> | undefined } = {},
): Promise<void> => {
  const { base, route } = deed;
  const merged: AuditDetail = Object.assign({}, ...details);
  const input = deed.input as Record<string, string> | null;
  const object =
    merged.object ?? (route.on && input ? ([route.on.kind, input[route.on.field]!] as const) : undefined);
  const said = {
    id: base.newId(),
    at: base.now,
    me: base.me as never,
    by: merged.by,
    action: route.name,
    object,
    before: merged.before,
    after: merged.after,
    tells: details.flatMap(({ tells = [] }) => tells),
    reason: problem ? `${problem.code}` : merged.reason,
    result,
    requestId: base.requestId,
    address: base.address,
  };
  await recordEntry(db, said, along);
};

/** A refused deed is written down too, after its transaction is gone: a person's as an entry, a stranger's perhaps in a count. */
export const recordRefusal = async (deed: Deed, problem: Problem): Promise<void> => {
  const { me, house, address, now } = deed.base;
  const result = problem.code === general.system.kind.code ? 'failed' : 'refused';
  const refused = { action: deed.route.name, reason: `${problem.code}`, address, at: now, result } as const;
  // Nobody who is sent away for there being too many takes up a connection for that.
  const isCounted = problem instanceof TooMany && problem.status === 429;
  if (isCounted) return house.refusals.count(refused);
  if (me || house.refusals.isToBeWritten(refused)) await entry(deed, house.db, result, [], { problem });
};
