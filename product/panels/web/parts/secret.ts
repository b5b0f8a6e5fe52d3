const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** 256 random bits, made in this browser: the server learns them when they are shown, and not before. */
export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** What is sent of a secret beforehand: the SHA-256 of its text, in hex. */
export const commitmentOf = async (secret: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));
