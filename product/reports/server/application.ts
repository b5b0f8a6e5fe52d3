import { sql } from 'kysely';
import type { Db } from '#host/database/connection';
import { categories, categoryOfType } from '#product/dictionaries/level-codes';
import type { OutcomeCategory } from '#product/levels/level';

/** What a report needs to know of its application; read in plain SQL, for this area depends on nobody's code. */
export interface ApplicationFacts {
  readonly id: string;
  readonly applicationNumber: string | null;
  readonly round: number;
  readonly status: number;
  readonly ownerId: string;
  readonly technologyManagerId: string | null;
  readonly assessorId: string | null;
  readonly achievementName: string;
  readonly achievementNameEnglish: string | null;
  readonly achievementType: string;
  readonly evaluationPurposes: readonly string[];
  readonly productOptions: readonly string[];
  readonly productKind: string | null;
  readonly technologyField: string | null;
  readonly keywords: readonly string[];
  readonly mainOrganisationId: string | null;
  readonly mainOrganisationName: string | null;
  readonly economicBenefit: string | null;
  readonly isLimited: boolean;
  readonly limitReason: string | null;
  readonly consentPublish: boolean;
  readonly form: Readonly<Record<string, unknown>>;
  readonly planStart: string | null;
  readonly createdAt: string;
  readonly submittedAt: string | null;
  /** The agency as it is read; `evaluationAgencyId` as the application names it. */
  readonly agencyId: string;
  readonly evaluationAgencyId: string;
  readonly agencyName: string;
  readonly agencyNumber: string;
  readonly agencyQualification: string | null;
  readonly agencyValidUntil: string | null;
  /** SHA-256 of what was submitted last. */
  readonly snapshot: string | null;
}

/** The application of a report. Throws when there is none: the database forbids it. */
export const applicationOf = async (db: Db, id: string): Promise<ApplicationFacts> => {
  const { rows } = await sql<ApplicationFacts>`
    select a.id, a.application_number, a.round, a.status, a.owner_id, a.technology_manager_id, a.assessor_id,
      a.achievement_name, a.achievement_name_english, a.achievement_type, a.evaluation_purposes, a.product_options,
      a.product_kind, a.technology_field, a.keywords, a.main_organisation_id, a.main_organisation_name,
      a.economic_benefit, a.is_limited, a.limit_reason, a.consent_publish, a.form, a.plan_start, a.created_at,
      a.submitted_at, a.evaluation_agency_id, o.surviving_id as agency_id, o.name as agency_name, o.number as agency_number,
      o.qualification as agency_qualification, o.valid_until as agency_valid_until,
      (select s.sha256 from application_snapshot s where s.application_id = a.id order by s.version desc limit 1)
        as snapshot
    from application a join organisation o on o.id = a.evaluation_agency_id where a.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`no application ${id} with an agency`);
  return row;
};

/** The category decides the report's template; a type no dictionary knows cannot have been accepted. */
export const categoryOf = ({
  achievementType,
}: Pick<ApplicationFacts, 'achievementType'>): OutcomeCategory => {
  const category = categoryOfType(achievementType);
  if (!category) throw new Error(`achievement type ${achievementType} has no category`);
  return category;
};
/** 1 applied and public benefit, 2 basic theory. */
export const templateOf = (category: OutcomeCategory): 1 | 2 => (categories.codes[category] === '3' ? 2 : 1);

interface Participant {
  readonly personId: string | null;
  readonly name: string;
  readonly professionalTitle: string | null;
  readonly organisationName: string;
  readonly contribution: string;
  readonly share: string | null;
  readonly sort: number;
}
interface CompletingOrganisation {
  readonly organisationId: string | null;
  readonly name: string;
  readonly isMain: boolean;
  readonly type: string;
  readonly contribution: string;
}
interface OwnedRight {
  readonly form: string;
  readonly status: string;
  readonly name: string;
  readonly number: string;
  readonly appliedOn: string | null;
  readonly grantedOn: string | null;
  readonly owner: string;
  readonly isCore: boolean;
  readonly inventors: readonly { readonly name: string; readonly organisationName?: string }[];
}

/** Everybody and everything the achievement names. */
export interface Ties {
  readonly persons: readonly Participant[];
  readonly organisations: readonly CompletingOrganisation[];
  readonly rights: readonly OwnedRight[];
  readonly avoided: readonly { readonly name: string; readonly organisationName: string }[];
}

export const tiesOf = async (db: Db, applicationId: string): Promise<Ties> => {
  const persons =
    await sql<Participant>`select person_id, name, professional_title, organisation_name, contribution,
    share, sort from application_person where application_id = ${applicationId} order by sort, id`.execute(
      db,
    );
  const organisations =
    await sql<CompletingOrganisation>`select coalesce((select o.surviving_id from organisation o
      where o.id = organisation_id), organisation_id) as organisation_id, name, is_main, type, contribution
    from application_organisation where application_id = ${applicationId} order by sort, id`.execute(db);
  const rights =
    await sql<OwnedRight>`select form, status, name, number, applied_on, granted_on, owner, is_core,
    inventors from application_right where application_id = ${applicationId} order by sort, id`.execute(db);
  const avoided = await sql<{ name: string; organisationName: string }>`select name, organisation_name
    from application_avoided_expert where application_id = ${applicationId} order by sort, id`.execute(db);
  return {
    persons: persons.rows,
    organisations: organisations.rows,
    rights: rights.rows,
    avoided: avoided.rows,
  };
};
