import { webcrypto, X509Certificate } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BitString, Integer, Utf8String } from 'asn1js';
import { CryptoKeySigner, type Signer } from '@libpdf/core';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
  type RelativeDistinguishedNames,
} from 'pkijs';

const curve = { name: 'ECDSA', namedCurve: 'P-256' };
/** As long as anybody may keep a demonstration, and within what a certificate writes with two digits of the year (RFC 5280 §4.1.2.5). */
const lasts = { from: new Date('2025-01-01T00:00:00Z'), until: new Date('2049-12-31T00:00:00Z') };
const oids = { commonName: '2.5.4.3', basicConstraints: '2.5.29.19', keyUsage: '2.5.29.15' };
/** Bits of the key usage (RFC 5280 §4.2.1.3): an authority signs certificates and their revocations; a signer signs, and stands by it. */
const uses = { authority: [0b0000_0110, 1], signer: [0b1100_0000, 6] } as const;

const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as never });
const naming = (names: RelativeDistinguishedNames, name: string): void =>
  void names.typesAndValues.push(
    new AttributeTypeAndValue({ type: oids.commonName, value: new Utf8String({ value: name }) }),
  );

interface Issuing {
  readonly kind: keyof typeof uses;
  readonly name: string;
  readonly issuer: string;
  readonly publicKey: webcrypto.CryptoKey;
  readonly issuerKey: webcrypto.CryptoKey;
}

const certify = async ({ kind, name, issuer, publicKey, issuerKey }: Issuing): Promise<Buffer> => {
  const made = new Certificate();
  made.version = 2;
  made.serialNumber = new Integer({ value: kind === 'authority' ? 1 : 2 });
  naming(made.subject, name);
  naming(made.issuer, issuer);
  made.notBefore.value = lasts.from;
  made.notAfter.value = lasts.until;
  const constraints = new BasicConstraints(kind === 'authority' ? { cA: true, pathLenConstraint: 0 } : {});
  const [bits, unusedBits] = uses[kind];
  const usage = new BitString({ valueHex: Uint8Array.of(bits).buffer, unusedBits });
  made.extensions = [
    new Extension({
      extnID: oids.basicConstraints,
      critical: true,
      extnValue: constraints.toSchema().toBER(),
    }),
    new Extension({ extnID: oids.keyUsage, critical: true, extnValue: usage.toBER() }),
  ];
  await made.subjectPublicKeyInfo.importKey(publicKey, engine);
  await made.sign(issuerKey, 'SHA-256', engine);
  return Buffer.from(made.toSchema(true).toBER());
};

/** The file of the demonstration's own signer. */
const fileIn = (dataFolder: string): string => join(dataFolder, 'demonstration-signing.json');

interface Stored {
  readonly privateKey: string;
  readonly certificate: string;
  readonly authority: string;
}

/** A test authority that certifies one signer, and whose key nobody keeps. */
const make = async (): Promise<Stored> => {
  const subtle = webcrypto.subtle;
  const authorityKeys = await subtle.generateKey(curve, false, ['sign', 'verify']);
  const keys = await subtle.generateKey(curve, true, ['sign', 'verify']);
  const issuer = 'Assay demonstration authority (no legal effect)';
  const issuerKey = authorityKeys.privateKey;
  const authority = await certify({
    ...{ kind: 'authority', name: issuer, issuer, issuerKey },
    publicKey: authorityKeys.publicKey,
  });
  const name = 'Assay demonstration (no legal effect)';
  const certificate = await certify({ kind: 'signer', name, issuer, issuerKey, publicKey: keys.publicKey });
  const privateKey = Buffer.from(await subtle.exportKey('pkcs8', keys.privateKey));
  return {
    privateKey: privateKey.toString('base64'),
    certificate: certificate.toString('base64'),
    authority: authority.toString('base64'),
  };
};

/** The demonstration's signer, whose test authority is made at its first start. Nobody trusts it, and its name says why. */
export const demonstrationSigner = async (
  dataFolder: string,
): Promise<{ readonly signer: Signer; readonly certificate: X509Certificate }> => {
  const path = fileIn(dataFolder);
  let text = await readFile(path, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return undefined;
    throw fault;
  });
  if (text === undefined) {
    text = JSON.stringify(await make());
    await writeFile(path, text, { mode: 0o600 });
  }
  const stored = JSON.parse(text) as Stored;
  const key = await webcrypto.subtle.importKey(
    'pkcs8',
    Buffer.from(stored.privateKey, 'base64'),
    curve,
    false,
    ['sign'],
  );
  const certificate = Buffer.from(stored.certificate, 'base64');
  return {
    signer: new CryptoKeySigner(key, certificate, 'EC', 'ECDSA', [Buffer.from(stored.authority, 'base64')]),
    certificate: new X509Certificate(certificate),
  };
};
