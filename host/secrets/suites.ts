import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

/** Seals one message with additional data. `seal` gives `nonce | ciphertext | proof`; `open` throws when it was touched. */
export interface Suite {
  /** The header byte of a ciphertext: format and suite at once, never reused for another algorithm. */
  readonly header: number;
  /** How many bytes of derived key it wants. */
  readonly keyBytes: number;
  readonly nonceBytes: number;
  seal(key: Buffer, nonce: Uint8Array, about: Buffer, plain: Buffer): Buffer;
  open(key: Buffer, about: Buffer, sealed: Buffer): Buffer;
}

const tagBytes = 16;

/** AES-256-GCM with a random 96-bit nonce (security §3.5): the default. */
export const aesGcm: Suite = {
  header: 0x01,
  keyBytes: 32,
  nonceBytes: 12,
  seal: (key, nonce, about, plain) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(about);
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  },
  open: (key, about, sealed) => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(about).setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(12, -tagBytes)), decipher.final()]);
  },
};

const proofBytes = 32;
const smProof = (key: Buffer, about: Buffer, body: Buffer): Buffer => {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(about.length));
  return createHmac('sm3', key.subarray(16)).update(length).update(about).update(body).digest();
};

/** SM4-CTR, then HMAC-SM3 over it: for operators assessed under GB/T 39786. Node 20 has no authenticated SM4 mode. */
export const sm4Sm3: Suite = {
  header: 0x02,
  keyBytes: 48,
  nonceBytes: 16,
  seal: (key, nonce, about, plain) => {
    const cipher = createCipheriv('sm4-ctr', key.subarray(0, 16), nonce);
    const body = Buffer.concat([nonce, cipher.update(plain), cipher.final()]);
    return Buffer.concat([body, smProof(key, about, body)]);
  },
  open: (key, about, sealed) => {
    const body = sealed.subarray(0, -proofBytes);
    if (!timingSafeEqual(smProof(key, about, body), sealed.subarray(-proofBytes)))
      throw new Error('the proof does not match');
    const decipher = createDecipheriv('sm4-ctr', key.subarray(0, 16), body.subarray(0, 16));
    return Buffer.concat([decipher.update(body.subarray(16)), decipher.final()]);
  },
};

export const suites: readonly Suite[] = [aesGcm, sm4Sm3];
