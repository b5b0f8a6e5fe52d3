import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundedThread, ThreadEnded, type ThreadBounds } from '#host/bounded-thread';
import type { LookedThrough } from './look-through';

export interface Asked {
  readonly path: string;
  readonly mime: string;
  /** For what an archive holds. */
  readonly folder: string;
}
export type Said = { readonly found: LookedThrough } | { readonly fault: string };

/** What looking through one file may cost. */
const usual: ThreadBounds = { megabytes: 384, seconds: 45 };

/** Why a file could not be looked through: the name of a fault, nothing of the file. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
}

/**
 * Looks through files, one after the other, in a thread that is not the product's: a file that crashes, hangs or eats memory
 * ends that thread, and the next file gets another one. `look` throws `NotReadable`.
 */
export const lookingThread = (bounds = usual) => {
  const thread = boundedThread<Asked, Said>({
    source: new URL('./worker.ts', import.meta.url),
    built: 'patient-data',
    ...bounds,
  });
  return {
    look: async (path: string, mime: string): Promise<LookedThrough> => {
      const folder = await mkdtemp(join(tmpdir(), 'assay-'));
      try {
        const said = await thread.ask({ path, mime, folder });
        if ('fault' in said) throw new NotReadable(said.fault);
        return said.found;
      } catch (fault) {
        throw fault instanceof ThreadEnded ? new NotReadable(fault.why, { cause: fault }) : fault;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: thread.close,
  };
};
