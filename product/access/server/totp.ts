import { Secret, TOTP } from 'otpauth';
import encodeQr from 'qr';
import type { RandomBytes } from '#host/secrets/types';

/** What every authenticator app understands (RFC 6238): SHA-1, six digits, half a minute. */
const common = { issuer: 'Assay', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** 160 random bits in base32. */
export const newTotpSecret = (random: RandomBytes): string =>
  new Secret({ buffer: Uint8Array.from(random(20)).buffer }).base32;

const made = (secret: string, label: string): TOTP =>
  new TOTP({ ...common, label, secret: Secret.fromBase32(secret) });

/** The step of time that a code belongs to, among the last, this and the next; undefined where it is the code of none. */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  const delta = made(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / (common.period * 1_000)) + delta;
};

/** The secret as an app takes it: as text, as an address, and as the picture of that address. */
export const offerOf = (secret: string, loginName: string) => {
  const address = made(secret, loginName).toString();
  return { secret, address, picture: encodeQr(address, 'svg', { ecc: 'medium', border: 2 }) };
};
