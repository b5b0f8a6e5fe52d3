import { expressionBuilder, sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely';
import { roleCode } from '#contract/rights';
import type { Tables } from '#host/database/tables';
import { isOfOwn, type Me } from '#host/me';
import { narrowed, type Within } from '#host/scopes';
import { entriesBelow } from '#product/organisations/server';
import { certificatesOf } from '../certificate-kinds';
import { expertType } from '../rules';
import type { PersonAction } from '../staff';

/** The kinds of account that agencies and the public-service agency look after (domain §1). */
const managerType = 3;
export const assessorType = 4;

/** Staff whom a person sees in the list: the administrator everybody, an agency its assessors, the public-service agency the register of agencies. */
const staffSeen = (row: ExpressionBuilder<Tables, 'person'>, me: Me): Expression<SqlBool> => {
  if (me.roles.has(roleCode.administrator)) return sql<boolean>`true`;
  if (me.roles.has(roleCode.publicAgency)) return row('person.userType', 'in', [managerType, assessorType]);
  if (!me.roles.has(roleCode.agency) || !me.organisationId) return sql<boolean>`false`;
  return row.and([
    row('person.organisationId', 'in', me.organisationIds),
    row('person.userType', '=', assessorType),
  ]);
};

/** Experts whom a person sees: the register for those who draw panels or keep it, an assessor their own pool (domain §1.1). */
const expertsSeen = (row: ExpressionBuilder<Tables, 'person'>, me: Me): Expression<SqlBool> => {
  if ([roleCode.administrator, roleCode.publicAgency, roleCode.agency].some((code) => me.roles.has(code)))
    return sql<boolean>`true`;
  if (!me.roles.has(roleCode.assessor)) return sql<boolean>`false`;
  return inPoolOf(row, me);
};

/** The experts of this assessor's own pool. */
export const inPoolOf = (row: ExpressionBuilder<Tables, 'person'>, me: Me): Expression<SqlBool> =>
  row.exists(
    row
      .selectFrom('assessorExpert')
      .select('assessorExpert.id')
      .whereRef('assessorExpert.expertId', '=', 'person.id')
      .where('assessorExpert.assessorId', '=', me.personId)
      .where('assessorExpert.unlinkedAt', 'is', null),
  );

/** Whom a narrower scope leaves: people of one's organisation, oneself, the experts of one's pool. */
export const withinScope: Within<'person'> = (row, me, scope) => {
  if (scope === 'own') return row('person.id', '=', me.personId);
  if (scope === 'assigned') return row.or([row('person.id', '=', me.personId), inPoolOf(row, me)]);
  return scope === 'organisation'
    ? sql<SqlBool>`person.organisation_id = any(${me.organisationIds}::uuid[])`
    : sql<SqlBool>`person.organisation_id in ${entriesBelow(me.organisationId)}`;
};

/** The same of the person of whom a query names the id. */
export const personWithin = (personId: string, me: Me, scope: Parameters<typeof withinScope>[2]) => {
  const row = expressionBuilder<Tables>();
  return row.exists(
    row
      .selectFrom('person')
      .select('person.id')
      .where('person.id', '=', sql.ref<string>(personId))
      .where((person) => withinScope(person, me, scope)),
  );
};

const lists = {
  staff: narrowed<'person'>(
    (row, me) => row.and([row('person.userType', '!=', expertType), staffSeen(row, me!)]),
    withinScope,
  ),
  experts: narrowed<'person'>(
    (row, me) => row.and([row('person.userType', '=', expertType), expertsSeen(row, me!)]),
    withinScope,
  ),
};

/** The people of one list that this person sees: the only place where that is said. */
export const seenIn =
  (list: 'staff' | 'experts', me: Me) =>
  (row: ExpressionBuilder<Tables, 'person'>): Expression<SqlBool> =>
    lists[list](row, me);

/** The open accounts of the experts whom this person sees, to choose from. */
export const expertsToChoose = (me: Me) =>
  expressionBuilder<Tables>()
    .selectFrom('person')
    .select(['person.id', 'person.trueName', 'person.organisationId', 'person.expertKind'])
    .select('person.researchField')
    .where(seenIn('experts', me))
    .where('person.isLocked', '=', false);

/** Whether this person administers or looks somebody up at all. */
export const seenByStaff =
  (me: Me) =>
  (row: ExpressionBuilder<Tables, 'person'>): Expression<SqlBool> =>
    row.or([seenIn('staff', me)(row), seenIn('experts', me)(row)]);

/** What of a person decides what may be done to them. */
export interface Administered {
  readonly id: string;
  readonly userType: number;
  readonly organisationId: string | null;
  readonly registeredBy: string | null;
  readonly isLocked: boolean;
  readonly roles: readonly string[];
  /** No password, and nobody ever signed in. */
  readonly isFresh: boolean;
  /** In the pool of an assessor of the caller's own organisation, or in their own. */
  readonly isInOwnPool: boolean;
  /** A second factor is in force. */
  readonly hasSecondFactor: boolean;
  /** The register says already by what they work. */
  readonly hasCertificate: boolean;
}

/** Whoever looks after assessors and experts does not thereby rule over somebody who is more than that. */
const isMoreThan = (person: Administered, codes: readonly string[]): boolean =>
  person.roles.some((code) => !codes.includes(code));

/** Whoever never came in is invited once more: by those who look after them. */
const inviteAction = ({ isFresh, isLocked }: Administered): readonly PersonAction[] =>
  isFresh && !isLocked ? ['invite'] : [];

const agencyMay = (person: Administered, me: Me): readonly PersonAction[] => {
  if (me.organisationId === null) return [];
  if (person.userType === expertType) {
    const isPlain = !isMoreThan(person, [roleCode.expert, roleCode.assessor]);
    const registered = isPlain && isOfOwn(me, person.registeredBy);
    return [
      ...(registered || (isPlain && person.isInOwnPool) ? (['edit'] as const) : []),
      ...(registered && person.isFresh ? (['identity', 'title'] as const) : []),
      ...(registered ? inviteAction(person) : []),
      ...(person.isLocked ? [] : (['link'] as const)),
      ...(person.isInOwnPool ? (['unlink'] as const) : []),
    ];
  }
  const own = person.userType === assessorType && isOfOwn(me, person.organisationId);
  if (!own || isMoreThan(person, [roleCode.assessor, roleCode.expert])) return [];
  return [
    'edit',
    'title',
    ...(person.isFresh ? (['identity'] as const) : []),
    ...inviteAction(person),
    // Its own guard asks for the certificate: an agency enters the first, the register's keeper renews it (domain §1.2).
    ...(person.hasCertificate ? [] : (['certify'] as const)),
    person.isLocked ? 'unlock' : 'lock',
  ];
};

const publicAgencyMay = (person: Administered): readonly PersonAction[] => {
  if (person.userType !== expertType || isMoreThan(person, [roleCode.expert, roleCode.assessor])) return [];
  return [
    'edit',
    'title',
    ...(person.isFresh ? (['identity'] as const) : []),
    ...inviteAction(person),
    person.isLocked ? 'unlock' : 'lock',
    ...(person.isLocked ? [] : (['link'] as const)),
    ...(person.isInOwnPool ? (['unlink'] as const) : []),
  ];
};

const administratorMay = (person: Administered, me: Me): readonly PersonAction[] => {
  const self = person.id === me.personId;
  return [
    'edit',
    'identity',
    'title',
    ...inviteAction(person),
    ...(!self && certificatesOf(person.userType, person.roles).length > 0 ? (['certify'] as const) : []),
    ...(self ? [] : ([person.isLocked ? 'unlock' : 'lock', 'grant'] as const)),
    ...(self || person.isLocked || !me.rights.has('account.reset') ? [] : (['reset'] as const)),
    ...(self || !person.hasSecondFactor || !me.rights.has('account.reset') ? [] : (['resetFactor'] as const)),
    ...(person.userType === expertType && !person.isLocked ? (['link'] as const) : []),
    ...(person.isInOwnPool ? (['unlink'] as const) : []),
  ];
};

/**
 * What this person may do to that one (domain §1.2). `identity` is what opens an account or decides a conflict of
 * interest: name, number, address, identity number, workplace. Once somebody has signed in it is their own affair and the
 * administrator's, or an agency could give an expert another number and sign sheets in their name. `title` is what the
 * panel's rules judge an expert by (domain §6.5): once the account is in use, only those who keep the register write it.
 */
export const canOf = (person: Administered, me: Me): readonly PersonAction[] => {
  const isExpert = person.userType === expertType;
  if (!isExpert && !me.rights.has('user.manage'))
    return me.roles.has(roleCode.publicAgency) && me.rights.has('person.administer')
      ? registerMay(person, me)
      : [];
  if (isExpert && !me.rights.has('expert.create'))
    return me.roles.has(roleCode.assessor) && me.rights.has('expert.pool') && person.isInOwnPool
      ? ['unlink']
      : [];
  if (me.roles.has(roleCode.administrator)) return administratorMay(person, me);
  if (me.roles.has(roleCode.publicAgency) && isExpert) return publicAgencyMay(person);
  return me.roles.has(roleCode.agency) ? agencyMay(person, me) : [];
};

/** The public-service agency keeps the register of assessors: of whoever works for an agency it writes the certificate, and nothing else. */
const registerMay = (person: Administered, me: Me): readonly PersonAction[] =>
  person.userType === assessorType && person.id !== me.personId ? ['certify'] : [];
