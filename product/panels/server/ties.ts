import type { Selectable } from 'kysely';
import type { Db } from '../../../host/database/connection';
import '../../applications/server/tables';
import { following } from '../../organisations/server';
import type { ReportTable } from '../../reports/server/tables';
import { settingsOf } from '../../settings/server';
import type { AchievementTies } from '../conflicts/types';
import type { PanelLimits } from '../rules/types';

export type Report = Selectable<ReportTable>;

/** What a panel needs to know of the achievement a report is about. */
export interface Achievement {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly assessorId: string | null;
  /** 1 applied and public benefit, 2 basic theory. */
  readonly template: 1 | 2;
  readonly purposes: readonly string[];
  readonly productTypes: readonly string[];
  readonly abstract: string;
  readonly mainOrganisationName: string;
  readonly ties: AchievementTies;
  readonly limits: PanelLimits;
}

/** Basic theory is judged on the second template (domain §3.2, M1). */
const theory = 3;

const participantsOf = async (db: Db, applicationId: string) => {
  const kept = await db
    .selectFrom('applicationOrganisation')
    .select(['organisationId as id', 'name', 'isMain'])
    .where('applicationId', '=', applicationId)
    .orderBy('sort')
    .execute();
  const persons = await db
    .selectFrom('applicationPerson')
    .select(['personId as accountId', 'name', 'organisationName as organisation'])
    .where('applicationId', '=', applicationId)
    .orderBy('sort')
    .execute();
  const rights = await db
    .selectFrom('applicationRight')
    .select(['name', 'inventors'])
    .where('applicationId', '=', applicationId)
    .orderBy('sort')
    .execute();
  const avoided = await db
    .selectFrom('applicationAvoidedExpert')
    .select(['name', 'organisationName as organisation'])
    .where('applicationId', '=', applicationId)
    .orderBy('sort')
    .execute();
  const follow = await following(db);
  return {
    organisations: kept.map((each) => ({ ...each, id: follow(each.id) })),
    follow,
    persons,
    rights,
    avoided,
  };
};

/** Everybody and every organisation an achievement touches, and what decides who must judge it (domain §9.1, §6.5). */
export const achievementOf = async (db: Db, applicationId: string): Promise<Achievement> => {
  const row = await db
    .selectFrom('application')
    .leftJoin('organisation', 'organisation.id', 'application.evaluationAgencyId')
    .selectAll('application')
    .select(['organisation.survivingId', 'organisation.name as agencyName', 'organisation.entryName'])
    .where('application.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const settings = await settingsOf(db, applicationId);
  const { organisations, follow, persons, rights, avoided } = await participantsOf(db, applicationId);
  const main = organisations.find(({ isMain }) => isMain) ?? {
    id: follow(row.mainOrganisationId),
    name: row.mainOrganisationName ?? '',
  };
  return {
    id: row.id,
    name: row.achievementName,
    ownerId: row.ownerId,
    assessorId: row.assessorId,
    template: row.category === theory ? 2 : 1,
    purposes: row.evaluationPurposes,
    productTypes: [...(row.productKind ? [row.productKind] : []), ...row.productOptions],
    abstract: row.form.introduction ?? '',
    mainOrganisationName: main.name,
    ties: {
      mainOrganisation: { id: main.id, name: main.name },
      completingOrganisations: organisations.map(({ id, name }) => ({ id, name })),
      colleges: row.collegeName ? [row.collegeName] : [],
      persons,
      inventors: rights.flatMap(({ name: right, inventors }) =>
        inventors.map(({ name, organisationName }) => ({ name, organisation: organisationName, right })),
      ),
      authors: (row.form.papers ?? []).flatMap(({ title, authors }) =>
        authors.map(({ name, organisationName }) => ({ name, organisation: organisationName, paper: title })),
      ),
      avoided,
      agency: { id: row.survivingId, name: row.agencyName ?? '', entryName: row.entryName ?? '' },
      // Who takes an achievement over is only known once it is transformed, after the evaluation.
      transferees: [],
      periods: settings,
    },
    limits: settings,
  };
};
