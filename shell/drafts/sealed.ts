/** What a key made of a value: it opens with the same key and the same place alone. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

const methodOf = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
});

/** The key as the browser holds it: a script can use it, but not read it out again. */
export const importKey = (base64url: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(base64url), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Encrypts a value for one place (security §3.25). */
export const seal = async (key: CryptoKey, place: string, value: unknown): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt(methodOf(iv, place), key, plain) };
};

/** The value again; undefined where another key made it, or it was altered or stands in another place. */
export const open = async (key: CryptoKey, place: string, sealed: Sealed): Promise<unknown> => {
  try {
    const plain = await crypto.subtle.decrypt(methodOf(sealed.iv, place), key, sealed.bytes);
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
};
