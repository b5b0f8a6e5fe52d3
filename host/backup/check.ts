import { createHash } from 'node:crypto';
import { StartRefused } from '../start-refused';
import { linesIn } from './copy';
import { unseal, type Unsealed } from './envelope';
import type { Manifest } from './manifest';
import { sections } from './records';

interface Reads {
  readonly from: string;
  readonly passphrase: string;
  readonly signal: AbortSignal;
}

/** The plain bytes of a backup, until somebody wants to stop. */
export async function* chunksUntil(backup: Unsealed, signal: AbortSignal): AsyncGenerator<Buffer> {
  for await (const chunk of backup.chunks()) {
    signal.throwIfAborted();
    yield chunk;
  }
}

/** Reads everything once and compares it with the manifest at its end; throws `StartRefused` where they differ. */
export const readThrough = async (backup: Unsealed, from: string, signal: AbortSignal): Promise<Manifest> => {
  const found = new Map<string, string>();
  let files = 0;
  let bytesOfFiles = 0;
  for await (const { said, bytes } of sections(chunksUntil(backup, signal))) {
    if (said.is === 'end') {
      const { manifest } = said;
      const promised = [
        ...manifest.tables.map(({ name, rows, sha256 }) => [`table ${name}`, `${rows} ${sha256}`] as const),
        ...manifest.kept.map(({ name, sha256 }) => [`kept ${name}`, sha256] as const),
      ];
      const faulty = new Set(manifest.files.faulty);
      const differ = promised.filter(([what, how]) => found.get(what) !== how).map(([what]) => what);
      const altered = [...found.keys()].filter(
        (what) => what.startsWith('file ') && !faulty.has(what.slice('file '.length)),
      );
      const counted = files === manifest.files.count && bytesOfFiles === manifest.files.bytes;
      if (differ.length > 0 || altered.length > 0 || !counted)
        throw new StartRefused(
          `${from} does not hold what it says: ${[...differ, ...altered, ...(counted ? [] : ['the files'])].join(', ')}.`,
        );
      return manifest;
    }
    const hash = createHash('sha256');
    let [rows, size] = [0, 0];
    for await (const piece of bytes) {
      hash.update(piece);
      size += piece.length;
      if (said.is === 'table') rows += linesIn(piece);
    }
    const sha256 = hash.digest('hex');
    if (said.is === 'table') found.set(`table ${said.name}`, `${rows} ${sha256}`);
    if (said.is === 'kept') found.set(`kept ${said.name}`, sha256);
    if (said.is !== 'file') continue;
    files += 1;
    bytesOfFiles += size;
    // Only the faulty are remembered: there may be millions.
    if (sha256 !== said.sha256) found.set(`file ${said.sha256}`, sha256);
  }
  throw new StartRefused(`${from} has no manifest at its end.`);
};

/** Whether a backup can be opened and holds what it says, without restoring it. */
export const check = async ({ from, passphrase, signal }: Reads): Promise<Manifest & { size: number }> => {
  const backup = await unseal(from, passphrase);
  try {
    return { ...(await readThrough(backup, from, signal)), size: backup.size };
  } finally {
    await backup.close();
  }
};
