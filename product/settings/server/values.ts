import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#host/database/connection';
import { anyOf, readBatch, type Ids, type BatchedReads } from '#host/database/batched-reads';
import { pinnedSettings as applicationSettings, pinToSettings } from '#queries/applications';
import type { Calendar } from '#contract/calendar';
import { standardValues, type SettingName, type SettingValues } from '../settings';

/** A version's values; what it does not know yet is as the product comes. */
export const valuesOf = (stored: Partial<SettingValues>): SettingValues => ({ ...standardValues, ...stored });

const latest = (db: Db) => db.selectFrom('settingVersion').selectAll().orderBy('number', 'desc').limit(1);

/** The version in force. */
export const versionNow = async (db: Db) => latest(db).executeTakeFirstOrThrow();

/** The settings in force for everything that does not belong to an evaluation under way. */
export const settingsNow = async (db: Db): Promise<SettingValues> => valuesOf((await versionNow(db)).values);

/**
 * The settings of one evaluation: those in force when it was submitted, whatever has been changed since; of a draft
 * those in force now.
 */
export const settingsOf = async (db: Db, applicationId: string): Promise<SettingValues> =>
  (await settingsOfEach(db, [applicationId]))(applicationId);

/** What has to be read for the settings of these evaluations, alone or beside other reads: each version once. */
export const settingsReads = (db: Db, applicationIds: Ids) => ({
  pinnedSettings: db
    .selectFrom(applicationSettings.as('application'))
    .select(['id', 'settingsVersion as number'])
    .where('id', '=', anyOf(applicationIds)),
  settingVersions: db
    .selectFrom('settingVersion')
    .select(['number', 'values'])
    .where((version) =>
      version.or([
        version('number', 'in', (pinned) =>
          pinned
            .selectFrom(applicationSettings.as('application'))
            .select('settingsVersion as number')
            .$narrowType<{ number: number }>()
            .where('id', '=', anyOf(applicationIds)),
        ),
        version('number', '=', (newest) =>
          newest.selectFrom('settingVersion').select((row) => row.fn.max('number').as('number')),
        ),
      ]),
    )
    .orderBy('number', 'desc'),
});

const calendarOf = ({ holidays, workingWeekends }: SettingValues): Calendar => ({
  holidays: new Set(holidays),
  workingWeekends: new Set(workingWeekends),
});

/** The calendar of today, from the same. */
export const calendarIn = ({
  settingVersions,
}: Pick<BatchedReads<ReturnType<typeof settingsReads>>, 'settingVersions'>): Calendar =>
  calendarOf(valuesOf(settingVersions[0]!.values));

/** The settings of each of these evaluations, from what was read. */
export const settingsIn = ({
  pinnedSettings,
  settingVersions,
}: BatchedReads<ReturnType<typeof settingsReads>>): ((applicationId: string) => SettingValues) => {
  const numbers = new Map(pinnedSettings.map(({ id, number }) => [id as string, number]));
  const versions = new Map(settingVersions.map(({ number, values }) => [number, valuesOf(values)]));
  const latestValues = valuesOf(settingVersions[0]!.values);
  return (applicationId) => versions.get(numbers.get(applicationId) ?? -1) ?? latestValues;
};

/** The same of many evaluations at once. */
export const settingsOfEach = async (
  db: Db,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => SettingValues> =>
  settingsIn(await readBatch(db, settingsReads(db, applicationIds)));

/** Pins the settings in force now to an evaluation, unless it has its own already. */
export const pinSettings = async (db: Db, applicationId: string): Promise<void> => {
  const { number } = await versionNow(db);
  await pinToSettings(db, applicationId, number);
};

/** The same for a number within a query that names `application`. */
export const pinnedNumber = (name: SettingName): RawBuilder<number> =>
  sql<number>`coalesce((select (held.values ->> ${name}::text)::numeric from setting_version held
    where held.number = application.settings_version), ${standardValues[name] as number}::numeric)`;

/** The days off and the worked weekends that the operator has entered. A notice of them is in force for everybody. */
export const calendarNow = async (db: Db): Promise<Calendar> => calendarOf(await settingsNow(db));
