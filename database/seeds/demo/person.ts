import type { RoleCode } from '#contract/rights';
import type { CodeOf, ProfessionalTitle, Subject } from '#product/dictionaries/dictionaries';
import { makeIdentityCard } from '#contract/identity-card';

/** A certificate counted in months from the moment of seeding, so that the demonstration never goes stale. */
export interface DemoCertificate {
  readonly kind: 'assessor' | 'technologyManager';
  readonly number: string;
  readonly grade: CodeOf<'assessorGrade'>;
  readonly issuedMonthsAgo: number;
  /** Negative: it has expired. */
  readonly validMonths: number;
}

/** A workplace; without an end the person still works there. */
interface DemoWorkplace {
  readonly organisation: string;
  readonly fromMonthsAgo: number;
  readonly toMonthsAgo?: number;
}

/** An invented person of the demonstration (domain §8). */
export interface DemoPerson {
  readonly loginName: string;
  readonly name: string;
  readonly roles: readonly RoleCode[];
  readonly userType: CodeOf<'userType'>;
  /** Organisation number. */
  readonly organisation: string;
  readonly isOrganisationAdmin: boolean;
  readonly mobile: string;
  readonly email: string;
  readonly identityCard: string;
  readonly sex: CodeOf<'sex'>;
  /** `YYYY-MM` */
  readonly birthMonth: string;
  readonly education: CodeOf<'education'>;
  readonly professionalTitle: ProfessionalTitle;
  readonly specialty: string;
  readonly familiarSubjects: readonly [Subject, Subject?];
  readonly position: string;
  readonly researchField: string;
  readonly representativeResults: string;
  readonly introduction: string;
  readonly workplaces: readonly DemoWorkplace[];
  readonly expertKind?: CodeOf<'expertKind'>;
  readonly certificate?: DemoCertificate;
  /** Consented to stand among the talents on the public pages. */
  readonly showPublic: boolean;
}

/** What a table of people writes down; the rest follows from it. */
export interface PersonRow {
  readonly login: string;
  readonly name: string;
  readonly sex: CodeOf<'sex'>;
  readonly born: string;
  readonly education?: CodeOf<'education'>;
  readonly title: ProfessionalTitle;
  readonly subjects: readonly [Subject, Subject?];
  readonly org: string;
  readonly position: string;
  readonly field: string;
  readonly results?: string;
  readonly about: string;
  readonly before?: readonly DemoWorkplace[];
  readonly kind?: CodeOf<'expertKind'>;
  readonly certificate?: DemoCertificate;
  readonly showPublic?: boolean;
  readonly isOrganisationAdmin?: boolean;
}

/**
 * The people of one kind.
 * @param first the last four digits of the first mobile number; every kind has a range of its own
 */
export const peopleOf = (
  first: number,
  userType: CodeOf<'userType'>,
  roles: readonly RoleCode[],
  rows: readonly PersonRow[],
): readonly DemoPerson[] =>
  rows.map((row, place) => ({
    loginName: row.login,
    name: row.name,
    roles,
    userType,
    organisation: row.org,
    isOrganisationAdmin: row.isOrganisationAdmin ?? false,
    mobile: `1000000${String(first + place).padStart(4, '0')}`,
    email: `${row.login}@example.org`,
    identityCard: makeIdentityCard(
      '000000',
      `${row.born}-${String(1 + ((first + place) % 28)).padStart(2, '0')}`,
      2 * ((first + place) % 499) + (row.sex === '1' ? 1 : 0),
    ),
    sex: row.sex,
    birthMonth: row.born,
    education: row.education ?? '1',
    professionalTitle: row.title,
    specialty: row.field.split('、')[0]!,
    familiarSubjects: row.subjects,
    position: row.position,
    researchField: row.field,
    representativeResults: row.results ?? '',
    introduction: row.about,
    workplaces: [{ organisation: row.org, fromMonthsAgo: 96 - (place % 5) * 12 }, ...(row.before ?? [])],
    ...(row.kind && { expertKind: row.kind }),
    ...(row.certificate && { certificate: row.certificate }),
    showPublic: row.showPublic ?? false,
  }));
