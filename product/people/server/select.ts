import { sql, type Selectable } from 'kysely';
import { roleCode } from '#contract/rights';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { maskCard, maskEmail, maskMobile } from '#host/secrets/masks';
import { dayOf } from '#contract/calendar';
import { certificatesShownOf, type StoredCertificate } from './certificates';
import { hasFactorInForce, lastActiveOf } from '#queries/access';
import { heldBy } from '#queries/roles';
import type { PersonAction } from '../staff';
import { saidOf, sealedColumn } from './stored-fields';
import { canOf } from './scope';
import type { Tables } from '#host/database/tables';

type Caller = Pick<Context, 'db' | 'me' | 'services' | 'language' | 'now'>;

/** A person with everything that lists, records and rights look at besides their own row. */
export const peopleWithFacts = ({ db, me }: Pick<Context, 'db' | 'me'>) =>
  db
    .selectFrom('person')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .selectAll('person')
    .select([
      'organisation.survivingId as organisationId',
      'organisation.name as organisationName',
      heldBy('person.id').as('held'),
      sql<
        StoredCertificate[]
      >`(select coalesce(json_agg(json_build_object('kind', kind, 'number', number, 'grade', grade::text,
          'validUntil', to_char(valid_until, 'YYYY-MM-DD'))), '[]')
        from certificate where certificate.person_id = person.id)`.as('certificates'),
      lastActiveOf('person.id').as('lastActive'),
      hasFactorInForce('person.id').as('hasSecondFactor'),
      sql<
        { assessorId: string; assessorName: string; linkedAt: string }[]
      >`(select coalesce(json_agg(json_build_object('assessorId', assessor.id, 'assessorName', assessor.true_name,
          'linkedAt', to_char(assessor_expert.linked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by assessor.true_name, assessor.id), '[]')
        from assessor_expert join person assessor on assessor.id = assessor_expert.assessor_id
        where assessor_expert.expert_id = person.id and assessor_expert.unlinked_at is null
          and (${me.roles.has(roleCode.administrator) || me.roles.has(roleCode.publicAgency)}
            or (${me.roles.has(roleCode.agency)} and assessor.organisation_id = any(${me.organisationIds}::uuid[]))
            or assessor.id = ${me.personId}))`.as('pools'),
    ]);

export type PersonFacts = Awaited<ReturnType<ReturnType<typeof peopleWithFacts>['executeTakeFirstOrThrow']>>;

/** What the caller may do to them; to somebody who was erased, nothing. */
export const actionsOn = (person: PersonFacts, me: Context['me']): readonly PersonAction[] =>
  person.erasedAt !== null
    ? []
    : canOf(
        {
          ...person,
          roles: person.held.map(({ code }) => code),
          isFresh: isFresh(person),
          isInOwnPool: person.pools.length > 0,
          hasCertificate: person.certificates.length > 0,
        },
        me,
      );

/** Nobody has used this account yet: it never had a password, and no session was ever opened. */
export const isFresh = (person: PersonFacts): boolean =>
  person.passwordHash === null && person.passwordSetAt === null && person.lastActive === null;

/** How an account stands at this moment. */
const stateOf = ({ isLocked, heldUntil }: PersonFacts, now: Date): 'locked' | 'held' | 'active' => {
  if (isLocked) return 'locked';
  return heldUntil !== null && new Date(heldUntil) > now ? 'held' : 'active';
};

type Sealed = keyof typeof sealedColumn;
type Sealing = Pick<Selectable<Tables['person']>, 'id' | `${(typeof sealedColumn)[Sealed]}Cipher`>;
const masks = { mobile: maskMobile, email: maskEmail, identityCard: maskCard };

/** What a field holds in full, empty where nothing is stored: for whoever has said why they ask, and nobody else (PI-03). */
export const hiddenValue = (
  person: Sealing,
  field: Sealed,
  { services }: Pick<Context, 'services'>,
): string => {
  const column = sealedColumn[field];
  const sealed = person[`${column}Cipher`];
  return sealed === null ? '' : services.cipher.open({ table: 'person', column, row: person.id }, sealed);
};

/** What may be seen of a number, an address or an identity number. */
const maskedOf = (person: Sealing, field: Sealed, context: Pick<Context, 'services'>) => {
  const value = hiddenValue(person, field, context);
  return { masked: value && masks[field](value) };
};

/** Every field of the profile, as a reply shows it. */
export const profileOf = (
  person: Selectable<Tables['person']> & { readonly organisationName: string | null },
  context: Pick<Context, 'services'>,
) => ({
  id: person.id,
  userType: person.userType,
  loginName: person.loginName,
  ...saidOf(person),
  mobile: maskedOf(person, 'mobile', context),
  email: maskedOf(person, 'email', context),
  identityCard: maskedOf(person, 'identityCard', context),
  organisationName: person.organisationName ?? '',
});

/** A person as a list shows them. */
export const rowOf = (person: PersonFacts, { me, services, language, now }: Caller) => ({
  id: person.id,
  userType: person.userType,
  loginName: person.loginName,
  trueName: person.trueName,
  mobile: maskedOf(person, 'mobile', { services }),
  email: maskedOf(person, 'email', { services }),
  organisationId: person.organisationId,
  organisationName: person.organisationName ?? '',
  professionalTitle: person.professionalTitle ?? '',
  familiarSubjectOne: person.familiarSubjectOne ?? '',
  familiarSubjectTwo: person.familiarSubjectTwo ?? '',
  position: person.position ?? '',
  roles: person.held.map(({ code }) => code),
  roleNames: person.held.map(({ names }) => inLanguage(names, language)),
  isOrganisationAdmin: person.isOrganisationAdmin,
  state: stateOf(person, now),
  pools: person.pools,
  ...certificatesShownOf(person.certificates, dayOf(now)),
  lastActive: person.lastActive,
  createdAt: person.createdAt,
  rowVersion: person.rowVersion,
  can: [...actionsOn(person, me)],
});

/** The whole record of a person. */
export const recordOf = (person: PersonFacts, { me, services, language, now }: Caller) => ({
  ...profileOf(person, { services }),
  ...certificatesShownOf(person.certificates, dayOf(now)),
  roles: person.held.map(({ code }) => code),
  roleIds: person.held.map(({ id }) => id),
  roleNames: person.held.map(({ names }) => inLanguage(names, language)),
  isLocked: person.isLocked,
  isOrganisationAdmin: person.isOrganisationAdmin,
  isFresh: isFresh(person),
  rowVersion: person.rowVersion,
  can: [...actionsOn(person, me)],
});
