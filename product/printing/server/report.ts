/** An evaluation report as its template takes it: the document, the fixed words, and what is drawn from addresses and pictures. */
import encodeQR from 'qr';
import { fixedWords, sayIn, type FixedWord, type Say } from '../translations';
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
  type ScaleLabels,
} from './labels';

/** The words across the page; null for a passed copy outside a demonstration. */
export function watermarkText(document: ReportDocument): string | null {
  const say = sayIn(document.language);
  const { watermark } = document;
  const own =
    watermark.kind === 'draft'
      ? [say('草稿'), watermark.name, watermark.time]
      : watermark.kind === 'expertCopy'
        ? [say('专家稿'), watermark.expertNumber]
        : [];
  const words = document.demonstration || watermark.kind === 'demonstration' ? [say('演示'), ...own] : own;
  return words.length === 0 ? null : words.join(' · ');
}

/** The seal as a file of the template's folder; pictures come as data addresses. */
const sealOf = (seal: string | null): { readonly name: string; readonly bytes: Buffer } | null => {
  if (seal === null) return null;
  const match = /^data:image\/(png|jpeg);base64,(.+)$/.exec(seal);
  if (!match) throw new RangeError('the seal is neither PNG nor JPEG');
  return { name: `/seal.${match[1]}`, bytes: Buffer.from(match[2]!, 'base64') };
};

const scaleIn = (say: Say, { title, names, meanings }: ScaleLabels) => ({
  title: say(title),
  names: names.map((name) => say(name)),
  meanings: meanings.map((meaning) => say(meaning)),
});
const eachIn = (say: Say, words: Readonly<Record<string, FixedWord>>) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, say(word)]));

/** Takes a report and gives what is printed of it (domain §6.7). Throws RangeError where its moment or its seal is none. */
export const reportSheets = (document: ReportDocument): Sheets => {
  const moment = new Date(document.documentMoment);
  if (Number.isNaN(moment.getTime())) throw new RangeError('documentMoment is no ISO moment');
  const { verifyUrl, reportNumber } = document.issue;
  const seal = sealOf(document.seal);
  const say = sayIn(document.language);
  return {
    template: 'report.typ',
    data: {
      document: { ...document, seal: null },
      words: {
        title: say(reportTitle),
        feeDeclaration: say(feeDeclaration),
        category: say(categoryNames[document.category]),
        maturity: scaleIn(say, maturityScale(document.category)),
        innovation: scaleIn(say, innovationScale),
        advancement: scaleIn(say, advancementScale),
        values: eachIn(say, valueLabels),
        roles: eachIn(say, signatureRoles),
      },
      language: document.language,
      fixed: fixedWords(document.language),
      moment: moment.toISOString(),
      isWorkingCopy: reportNumber === null || document.watermark.kind !== 'none',
      across: watermarkText(document),
      qr: verifyUrl === null ? null : encodeQR(verifyUrl, 'svg', { ecc: 'medium', border: 1 }),
      seal: seal?.name ?? null,
    },
    files: seal ? { [seal.name]: seal.bytes } : {},
  };
};
