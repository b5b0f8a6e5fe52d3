import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../host/database/connection';
import type { Calendar } from '../../tasks/calendar';
import { standardValues, type SettingName, type SettingValues } from '../settings';
import '../../applications/server/tables';
import './tables';

/** A version's values; what it does not know yet is as the product comes. */
export const valuesOf = (kept: Partial<SettingValues>): SettingValues => ({ ...standardValues, ...kept });

/** The version in force. */
export const versionNow = async (db: Db) =>
  db.selectFrom('settingVersion').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow();

/** The settings in force for everything that does not belong to an evaluation under way. */
export const settingsNow = async (db: Db): Promise<SettingValues> => valuesOf((await versionNow(db)).values);

/**
 * The settings of one evaluation: those in force when it was submitted, whatever has been changed since; of a draft
 * those in force now.
 */
export const settingsOf = async (db: Db, applicationId: string): Promise<SettingValues> =>
  (await settingsOfEach(db, [applicationId]))(applicationId);

/** The same of many evaluations at once. */
export const settingsOfEach = async (
  db: Db,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => SettingValues> => {
  const held = await db
    .selectFrom('settingVersion')
    .innerJoin('application', 'application.settingsVersion', 'settingVersion.number')
    .select(['application.id', 'settingVersion.values'])
    .where('application.id', 'in', [...applicationIds])
    .execute();
  const values = new Map(held.map((each) => [each.id as string, valuesOf(each.values)]));
  const now = applicationIds.every((id) => values.has(id)) ? standardValues : await settingsNow(db);
  return (applicationId) => values.get(applicationId) ?? now;
};

/** Ties an evaluation to the settings in force now, unless it is tied already. */
export const holdSettings = async (db: Db, applicationId: string): Promise<void> => {
  const { number } = await versionNow(db);
  await db
    .updateTable('application')
    .set({ settingsVersion: number })
    .where('id', '=', applicationId)
    .where('settingsVersion', 'is', null)
    .execute();
};

/** The same for a number within a query that names `application`. */
export const heldNumber = (name: SettingName): RawBuilder<number> =>
  sql<number>`coalesce((select (held.values ->> ${name}::text)::numeric from setting_version held
    where held.number = application.settings_version), ${standardValues[name] as number}::numeric)`;

/** The days off and the worked weekends that the operator has entered. A notice of them is in force for everybody. */
export const calendarNow = async (db: Db): Promise<Calendar> => {
  const { holidays, workingWeekends } = await settingsNow(db);
  return { holidays: new Set(holidays), workingWeekends: new Set(workingWeekends) };
};
