import { createHash } from 'node:crypto';
import { uuidOf } from '#contract/uuid';

/**
 * The UUID that a name always has within a namespace (RFC 9562 §5.5): the same in every database and in the seeds, so that
 * nobody keeps a table of identifiers. The standard asks for SHA-1, which need not resist anybody here. Throws a
 * RangeError for a malformed namespace.
 */
export const uuidV5 = (namespace: string, name: string): string => {
  const digits = namespace.replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/i.test(digits)) throw new RangeError(`not a UUID: ${namespace}`);
  const hash = createHash('sha1').update(Buffer.from(digits, 'hex')).update(name);
  return uuidOf(hash.digest().subarray(0, 16), 5);
};
