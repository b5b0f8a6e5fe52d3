import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { exports } from '#product/exports/contract';
import { once, type Asker } from './lists/ask';

/** What a process holds in memory, in MB. */
export const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024;

/** Keeps asking while the work lasts. */
export const meanwhile = async <Result>(
  every: number,
  look: () => void | Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> => {
  const ending = new AbortController();
  const looking = (async () => {
    while (!ending.signal.aborted) {
      await look();
      await pause(every);
    }
  })();
  try {
    return await work();
  } finally {
    ending.abort();
    await looking;
  }
};

/** Waits until the file of an export is made. Throws when it fails. */
export const made = async (asker: Asker, id: string): Promise<void> => {
  for (;;) {
    const { rows } = await once(asker, exports.calls.files, { own: true });
    const { state, problem } = rows.find((row) => row.id === id)!;
    if (state === 'done') return;
    if (state !== 'waiting' && state !== 'working') throw new Error(`the export ${state}: ${problem}`);
    await pause(250);
  }
};

/** The file of an export. */
export const downloaded = async ({ address, headers }: Asker, id: string): Promise<Uint8Array> => {
  const reply = await fetch(`${address}${exports.calls.download.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ Id: id }),
  });
  if (!reply.ok) throw new Error(`the download: ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
};
