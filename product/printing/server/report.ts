/** An evaluation report as its template takes it: the document, the fixed words, and what is drawn from addresses and pictures. */
import encodeQR from 'qr';
import type { ReportDocument } from './document';
import type { Sheets } from './typst/compiler';
import {
  advancementScale,
  categoryNames,
  feeDeclaration,
  innovationScale,
  maturityScale,
  reportTitle,
  signatureRoles,
  valueLabels,
} from './labels';

/** The words across the page; null for a passed copy outside a demonstration. */
export function watermarkText(document: ReportDocument): string | null {
  const { watermark } = document;
  const own =
    watermark.kind === 'draft'
      ? ['草稿', watermark.name, watermark.time]
      : watermark.kind === 'expertCopy'
        ? ['专家稿', watermark.expertNumber]
        : [];
  const words = document.demonstration || watermark.kind === 'demonstration' ? ['演示', ...own] : own;
  return words.length === 0 ? null : words.join(' · ');
}

/** The seal as a file of the template's folder; pictures come as data addresses. */
const sealOf = (seal: string | null): { readonly name: string; readonly bytes: Buffer } | null => {
  if (seal === null) return null;
  const match = /^data:image\/(png|jpeg);base64,(.+)$/.exec(seal);
  if (!match) throw new RangeError('the seal is neither PNG nor JPEG');
  return { name: `/seal.${match[1]}`, bytes: Buffer.from(match[2]!, 'base64') };
};

/** Takes a report and gives what is printed of it (domain §6.7). Throws RangeError where its moment or its seal is none. */
export const reportSheets = (document: ReportDocument): Sheets => {
  const moment = new Date(document.documentMoment);
  if (Number.isNaN(moment.getTime())) throw new RangeError('documentMoment is no ISO moment');
  const { verifyUrl, reportNumber } = document.issue;
  const seal = sealOf(document.seal);
  return {
    template: 'report.typ',
    data: {
      document: { ...document, seal: null },
      words: {
        title: reportTitle,
        feeDeclaration,
        category: categoryNames[document.category],
        maturity: maturityScale(document.category),
        innovation: innovationScale,
        advancement: advancementScale,
        values: valueLabels,
        roles: signatureRoles,
      },
      moment: moment.toISOString(),
      isWorkingCopy: reportNumber === null || document.watermark.kind !== 'none',
      across: watermarkText(document),
      qr: verifyUrl === null ? null : encodeQR(verifyUrl, 'svg', { ecc: 'medium', border: 1 }),
      seal: seal?.name ?? null,
    },
    files: seal ? { [seal.name]: seal.bytes } : {},
  };
};
