/** An argon2 row taken apart. `pepper` is the id of the key it was made with; undefined in rows from elsewhere. */
export interface StoredPassword {
  readonly algorithm: string;
  readonly memory: number;
  readonly passes: number;
  readonly lanes: number;
  readonly pepper: string | undefined;
  /** The row without our key id, as the argon2 library reads it. */
  readonly bare: string;
}

const pattern =
  /^\$(argon2id|argon2i|argon2d)\$v=(\d+)\$m=(\d+),t=(\d+),p=(\d+)(?:,keyid=([A-Za-z0-9+/]+))?(\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+)$/;

/** Above these a row is no password of ours but a way to fill the memory. */
const limits = { memory: 1_048_576, passes: 64, lanes: 16 };

/** Reads a PHC string; undefined when it is no argon2 row or asks for more than a machine should give. */
export const readStored = (text: string): StoredPassword | undefined => {
  const [, algorithm, version, m, t, p, keyId, rest] = pattern.exec(text) ?? [];
  if (!algorithm || !rest || (version !== '19' && version !== '16')) return undefined;
  const [memory, passes, lanes] = [Number(m), Number(t), Number(p)];
  if (memory > limits.memory || passes > limits.passes || lanes > limits.lanes) return undefined;
  const bare = `$${algorithm}$v=${version}$m=${m},t=${t},p=${p}${rest}`;
  const pepper = keyId === undefined ? undefined : Buffer.from(keyId, 'base64').toString();
  return { algorithm, memory, passes, lanes, pepper, bare };
};

/** Writes the pepper's key id into a PHC string, at the place the format has for it. */
export const withKeyId = (bare: string, keyId: string): string =>
  bare.replace(/(,p=\d+)\$/, `$1,keyid=${Buffer.from(keyId).toString('base64').replaceAll('=', '')}$`);
