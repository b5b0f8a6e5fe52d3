import { generateKeyPairSync, sign } from 'node:crypto';

/** A value as DER: its kind, its length, what is in it. */
const der = (kind: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([kind, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const text = (kind: number, words: string) => der(kind, Buffer.from(words));

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
const named = (name: string) => sequence(der(0x31, sequence(objectId('550403'), text(0x0c, name))));

/** A key and a certificate that it signs itself, for servers of these names that a test opens: made anew, kept nowhere. */
export const certificateFor = (names: readonly [string, ...string[]]): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const alternatives = sequence(...names.map((name) => text(0x82, name)));
  const about = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    named(names[0]),
    sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z')),
    named(names[0]),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(objectId('551d11'), der(0x04, alternatives)))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', about, privateKey));
  const whole = sequence(about, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
};
