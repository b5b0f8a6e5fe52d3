import { PDF } from '@libpdf/core';
import type { Db } from '#host/database/connection';
import type { Services } from '#host/services';
import { keywordsOf, type FileMark } from '../file-mark';
import { keepReceipt, numberDigest, signReceipt } from './receipt';

/** The operator's certificate does not hold today, or did not sign. */
export class NotSigned extends Error {}

const load = async (drawn: Uint8Array, mark: FileMark): Promise<PDF> => {
  const pdf = await PDF.load(drawn);
  pdf.setKeywords(keywordsOf(mark));
  return pdf;
};

/** Writes into a drawn copy what it is. What was drawn stays as it is to the byte, and the mark stands behind it. */
export const marked = async (drawn: Uint8Array, mark: FileMark): Promise<Buffer> =>
  Buffer.from(await (await load(drawn, mark)).save({ incremental: true }));

/**
 * The official file: marked, and signed as CAdES in PDF (`ETSI.CAdES.detached`) where there is a certificate (domain
 * §6.6, decision 0110). Throws `NotSigned` where the certificate does not hold at `now` or cannot sign.
 */
const official = async (
  drawn: Uint8Array,
  mark: FileMark,
  { services: { documentSigner, log }, now }: { readonly services: Services; readonly now: Date },
): Promise<Buffer> => {
  if (!documentSigner) return marked(drawn, mark);
  const { signer, validFrom, validUntil } = documentSigner;
  if (now.getTime() < validFrom || now.getTime() > validUntil) throw new NotSigned();
  const pdf = await load(drawn, mark);
  try {
    const { bytes } = await pdf.sign({
      signer,
      subFilter: 'ETSI.CAdES.detached',
      fieldName: 'Issue',
      reason: '签发',
      signingTime: now,
    });
    return Buffer.from(bytes);
  } catch (fault) {
    log.error({ fault }, 'an official file could not be signed');
    throw new NotSigned();
  }
};

/** Random bytes that a number is salted with. */
const saltBytes = 16;

/** What of a report stands in its file and its receipt. */
interface Issued {
  readonly id: string;
  readonly number: string;
  readonly issueDate: string;
  readonly contentHash: string;
  readonly isLimited: boolean;
}

/**
 * The drawn report as it is issued, and how its receipt is kept, in the same transaction, once the file's hash is known
 * (domain §6.6). Throws `NotSigned`.
 */
export const finished = async (
  drawn: Uint8Array,
  { id, number, issueDate, contentHash, isLimited }: Issued,
  { services, now }: { readonly services: Services; readonly now: Date },
): Promise<{ readonly bytes: Buffer; readonly keep: (db: Db, fileHash: string) => Promise<void> }> => {
  const salt = Buffer.from(services.random(saltBytes)).toString('hex');
  const bytes = await official(drawn, { kind: 'issued', contentHash, salt }, { services, now });
  return {
    bytes,
    keep: async (db, fileHash) => {
      const statement = {
        number: isLimited ? null : number,
        numberDigest: numberDigest(salt, number),
        ...{ contentHash, fileHash, issueDate },
      };
      const document = signReceipt(services.receiptKey, statement);
      await keepReceipt(db, services.receiptKey, { reportId: id, document, statement, now });
    },
  };
};
