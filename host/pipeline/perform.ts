import { sql, type Expression } from 'kysely';
import * as z from 'zod/v4/core';
import { general } from '#contract/problems';
import { Problem } from '#contract/problem';
import { changeRefs, refsIn, toWire } from '#contract/traverse';
import { recordEntry, type AuditResult } from '../audit/record';
import type { AuditDetail, Context } from '../context';
import type { Db } from '../database/connection';
import { transact } from '../database/transact';
import { allVisible, loadObject, type ObjectKinds } from '../objects';
import type { PendingUpload } from '../files';
import type { OutgoingFile } from '../serve';
import { claim, hashOfBody, keepingReply, repeated } from './replies';
import { TooMany } from '../too-many';
import type { Route } from './route';

type Base = Omit<Context<unknown, unknown>, 'db' | 'object' | 'audit' | 'afterCommit'>;

/** A request ready to run: the route, who asks, and what was asked, already in inside names and judged by the schema. */
export interface Invocation {
  readonly route: Route;
  readonly base: Base;
  readonly input: unknown;
  /** What the caller sent, for telling a repeated request from another one. */
  readonly body: unknown;
  /** Whether the caller named the request themselves: only then is the reply kept. */
  readonly named: boolean;
  readonly files?: readonly PendingUpload[];
  readonly signal: AbortSignal;
}

/** Runs a request and gives what goes on the wire; a download gives its file. */
export const perform = (
  invocation: Invocation,
  kinds: ObjectKinds,
  validateReply: boolean,
): Promise<unknown> =>
  invocation.route.call.kind === 'read' || invocation.route.call.kind === 'download'
    ? reading(invocation, kinds, validateReply)
    : writing(invocation, kinds, validateReply);

const reading = async (
  invocation: Invocation,
  kinds: ObjectKinds,
  validateReply: boolean,
): Promise<unknown> => {
  const { db } = invocation.base.services;
  const details: AuditDetail[] = [];
  const later: (() => void | Promise<void>)[] = [];
  const { object, input } = await find(invocation, kinds, db, false);
  const context = {
    ...invocation.base,
    db,
    object,
    audit: (said: AuditDetail) => void details.push(said),
    afterCommit: (after: () => void) => void later.push(after),
  };
  const answer = await invocation.route.handler(input, context);
  // A read that is not always written down is where its handler says so: it told what others may not see.
  if (invocation.route.call.audited || details.length > 0) await entry(invocation, db, 'ok', details);
  for (const after of later) await after();
  return invocation.route.call.kind === 'download'
    ? (answer as OutgoingFile)
    : encoded(invocation.route, answer, validateReply);
};

const writing = async (
  invocation: Invocation,
  kinds: ObjectKinds,
  validateReply: boolean,
): Promise<unknown> => {
  const { base, route } = invocation;
  const key = { who: whoAsks(base), route: route.name, requestId: base.requestId };
  // A token in a kept reply would lie in the database in clear (SE-01): such a request is done again instead.
  const retains = invocation.named && !route.givesSecret;
  let later: (() => void | Promise<void>)[] = [];
  // The same words with other files are another request.
  const body = invocation.files
    ? [invocation.body, invocation.files.map(({ name, sha256 }) => [name, sha256])]
    : invocation.body;
  const hash = hashOfBody(base.services.blindIndex, body);
  const prepared = await prepare(invocation);
  if ('refused' in prepared) {
    // Whoever repeats a request is answered as the first time, though its first step would fail now.
    const done = retains && (await repeated(base.services.db, key, hash));
    if (done) return done.reply;
    throw prepared.refused;
  }
  const reply = await transact(base.services.db, async (tx) => {
    const details: AuditDetail[] = [];
    later = [];
    const before = retains ? await claim(tx, key, { hash, now: base.now }) : undefined;
    if (before) return before.reply;
    // Whoever comes second to a long request waits for its row as long as it may take, and is told what became of it.
    if (route.call.seconds)
      await sql`select set_config('statement_timeout', ${String(route.call.seconds * 1_000)}, true)`.execute(
        tx,
      );
    const { object, input } = await find(invocation, kinds, tx, true);
    const context = {
      ...base,
      db: tx,
      object,
      audit: (said: AuditDetail) => void details.push(said),
      afterCommit: (after: () => void) => void later.push(after),
    };
    const answer = await route.handler(input, context, invocation.files ?? prepared.ready);
    const wire = encoded(route, answer, validateReply);
    await entry(invocation, tx, 'ok', details, { along: retains ? keepingReply(key, wire) : undefined });
    // Too late is refused before the commit: the caller has been told that it failed.
    invocation.signal.throwIfAborted();
    return wire;
  });
  for (const after of later) await after();
  return reply;
};

/** The first step of a request in two, outside any transaction; what it refuses is kept apart from what fails. */
const prepare = async ({
  route,
  base,
  input,
}: Invocation): Promise<{ readonly ready: unknown } | { readonly refused: Problem }> => {
  try {
    return { ready: await route.handler.prepare?.(input, { ...base, db: base.services.db }) };
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
  { route, base, input }: Pick<Invocation, 'route' | 'input'> & { readonly base: Pick<Base, 'me'> },
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

const encoded = (route: Route, answer: unknown, validate: boolean): unknown => {
  if (validate) {
    const judged = z.safeParse(route.call.gives, answer);
    if (!judged.success)
      throw new Error(`the reply of ${route.name} is not what it says: ${judged.error.message}`);
  }
  return toWire(route.gives, answer);
};

/** One audit entry for one request, in the request's own transaction. */
const entry = async (
  invocation: Invocation,
  db: Db,
  result: AuditResult,
  details: readonly AuditDetail[],
  { problem, along }: { problem?: Problem; along?: Expression<unknown> | undefined } = {},
): Promise<void> => {
  const { base, route } = invocation;
  const merged: AuditDetail = Object.assign({}, ...details);
  const input = invocation.input as Record<string, string> | null;
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
    loggedFields: details.flatMap(({ loggedFields = [] }) => loggedFields),
    reason: problem ? `${problem.code}` : merged.reason,
    result,
    requestId: base.requestId,
    address: base.address,
  };
  await recordEntry(db, said, along);
};

/** A refused request is written down too, after its transaction is gone: a person's as an entry, a stranger's perhaps in a count. */
export const recordRefusal = async (invocation: Invocation, problem: Problem): Promise<void> => {
  const { me, services, address, now } = invocation.base;
  const result = problem.code === general.system.kind.code ? 'failed' : 'refused';
  const refused = {
    action: invocation.route.name,
    reason: `${problem.code}`,
    address,
    at: now,
    result,
  } as const;
  // Nobody who is sent away for there being too many takes up a connection for that.
  const isCounted = problem instanceof TooMany && problem.status === 429;
  if (isCounted) return services.refusals.count(refused);
  if (me || services.refusals.isToBeWritten(refused))
    await entry(invocation, services.db, result, [], { problem });
};
