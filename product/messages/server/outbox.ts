import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { general } from '#contract/problems';
import type { Context } from '#host/context';

/**
 * The demonstration's messages, newest first: to everybody at this machine, who alone reaches it; where it is shown beyond
 * it, to those who have signed in, as codes and links of others stand there.
 */
export const demonstrationOutbox = async ({ services, me }: Context<unknown>) => {
  if (services.mode !== 'demonstration') throw general.notFound();
  if (services.isRemote && !me) throw general.notSignedIn();
  const file = await readFile(join(services.dataFolder, 'outbox.ndjson'), 'utf8').catch(
    (fault: { code?: string }) => {
      if (fault.code === 'ENOENT') return '';
      throw fault;
    },
  );
  const lines = file.split('\n').filter(Boolean).slice(-200).reverse();
  return lines.map(
    (line) => JSON.parse(line) as { at: string; channel: string; to: string; subject: string; text: string },
  );
};
