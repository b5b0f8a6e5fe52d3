import type * as z from 'zod';
import { called, day, flag, item, text, strictObject } from '#contract/field';

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
  /** The owner confirms that no patient can be recognised in it. */
  deIdentified: called(flag, 'materialScreens.deIdentifiedShort', { needed: 'notDeIdentified' }),
};
const FileFields = strictObject(fileFields);
export type FileFields = z.output<typeof FileFields>;
