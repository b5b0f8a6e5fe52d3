import { readFile } from 'node:fs/promises';
import { checkpointFile, readCheckpoints } from '#host/audit/checkpoint';
import { lastSeal, storedCheckpoints } from '#host/audit/rows';
import { verifyAudit } from '#host/audit/verify';
import type { Context } from '#host/context';
import { verifyPerPerson } from '#host/limits/limit';

/** How far the chain reaches, and how far the newest signed checkpoint does. */
export const integrityOf = async (_: unknown, { services }: Context) => {
  const last = await lastSeal(services.pool);
  const [checkpoint] = await storedCheckpoints(services.pool, 1);
  return {
    sealed: last?.seq ?? 0,
    checkpointed: checkpoint?.seq ?? 0,
    checkpointAt: checkpoint?.at ?? null,
  };
};

const outside = async (dataFolder: string) => {
  const text = await readFile(checkpointFile(dataFolder), 'utf8').catch((fault: { code?: string }) => {
    // Before its first hour a product has no checkpoint yet.
    if (fault.code === 'ENOENT') return '';
    throw fault;
  });
  return readCheckpoints(text);
};

/** Reads the whole chain anew and says whether it is whole. */
export const verifyNow = async (_: unknown, { services, me, now }: Context) => {
  await services.limiter.demand([[verifyPerPerson, me.personId]], now);
  const { ok, sealed, unsealed, findings } = await verifyAudit({
    database: services.pool,
    keys: [services.auditKey],
    outside: await outside(services.dataFolder),
    now,
  });
  const faults = findings.map((finding) => ('seq' in finding ? finding.seq : sealed));
  return {
    isIntact: ok,
    sealed,
    unsealed,
    checkedAt: now.toISOString(),
    firstFault: faults.length > 0 ? Math.min(...faults) : null,
  };
};
