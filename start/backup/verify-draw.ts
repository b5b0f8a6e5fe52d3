import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { exitCodes } from '#host/start-refused';
import { faultsOf, type DrawRecord } from '#product/panels/server/draw/record';

/**
 * `assay verify draw FILE`: replays a record and compares it byte for byte. It knows no database and no secret; the
 * fingerprint of the key that signed the checkpoint is for comparing with what the operator publishes. Gives the exit code.
 */
export const verifyDraw = async (
  file: string,
  { say, complain }: { readonly [Way in 'say' | 'complain']: (sentence: string) => void },
): Promise<number> => {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (fault) {
    complain(`${file} cannot be read: ${(fault as NodeJS.ErrnoException).code}.`);
    return exitCodes.failed;
  }
  const faults = faultsOf(text);
  if (faults.length > 0) {
    faults.forEach(complain);
    return exitCodes.brokenData;
  }
  const { pool, drawn, attempt, replacements } = JSON.parse(text) as DrawRecord;
  const fingerprint = createHash('sha256').update(Buffer.from(drawn.publicKey, 'base64')).digest('hex');
  say(
    `Replayed: ${drawn.members.length} of ${pool.candidates.length} candidates, ${drawn.reserves.length} reserves, draw ${attempt}, ${replacements.length} replacements. Checkpoint ${drawn.checkpoint.seq}, signed by the key with SHA-256 ${fingerprint}.`,
  );
  return 0;
};
