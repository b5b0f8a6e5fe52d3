import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { exitCodes } from '#host/start-refused';
import { faultsOf, type DrawRecord } from '#product/panels/server/draw/record';
import { samplingFaults, type SamplingRecord } from '#product/sampling/server/record';

/** The form that a record says it has; undefined where it is none. */
const formOf = (text: string): string | undefined => {
  try {
    return (JSON.parse(text) as { readonly form?: string }).form;
  } catch {
    return undefined;
  }
};

const panelOf = (text: string): string => {
  const { pool, drawn, attempt, replacements } = JSON.parse(text) as DrawRecord;
  return `${drawn.members.length} of ${pool.candidates.length} candidates, ${drawn.reserves.length} reserves, draw ${attempt}, ${replacements.length} replacements`;
};

const sampleOf = (text: string): string => {
  const { candidates, drawn, quarter, share } = JSON.parse(text) as SamplingRecord;
  return `${drawn.sample.length} of ${candidates.length} reports of ${quarter}, ${share} %`;
};

/**
 * `assay verify draw FILE`: replays the record of a panel's draw, or of a quarter's sample, and compares it byte for byte. It knows
 * no database and no secret; the fingerprint of the key that signed the checkpoint is for comparing with what the operator
 * publishes. Gives the exit code.
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
  const isSample = formOf(text) === 'assay-sampling-1';
  const faults = isSample ? samplingFaults(text) : faultsOf(text);
  if (faults.length > 0) {
    faults.forEach(complain);
    return exitCodes.brokenData;
  }
  const { drawn } = JSON.parse(text) as Pick<DrawRecord | SamplingRecord, 'drawn'>;
  const fingerprint = createHash('sha256').update(Buffer.from(drawn.publicKey, 'base64')).digest('hex');
  say(
    `Replayed: ${isSample ? sampleOf(text) : panelOf(text)}. Checkpoint ${drawn.checkpoint.seq}, signed by the key with SHA-256 ${fingerprint}.`,
  );
  return 0;
};
