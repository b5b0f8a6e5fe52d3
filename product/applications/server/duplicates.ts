import { sql } from 'kysely';
import type * as z from 'zod';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { duplicatePerPerson } from '#host/limits/limit';
import { listedReports } from '#queries/reports';
import { settingsNow } from '#product/settings/server';
import { entriesOf } from '#product/organisations/server';
import type { Draft } from '../application';
import type { applications } from '../contract';
import { nameKey, numberKey } from '#product/search/normalise';
import { mainOrganisationOf } from '../reckoned';
import { applicationCodes, openCodes } from '#product/dictionaries/application-status';
import { applicationsWords } from '../words';
import { contentOf } from './content';
import { visibleApplications, type Application } from './visible';

/** What is compared: the name with its main organisation, and the numbers of core rights (domain §3.1 A3). */
interface Compared {
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
  /** Whether the asker may know whose it is: a published result, or one of their own organisation. */
  readonly isKnown: boolean;
  readonly isVisible: boolean;
}

type Asking = Pick<Context, 'db' | 'me' | 'now' | 'language' | 'services'>;

/** One asks seldom: neither typing nor submitting again and again searches what others have applied for. */
const countDuplicateCheck = ({ services, me, now }: Asking): Promise<void> =>
  services.limiter.demand([[duplicatePerPerson, me.personId]], now);

const isListed = sql<boolean>`(not application.is_limited and application.consent_publish and exists (
  select 1 from ${listedReports.as('report')} where report.application_id = application.id))`;

/** What of a draft is compared; drafts name their core rights only. */
const comparedOf = (draft: Draft, except: readonly string[]): Compared => {
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
const duplicatesOf = async ({ db, me, now }: Asking, compared: Compared): Promise<DuplicateMatch[]> => {
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
    .select((row) => [
      sql<boolean>`coalesce(application.main_organisation_id = any(${[...me.organisationIds]}::uuid[]), false)
        or ${isListed}`.as('isKnown'),
      sql<boolean>`${visibleApplications(row, me)}`.as('isVisible'),
    ])
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
  return rows.map(({ byName, ...row }) => ({
    ...row,
    reason: byName ? 'sameName' : 'sameRight',
    isKnown: row.isKnown || row.isVisible,
  }));
};

/**
 * Matches as the asker may hear of them: of a stranger's not which it is nor how many there are, only that there is one and
 * for what reason (domain §4.5).
 */
export const shownMatches = (matches: readonly DuplicateMatch[], { language }: Pick<Asking, 'language'>) => {
  const said = new Set<string>();
  return matches.flatMap((match) => {
    const key = match.isKnown ? match.id : match.reason;
    if (said.has(key)) return [];
    said.add(key);
    return [
      {
        id: match.isVisible ? match.id : null,
        applicationNumber: match.isKnown ? match.applicationNumber : null,
        achievementName: match.isKnown ? match.achievementName : null,
        score: 1,
        reason: inLanguage(applicationsWords[match.reason], language),
      },
    ];
  });
};

/** What the asker's own draft is the same as, everybody's applications looked through as at submitting. */
export const duplicatesOfDraft = async (asking: Asking, row: Application): Promise<DuplicateMatch[]> => {
  await countDuplicateCheck(asking);
  const except = [row.id, ...(row.previousApplicationId ? [row.previousApplicationId] : [])];
  return duplicatesOf(asking, comparedOf(await contentOf(asking.db, row), except));
};

type Asked = z.output<typeof applications.calls.checkDuplicate.takes>;

/**
 * Looks for the same achievement (domain §4.5). A draft of one's own, named by its id, is compared as it stands with
 * everybody's; what is only typed is looked for among published results and one's own organisation's.
 */
export const checkDuplicate = async (asked: Asked, context: Context) => {
  if (asked.id) {
    const draft = await context.db
      .selectFrom('application')
      .selectAll()
      .where('id', '=', asked.id)
      .where('status', '=', applicationCodes.draft)
      .where((row) =>
        row.or([
          row('ownerId', '=', context.me.personId),
          row('technologyManagerId', '=', context.me.personId),
        ]),
      )
      .executeTakeFirst();
    return draft ? shownMatches(await duplicatesOfDraft(context, draft), context) : [];
  }
  await countDuplicateCheck(context);
  const matches = await duplicatesOf(context, {
    name: asked.achievementName,
    mainOrganisationId: asked.mainOrganisationId ?? null,
    mainOrganisationName: '',
    rightNumbers: asked.rightNumbers ?? [],
    except: [],
  });
  return shownMatches(
    matches.filter(({ isKnown }) => isKnown),
    context,
  );
};

/** No application has this id. */
const nobody = '00000000-0000-0000-0000-000000000000';
