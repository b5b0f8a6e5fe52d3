import { sql } from 'kysely';
import type { Db } from '../../../host/database/connection';
import { settingsNow } from '../../settings/server';
import { entriesOf } from '../../organisations/server';
import { mainOrganisationOf, type Draft } from '../application';
import { nameKey, numberKey } from '../normalise';
import { applicationCodes, openCodes } from '../status';

/** What is compared: the name with its main organisation, and the numbers of core rights (domain §3.1 A3). */
export interface Compared {
  readonly name: string;
  readonly mainOrganisationId: string | null;
  readonly mainOrganisationName: string;
  readonly rightNumbers: readonly string[];
  /** The application itself, and the one it re-evaluates. */
  readonly except: readonly string[];
}

export interface DuplicateMatch {
  readonly id: string;
  readonly applicationNumber: string | null;
  readonly achievementName: string;
  readonly reason: 'sameName' | 'sameRight';
}

/** What of a draft is compared; drafts name their core rights only. */
export const comparedOf = (draft: Draft, except: readonly string[]): Compared => {
  const main = mainOrganisationOf(draft.organisations);
  return {
    name: draft.achievementName ?? '',
    mainOrganisationId: main?.organisationId ?? null,
    mainOrganisationName: main?.name ?? '',
    rightNumbers: (draft.rights ?? []).filter(({ isCore }) => isCore).map(({ number }) => number),
    except,
  };
};

/** Applications under way, or passed not long ago, of the same name and main organisation or with the same core right. */
export const duplicatesOf = async (db: Db, compared: Compared, now: Date): Promise<DuplicateMatch[]> => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - (await settingsNow(db)).duplicateMonths);
  const key = nameKey(compared.name);
  const numbers = compared.rightNumbers.map(numberKey).filter(Boolean);
  const organisationKey = nameKey(compared.mainOrganisationName);
  const sameName = sql<boolean>`(application.name_key = ${key} and ${key} <> '' and (
    application.main_organisation_id in ${entriesOf(compared.mainOrganisationId)}
    or (application.main_organisation_key = ${organisationKey} and ${organisationKey} <> '')))`;
  const sameRight = sql<boolean>`exists (select 1 from application_right
    where application_right.application_id = application.id and application_right.is_core
      and application_right.number_key = any(${numbers}::text[]))`;
  const rows = await db
    .selectFrom('application')
    .select(['id', 'applicationNumber', 'achievementName', sameName.as('byName')])
    .where('isDeleted', '=', false)
    .where('id', 'not in', compared.except.length > 0 ? [...compared.except] : [nobody])
    .where((row) =>
      row.or([
        row('status', 'in', [...openCodes]),
        row.and([row('status', '=', applicationCodes.passed), row('decidedAt', '>=', since.toISOString())]),
      ]),
    )
    .where((row) => row.or([sameName, sameRight]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ byName, ...row }) => ({ ...row, reason: byName ? 'sameName' : 'sameRight' }));
};

/** No application has this id. */
const nobody = '00000000-0000-0000-0000-000000000000';
