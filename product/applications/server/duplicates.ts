import { sql } from 'kysely';
import type * as z from 'zod';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { duplicatePerPerson } from '#host/limits/limit';
import { listedReports } from '#queries/reports';
import { settingsNow } from '#product/settings/server';
import type { applications } from '../contract';
import { applicationCodes, openCodes, statusOf } from '#product/dictionaries/application-status';
import { applicationsWords } from '../words';
import { contentOf } from './content';
import { comparedOf, isDecisive, foundLike, type Compared, type Likeness } from './similar';
import { visibleApplications, type Application } from './visible';

export interface DuplicateMatch {
  readonly id: string;
  readonly applicationNumber: string | null;
  readonly achievementName: string;
  readonly reason: Likeness;
  /** How much of the two names is the same; 1 for any other reason. */
  readonly score: number;
  /** Whether the asker may know whose it is: a published result, or one of their own organisation. */
  readonly isKnown: boolean;
  readonly isVisible: boolean;
}

type Asking = Pick<Context, 'db' | 'me' | 'now' | 'language' | 'services'>;

/** One asks seldom: neither typing nor submitting again and again searches what others have applied for. */
const countDuplicateCheck = ({ services, me, now }: Asking): Promise<void> =>
  services.limiter.demand([[duplicatePerPerson, me.personId]], now);

/** Ended without passing. */
const refusedCodes = [applicationCodes.rejected, applicationCodes.cancelled];

const isListed = sql<boolean>`(not application.is_limited and application.consent_publish and exists (
  select 1 from ${listedReports.as('report')} where report.application_id = application.id))`;

/** Which applications are looked through. */
interface Among {
  /** Only what the asker may know of: published results and their own organisation's. */
  readonly known?: true;
  /** Those that were refused or ended, too: whoever decides hears of a result that is shown round (domain §9.4). */
  readonly refused?: true;
}

/** Applications under way, or passed not long ago, that look like this one, a row for each reason, the likest first. */
const duplicatesOf = async (
  { db, me, now }: Asking,
  compared: Compared,
  { known, refused }: Among = {},
): Promise<DuplicateMatch[]> => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - (await settingsNow(db)).duplicateMonths);
  const own = sql<boolean>`(coalesce(application.main_organisation_id = any(${[...me.organisationIds]}::uuid[]), false)
    or ${isListed})`;
  const found = await foundLike(db, compared);
  if (found.length === 0) return [];
  const rows = await db
    .selectFrom('application')
    .select(['id', 'applicationNumber', 'achievementName'])
    .select((row) => [own.as('isKnown'), sql<boolean>`${visibleApplications(row, me)}`.as('isVisible')])
    .where('id', 'in', [...new Set(found.map(({ id }) => id))])
    .where('isDeleted', '=', false)
    .where((row) =>
      row.or([
        row('status', 'in', [...openCodes, ...(refused ? refusedCodes : [])]),
        row.and([row('status', '=', applicationCodes.passed), row('decidedAt', '>=', since.toISOString())]),
      ]),
    )
    .$if(known === true, (query) =>
      query.where((row) => sql<boolean>`(${own} or ${visibleApplications(row, me)})`),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, reason, score }) => {
    const row = byId.get(id);
    return row ? [{ ...row, reason, score, isKnown: row.isKnown || row.isVisible }] : [];
  });
};

/**
 * Matches as the asker may hear of them, one for each application they may know of, with all its reasons: of a stranger's not
 * which it is, how much of it is the same nor how many there are, only that there is one and for what reason (domain §4.5).
 * Where something keeps the application from being submitted, that alone is told.
 */
export const shownMatches = (found: readonly DuplicateMatch[], { language }: Pick<Asking, 'language'>) => {
  const decisive = found.filter(({ reason }) => isDecisive(reason));
  const matches = new Map<string, DuplicateMatch[]>();
  for (const match of decisive.length > 0 ? decisive : found) {
    const key = match.isKnown ? match.id : match.reason;
    matches.set(key, [...(matches.get(key) ?? []), match]);
  }
  return [...matches.values()].slice(0, shownAtMost).map((of) => {
    const [match] = of as [DuplicateMatch];
    const reasons = [...new Set(of.map(({ reason }) => inLanguage(applicationsWords[reason], language)))];
    return {
      id: match.isVisible ? match.id : null,
      applicationNumber: match.isKnown ? match.applicationNumber : null,
      achievementName: match.isKnown ? match.achievementName : null,
      score: match.isKnown ? Math.max(...of.map(({ score }) => score)) : 1,
      isDecisive: isDecisive(match.reason),
      reason: reasons.join('；'),
    };
  });
};
const shownAtMost = 20;

/** What the asker's own draft is the same as, everybody's applications looked through as at submitting. */
export const duplicatesOfDraft = async (asking: Asking, row: Application): Promise<DuplicateMatch[]> => {
  await countDuplicateCheck(asking);
  return duplicatesOf(asking, comparedOf(await contentOf(asking.db, row), exceptOf(row)));
};

const exceptOf = ({ id, previousApplicationId }: Application): string[] => [
  id,
  ...(previousApplicationId ? [previousApplicationId] : []),
];

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
  const numbers = asked.rightNumbers ?? [];
  const typed = comparedOf({ achievementName: asked.achievementName }, []);
  const matches = await duplicatesOf(
    context,
    {
      ...typed,
      mainOrganisationId: asked.mainOrganisationId ?? null,
      coreRights: numbers,
      rights: numbers,
    },
    { known: true },
  );
  return shownMatches(matches, context);
};

/**
 * What an application looked like when it was submitted, for whoever decides: of what they may not see only why, and whether it
 * was refused (domain §9.4).
 */
export const similarTo = async ({ id }: { readonly id: string }, asking: Asking) => {
  const { db, me, language } = asking;
  const { similarFound } = await db
    .selectFrom('application')
    .select('similarFound')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const found = similarFound ?? [];
  if (found.length === 0) return [];
  const rows = await db
    .selectFrom('application')
    .select(['id', 'applicationNumber', 'achievementName', 'status'])
    .select((row) => [isListed.as('isListed'), sql<boolean>`${visibleApplications(row, me)}`.as('isVisible')])
    .where('id', 'in', [...new Set(found.map((each) => each.id))])
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id: other, reason, score }) => {
    const row = known.get(other);
    if (!row) return [];
    const isKnown = row.isListed || row.isVisible;
    return [
      {
        id: row.isVisible ? row.id : null,
        applicationNumber: isKnown ? row.applicationNumber : null,
        achievementName: isKnown ? row.achievementName : null,
        status: statusOf(row.status),
        score,
        isDecisive: isDecisive(reason),
        reason: inLanguage(applicationsWords[reason], language),
      },
    ];
  });
};

/** What an application looks like at the moment of its submission, those that were refused among them (domain §3.1 A3, §9.4). */
export const similarAtSubmission = async (asking: Asking, row: Application): Promise<DuplicateMatch[]> =>
  duplicatesOf(asking, comparedOf(await contentOf(asking.db, row), exceptOf(row)), { refused: true });
