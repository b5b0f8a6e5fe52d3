import type * as z from 'zod';
import { called, day, flag, item, open, text, strictObject } from '#contract/field';
import type { DocumentType } from '#product/dictionaries/dictionaries';

/**
 * What an owner says of a file they hand in, one line for each field. It may be said later: only before the material is
 * submitted it has to be there (domain §3.2 M2), and `needed` is the word for its lack.
 */
export const fileFields = {
  documentType: called(item('documentType'), 'materialScreens.documentType', {
    needed: 'fileWithoutType',
  }).nullable(),
  title: called(text(200), 'materialScreens.title', { needed: 'fileWithoutTitle' }),
  issuer: called(text(200), 'materialScreens.issuer', { needed: 'fileWithoutIssuer' }),
  issuedOn: called(day, 'materialScreens.issuedOn', {
    wire: 'IssueDate',
    needed: 'fileWithoutDate',
  }).nullable(),
  /** The last day on which an approval, a registration or a title is in force; asked for where the item takes such. */
  validUntil: open(day, 'materialScreens.validUntil'),
  /** The owner confirms that no patient can be recognised in it. */
  deIdentified: called(flag, 'materialScreens.deIdentifiedShort', { needed: 'notDeIdentified' }),
};
/** Documents that are in force until a day: approvals, filings, registrations, admissions, titles. */
const endingDocuments: ReadonlySet<DocumentType> = new Set(['4.1', '4.2', '4.3', '4.5', '4.6', '4.7']);
/** Whether an item that takes these types of document asks until when one is in force. */
export const takesEnding = (types: readonly string[]): boolean =>
  types.some((type) => endingDocuments.has(type as DocumentType));

const FileFields = strictObject(fileFields);
export type FileFields = z.output<typeof FileFields>;
