import { roleCode } from '#contract/rights';
/** Who needs a certificate before they are given work, and the dictionary of its grades (domain §3.1, A5). */
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

/** The certificates that somebody of this kind of account and these roles works by. */
export const certificatesOf = (userType: number, roles: readonly string[]): readonly CertificateKind[] => [
  ...(userType === 4 || roles.includes(roleCode.assessor) ? (['assessor'] as const) : []),
  ...(userType === 6 || roles.includes(roleCode.technologyManager) ? (['technologyManager'] as const) : []),
];
