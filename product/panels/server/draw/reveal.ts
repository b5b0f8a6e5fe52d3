import type * as z from 'zod';
import type { Context } from '#host/context';
import type { RevealDraw } from '../../draw';
import { panelsProblems } from '../../problems';
import type { Report } from '../achievements';
import { requireDrawable } from './commit';
import { fillPanel, inviteDrawn, nextReserve, stillFit, storeReplacement } from './fill';
import { drawn, sha256Of } from './order';
import { seatsNow, seedOf, type DrawResult } from './record';
import { anchorOf, drawsOf } from './stored';

type Asked = Context<Context['me'], Report>;

/**
 * The agency shows its secret, and the panel is drawn and invited (domain §9.6): the seed is made of the secret and of the first
 * checkpoint that holds the fixed candidates. Who is fit no more gives way to the next reserve at once. Throws 2336 where
 * nothing waits, 2334 before the checkpoint, 2333 for another secret than was committed to.
 */
export const revealDraw = async ({ secret: shown }: z.output<typeof RevealDraw>, context: Asked) => {
  await requireDrawable(context);
  const report = context.object;
  const { db } = context;
  let [row] = await drawsOf(context, report);
  if (!row || row.drawn) throw panelsProblems.nothingToDraw();
  const secret = row.secret ?? shown;
  if (secret === undefined || sha256Of(secret) !== row.commitment) throw panelsProblems.otherSecret();
  const anchor = await anchorOf(context, row);
  if (!anchor) throw panelsProblems.noCheckpointYet();
  const seed = seedOf({ ...row, reportId: report.id }, secret, anchor.checkpoint.hash);
  const { pool } = row;
  const lot = drawn(seed, pool)!;
  const key = context.services.auditKey.publicKey;
  const result: DrawResult = {
    ...lot,
    secret,
    entry: { id: anchor.id, seq: anchor.seq },
    checkpoint: anchor.checkpoint,
    publicKey: key.export({ format: 'der', type: 'spki' }).toString('base64'),
    seed,
  };
  row = await db
    .updateTable('panelDraw')
    .set({ secret, drawn: JSON.stringify(result), drawnAt: context.now.toISOString() })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  context.audit({ object: ['report', report.id], after: { seed, members: lot.members } });
  if (pool.kept) {
    await fillPanel(context, row.id);
    return { id: report.id };
  }
  const fit = await stillFit(
    context,
    lot.members.map(({ id }) => id),
    report.applicationId,
  );
  for (const { id, number } of lot.members.filter((member) => !fit.has(member.id))) {
    const next = await nextReserve(context, row, id, report.applicationId);
    if (!next) continue;
    const at = context.now.toISOString();
    row = await storeReplacement(context, row, { ...next, number, out: id, why: 'unfit', at });
  }
  for (const member of seatsNow(lot, row.replacements).panel)
    await inviteDrawn(
      context,
      report,
      member,
      pool.candidates.find(({ id }) => id === member.id)!,
    );
  return { id: report.id };
};
