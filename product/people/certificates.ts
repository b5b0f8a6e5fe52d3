import type * as z from 'zod';
import { called, day, flag, item, required, thing } from '#contract/field';

/** Who needs a certificate before he is given work, and the dictionary of its grades (domain §3.1, A5). */
export const certificateGrades = {
  assessor: 'assessorGrade',
  technologyManager: 'technologyManagerLevel',
} as const;
export type CertificateKind = keyof typeof certificateGrades;
export const certificateKinds = Object.keys(certificateGrades) as readonly CertificateKind[];

/** The field of a person in which a certificate stands. */
export const certificateField = {
  assessor: 'assessorCertificate',
  technologyManager: 'managerCertificate',
} as const satisfies Record<CertificateKind, string>;

const certificate = (kind: CertificateKind) =>
  thing({
    number: called(required(60), 'staff.certificateNumber'),
    grade: called(item(certificateGrades[kind]), 'staff.certificateGrade'),
    validUntil: called(day, 'staff.certificateUntil'),
  });
export type Certificate = z.output<ReturnType<typeof certificate>>;

/** Certificates as they are entered: one that is left out stays, null takes it away. */
export const certificatesGiven = {
  assessorCertificate: called(certificate('assessor'), 'staff.assessorCertificate').nullable().optional(),
  managerCertificate: called(certificate('technologyManager'), 'staff.managerCertificate')
    .nullable()
    .optional(),
};

const shown = (kind: CertificateKind) =>
  thing({
    ...certificate(kind).shape,
    /** It has not run out: its holder may be given work today. */
    isInForce: flag,
  }).nullable();

/** Certificates as a list and a record show them. */
export const certificatesShown = {
  assessorCertificate: shown('assessor'),
  managerCertificate: shown('technologyManager'),
};

/** The certificates that somebody of this kind of account and these roles works by. */
export const certificatesOf = (userType: number, roles: readonly string[]): readonly CertificateKind[] => [
  ...(userType === 4 || roles.includes('PGS') ? (['assessor'] as const) : []),
  ...(userType === 6 || roles.includes('STM') ? (['technologyManager'] as const) : []),
];
