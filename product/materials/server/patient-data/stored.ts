import type { Finding, FilePart, PatientData, PatientDataState } from '../../patient-data';

/** What is stored of looking through a file, where it was looked through, and of its owner's answer. */
interface Stored {
  readonly patientDataState: PatientDataState | null;
  readonly part: FilePart | null;
  readonly readParts: number | null;
  readonly parts: number | null;
  readonly findings: readonly Finding[] | null;
  readonly lookedThroughAt: string | null;
  readonly deIdentifiedAt: string | null;
  readonly confirmedByName: string | null;
}

/**
 * What is known of a file. An answer counts for what had been found when it was given: what later rules find wants another
 * one.
 */
export const patientDataOf = (row: Stored): PatientData => {
  const isAnswered =
    row.deIdentifiedAt !== null && row.lookedThroughAt !== null && row.deIdentifiedAt >= row.lookedThroughAt;
  return {
    state: row.patientDataState ?? 'waiting',
    part: row.part ?? 'file',
    read: row.readParts ?? 0,
    parts: row.parts ?? 1,
    findings: [...(row.findings ?? [])],
    confirmedBy: isAnswered ? row.confirmedByName : null,
    confirmedAt: isAnswered ? row.deIdentifiedAt : null,
  };
};
