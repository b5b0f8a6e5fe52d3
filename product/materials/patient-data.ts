import type * as z from 'zod';
import { integer, listOf, moment, oneOf, strictObject, text } from '#contract/field';

/** What identifies a patient, as it is looked for in files (domain §9.12). */
export const identifierKinds = ['idNumber', 'mobile', 'nameWithNumber'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/**
 * What became of looking: `waiting` for its turn, `checked`, `noText` where there is none to look at, `unsupported` for
 * kinds that hold no text or none that is read here, `failed` where the file could not be read.
 */
const patientDataStates = ['waiting', 'checked', 'noText', 'unsupported', 'failed'] as const;
export type PatientDataState = (typeof patientDataStates)[number];

/** What a file consists of, so that a finding can be looked up. */
const fileParts = ['page', 'sheet', 'slide', 'document', 'file'] as const;
export type FilePart = (typeof fileParts)[number];

/** What was found of one kind: how often, in which parts (the first of them), and how some of it looks, masked. */
const Finding = strictObject({
  kind: oneOf(identifierKinds),
  count: integer(1, 1e6),
  places: listOf(integer(1, 1e6), 20),
  masked: listOf(text(60), 3),
});
export type Finding = z.output<typeof Finding>;

/** What looking through a file found, and who answered for it. */
export const PatientData = strictObject({
  state: oneOf(patientDataStates),
  part: oneOf(fileParts),
  /** Parts with text that were looked at, and how many there are. */
  read: integer(0, 1e6),
  parts: integer(0, 1e6),
  findings: listOf(Finding, identifierKinds.length),
  /** The owner said that nobody can be recognised by what was found: null before they did. */
  confirmedBy: text(100).nullable(),
  confirmedAt: moment.nullable(),
});
export type PatientData = z.output<typeof PatientData>;

/** Whether something was found for which nobody has answered yet: such a file keeps its material back (domain §3.2 M2). */
export const isUnconfirmed = ({
  findings,
  confirmedAt,
}: Pick<PatientData, 'findings' | 'confirmedAt'>): boolean => findings.length > 0 && confirmedAt === null;
