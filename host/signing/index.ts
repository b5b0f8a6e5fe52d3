import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { P12Signer, type Signer } from '@libpdf/core';
import { misconfigured } from '../start-refused';
import { demonstrationSigner } from './demonstration';

/** Who signs official files, and how long their certificate holds. */
export interface DocumentSigner {
  readonly signer: Signer;
  /** Milliseconds. */
  readonly validFrom: number;
  readonly validUntil: number;
}

/** The operator's PKCS #12 file and its password, or the path of a file that holds it. */
export interface SigningSettings {
  readonly certificate: string;
  readonly password: string;
}

const signerWith = (signer: Signer, certificate: X509Certificate): DocumentSigner => ({
  signer,
  validFrom: Date.parse(certificate.validFrom),
  validUntil: Date.parse(certificate.validTo),
});

const givenSigner = async ({ certificate: path, password }: SigningSettings): Promise<DocumentSigner> => {
  const read = (name: string, file: string) =>
    readFile(file).catch((fault: NodeJS.ErrnoException) => {
      throw misconfigured(`The file that ${name} names cannot be read: ${file} (${fault.code}).`);
    });
  const bytes = await read('ASSAY_SIGNING_CERTIFICATE', path);
  const secret = /^\.{0,2}\//.test(password)
    ? (await read('ASSAY_SIGNING_PASSWORD', password)).toString('utf8').trim()
    : password;
  const signer = await P12Signer.create(bytes, secret, { buildChain: false }).catch((fault: unknown) => {
    throw misconfigured(
      `The file that ASSAY_SIGNING_CERTIFICATE names is no PKCS #12 file with a key and its certificate, or ASSAY_SIGNING_PASSWORD does not open it: ${path} (${(fault as Error).name}).`,
    );
  });
  return signerWith(signer, new X509Certificate(signer.certificate));
};

/**
 * Who signs official files: the operator's certificate, else in a demonstration one of its own; undefined where none is
 * given, and then no file claims a signature. Throws `StartRefused` (78) for a certificate that cannot be read or does not
 * hold at `now`.
 */
export const openDocumentSigner = async (
  given: SigningSettings | undefined,
  { dataFolder, mode, now }: { readonly dataFolder: string; readonly mode: string; readonly now: Date },
): Promise<DocumentSigner | undefined> => {
  if (given) {
    const opened = await givenSigner(given);
    if (now.getTime() < opened.validFrom || now.getTime() > opened.validUntil)
      throw misconfigured(
        `The certificate in ${given.certificate} holds from ${new Date(opened.validFrom).toISOString()} until ${new Date(opened.validUntil).toISOString()}: give one that holds now, or leave ASSAY_SIGNING_CERTIFICATE out.`,
      );
    return opened;
  }
  if (mode !== 'demonstration') return undefined;
  const { signer, certificate } = await demonstrationSigner(dataFolder);
  return signerWith(signer, certificate);
};
