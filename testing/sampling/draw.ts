import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keysFromText } from '#host/keys';
import { jobsOf, checkpointWhereAwaited, sealerOf } from '#start/jobs';
import type { TestApp } from '..';

type At = Pick<TestApp, 'services'>;

/** Does at once what the product does by itself at its times. */
export const runJob = ({ services }: At, name: string): Promise<unknown> =>
  jobsOf(services)
    .find((job) => job.name === name)!
    .work();

/** Signs the checkpoint that something waits for. */
export const signAwaited = async ({ services }: At): Promise<void> => {
  const keys = keysFromText(await readFile(join(services.dataFolder, 'keys'), 'utf8'));
  await checkpointWhereAwaited(services, sealerOf(services, keys));
};

/** The sample of the quarter that ended last, as the first working day of the next one brings it (domain §9.20). */
export const drawSample = async (app: At): Promise<void> => {
  await runJob(app, 'fixSamplingCandidates');
  await signAwaited(app);
  await runJob(app, 'drawSamples');
};
