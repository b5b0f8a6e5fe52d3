import type * as z from 'zod';
import { certificateGrades, type CertificateKind } from './certificate-kinds';
import { called, day, flag, item, required, strictObject } from '#contract/field';

const certificate = (kind: CertificateKind) =>
  strictObject({
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
  strictObject({
    ...certificate(kind).shape,
    /** It has not run out: its holder may be given work today. */
    isInForce: flag,
  }).nullable();

/** Certificates as a list and a record show them. */
export const certificatesShown = {
  assessorCertificate: shown('assessor'),
  managerCertificate: shown('technologyManager'),
};
