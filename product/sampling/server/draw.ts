import { recordEntry } from '#host/audit/record';
import type { Context } from '#host/context';
import { systemCreate } from '#host/create';
import { byItself } from '#host/jobs';
import type { Me } from '#host/me';
import type { Services } from '#host/services';
import { notifyDrawn } from './notify';
import { sampleOf, seedOf, type SamplingResult } from './record';
import { anchorOf, waitingDraws, type SamplingDraw } from './stored';

const draw = async (context: Context<Me | null, unknown>, row: SamplingDraw): Promise<void> => {
  const { db, now, services } = context;
  const anchor = await anchorOf(context, row);
  if (!anchor) return;
  const seed = seedOf(row, row.secret, anchor.checkpoint.hash);
  const sample = sampleOf(seed, row);
  const result: SamplingResult = {
    secret: row.secret,
    entry: { id: anchor.id, seq: anchor.seq },
    checkpoint: anchor.checkpoint,
    publicKey: services.auditKey.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    seed,
    sample,
  };
  await db
    .updateTable('samplingDraw')
    .set({ drawn: JSON.stringify(result), drawnAt: now.toISOString() })
    .where('id', '=', row.id)
    .execute();
  await recordEntry(db, {
    id: context.newId(),
    at: now,
    me: null,
    action: 'sampling.drawn',
    object: ['samplingDraw', row.id],
    after: { seed, sample },
    result: 'ok',
  });
  for (const id of sample) await systemCreate(context, 'sampledReport', { kind: 'report', id });
  await notifyDrawn(context, row, sample.length);
};

/** Draws the lots whose candidates a signed checkpoint of the log holds by now (domain §9.20). */
export const drawSamples = (services: Services): Promise<void> =>
  byItself(services, async (context) => {
    for (const row of await waitingDraws(context.db)) await draw(context, row);
  });
