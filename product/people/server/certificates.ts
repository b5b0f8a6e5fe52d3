import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { notOffered } from '#product/dictionaries/server';
import {
  certificateField,
  certificateGrades,
  certificateKinds,
  certificatesOf,
  type CertificateKind,
} from '../certificate-kinds';
import { type Certificate } from '../certificates';
import { peopleProblems } from '../problems';
import type { Said } from './changes';

/** Certificates by kind. */
export interface Given {
  readonly assessorCertificate?: Certificate | null | undefined;
  readonly managerCertificate?: Certificate | null | undefined;
}
/** A certificate as it is read from the database. */
export interface StoredCertificate extends Certificate {
  readonly kind: CertificateKind;
}

/** A certificate that is to be written, or taken away. */
export interface CertificateChange {
  readonly kind: CertificateKind;
  readonly before: Certificate | undefined;
  readonly next: Certificate | null;
}

const lineOf = ({ number, grade, validUntil }: Certificate): string[] => [number, grade, validUntil];

/** What differs from what is kept. */
export const certificateChanges = (given: Given, stored: readonly StoredCertificate[]): CertificateChange[] =>
  certificateKinds.flatMap((kind) => {
    const next = given[certificateField[kind]];
    const before = stored.find((each) => each.kind === kind);
    if (next === undefined || (next === null && !before)) return [];
    const trimmed = next && { ...next, number: next.number.trim() };
    if (trimmed && before && lineOf(trimmed).join('\n') === lineOf(before).join('\n')) return [];
    return [{ kind, before, next: trimmed }];
  });

/** What is wrong with them: a grade the dictionary does not offer, a certificate of a trade that is not this person's. */
export const objectionsToCertificates = async (
  changes: readonly CertificateChange[],
  { userType, roles }: { readonly userType: number; readonly roles: readonly string[] },
  { db }: Context,
): Promise<Said[]> => {
  const written = changes.flatMap(({ kind, before, next }) => (next ? [{ kind, before, next }] : []));
  const graded = written
    .filter(({ before, next }) => before?.grade !== next.grade)
    .map(({ kind, next }) => ({ kind, dictionary: certificateGrades[kind], code: next.grade }));
  const own = certificatesOf(userType, roles);
  return [
    ...written
      .filter(({ kind }) => !own.includes(kind))
      .map(({ kind }) => ({
        field: `${certificateField[kind]}.number` as const,
        says: 'certificateNotHis' as const,
      })),
    ...(await notOffered(db, graded)).map(({ kind }) => ({
      field: `${certificateField[kind]}.grade` as const,
      says: 'noSuchItem' as const,
    })),
  ];
};

/** Writes what has changed. Throws 2769 where the number stands with somebody else. */
export const storeCertificates = async (
  changes: readonly CertificateChange[],
  personId: string,
  { db, newId, language }: Context,
): Promise<void> => {
  // What is taken away first: a number may move from one kind to the other.
  const inOrder = changes.toSorted((one, other) => Number(one.next !== null) - Number(other.next !== null));
  for (const { kind, next } of inOrder) {
    if (next === null) {
      await db.deleteFrom('certificate').where('personId', '=', personId).where('kind', '=', kind).execute();
      continue;
    }
    const { number, validUntil } = next;
    const row = { number, grade: Number(next.grade), validUntil };
    await db
      .insertInto('certificate')
      .values({ id: newId(), personId, kind, ...row })
      .onConflict((twin) => twin.columns(['personId', 'kind']).doUpdateSet(row))
      .execute()
      .catch((fault: { readonly code?: string }) => {
        if (fault.code !== '23505') throw fault;
        const Field = `${certificateField[kind].replace(/^./, (letter) => letter.toUpperCase())}.Number`;
        const taken = peopleProblems.certificateTaken({ number });
        throw peopleProblems.certificateTaken({ number }, [
          { Field, Msg: fill(inLanguage(taken.kind.says, language), { number }) },
        ]);
      });
  }
};

/** What the log tells of them: they stand in a public register, nothing of them is secret. */
export const loggedCertificates = (changes: readonly CertificateChange[], which: 'before' | 'next') =>
  Object.fromEntries(
    changes.map((change) => [certificateField[change.kind], change[which] ? lineOf(change[which]) : null]),
  );

/** A person's certificates as lists and records show them, on this day. */
export const certificatesShownOf = (stored: readonly StoredCertificate[], today: string) => {
  const of = (wanted: CertificateKind) => {
    const found = stored.find(({ kind }) => kind === wanted);
    if (!found) return null;
    const { number, grade, validUntil } = found;
    return { number, grade, validUntil, isInForce: validUntil >= today };
  };
  return { assessorCertificate: of('assessor'), managerCertificate: of('technologyManager') };
};
