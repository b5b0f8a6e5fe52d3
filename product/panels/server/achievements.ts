import type { Selectable } from 'kysely';
import type { Db } from '#host/database/connection';
import { achievements } from '#queries/applications';
import { relationshipsOf } from '#product/conflicts/server';
import type { Tables } from '#host/database/tables';
import { settingsOfEach } from '#product/settings/server';
import type { AchievementRelationships } from '#product/conflicts/types';
import type { PanelLimits } from '#product/opinions/types';

export type Report = Selectable<Tables['report']>;

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
  readonly relationships: AchievementRelationships;
  readonly limits: PanelLimits;
}

/** Basic theory is judged on the second template (domain §3.2, M1). */
const theory = 3;

/** Everybody and every organisation these achievements touch, and what decides who must judge them (domain §9.1, §6.5). */
export const achievementsOf = async (
  db: Db,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Achievement>> => {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom(achievements.as('application'))
    .selectAll()
    .where('id', 'in', [...applicationIds])
    .execute();
  const all = await relationshipsOf(db, applicationIds);
  const settings = await settingsOfEach(db, applicationIds);
  return new Map(
    rows.map((row) => {
      const relationships = all.get(row.id)!;
      const achievement: Achievement = {
        id: row.id,
        name: row.achievementName,
        ownerId: row.ownerId,
        assessorId: row.assessorId,
        template: row.category === theory ? 2 : 1,
        purposes: row.evaluationPurposes,
        productTypes: [...(row.productKind ? [row.productKind] : []), ...row.productOptions],
        abstract: row.form.introduction ?? '',
        mainOrganisationName: relationships.mainOrganisation.name,
        relationships,
        limits: settings(row.id),
      };
      return [row.id, achievement];
    }),
  );
};

/** The same of one, which is there. */
export const achievementOf = async (db: Db, applicationId: string): Promise<Achievement> =>
  (await achievementsOf(db, [applicationId])).get(applicationId)!;
