import { general } from '#contract/problems';
import { inLanguage } from '#contract/words';
import { contentHash } from '#host/audit/record';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import type { Made, TransitionAttempt } from '#host/transitions';
import { countUp } from '#host/counters';
import { spendSigningCode } from '#product/access/server';
import { integrityProblems } from '#product/integrity/problems';
import { blockedOrganisations, blockedPeople } from '#queries/integrity';
import { people } from '#queries/people';
import { following } from '#product/organisations/server';
import { applicationNumber } from '../number';
import { pinSettings } from '#product/settings/server';
import { dayOf } from '#contract/calendar';
import type { Draft } from '../application';
import { askedOf } from '../conditions';
import { nameKey } from '#product/search/normalise';
import { applicationsProblems } from '../problems';
import { applicationFacts } from '../fields';
import { missingBy } from '../submission';
import { applicationsWords } from '../words';
import { lastSubmitted, unknownCodes } from './codes';
import { contentOf } from './content';
import { duplicatesOfDraft, shownMatches, similarAtSubmission } from './duplicates';
import { factsFor } from './facts';
import { isDecisive } from './similar';
import { columnsOf } from './store';
import type { TransitionData } from './transition-data';
import { lackingProblem, refusedAt } from './refuse';
import type { Application } from './visible';

const missingFor = missingBy(applicationFacts);

type Submitting = TransitionAttempt<Application, TransitionData>;
type Submitted = Made<Application, TransitionData>;

/** What is signed and frozen: all fields that are asked for, canonical; the same for the reader and for the submission. */
export const signedContent = (
  draft: Draft,
  { previousApplicationId, changes }: Partial<Pick<Application, 'previousApplicationId' | 'changes'>> = {},
) => ({
  kind: 'application',
  ...askedOf(draft),
  // Only where it re-evaluates another one: what was signed without keeps its hash.
  ...(previousApplicationId && { previousApplicationId, changes }),
});

export const hashOf = (...content: Parameters<typeof signedContent>): string =>
  contentHash(signedContent(...content));

const agencyCompletes = async ({ context, row }: Submitting, draft: Draft): Promise<boolean> => {
  if (!row.evaluationAgencyId) return false;
  const agency = await context.db
    .selectFrom('organisation')
    .select(['survivingId', 'name', 'entryName'])
    .where('id', '=', row.evaluationAgencyId)
    .executeTakeFirstOrThrow();
  const follow = await following(context.db);
  const names = [agency.name, agency.entryName].map(nameKey);
  return (draft.organisations ?? []).some(
    ({ organisationId, name }) =>
      follow(organisationId) === agency.survivingId || names.includes(nameKey(name)),
  );
};

/**
 * No integrity record keeps the applicant, their workplace or a completing organisation from submitting (domain §9.16), be the
 * organisation named by its entry or typed. Throws 2150, 2151.
 */
export const notBlocked = async ({ context: { db, now }, row }: Submitting): Promise<boolean> => {
  const today = dayOf(now);
  const until = (await blockedPeople(db, [row.ownerId], today)).get(row.ownerId);
  if (until !== undefined) throw integrityProblems.ownerBlocked({ until });
  const blocked = await blockedOrganisations(db, today);
  if (blocked.length === 0) return true;
  const follow = await following(db);
  const { organisationId } = await db
    .selectFrom(people.as('owner'))
    .select('organisationId')
    .where('id', '=', row.ownerId)
    .executeTakeFirstOrThrow();
  const { organisations } = await contentOf(db, row);
  const asked = [...(organisations ?? []), { organisationId, name: '' }];
  const found = blocked.find((entry) =>
    asked.some(
      (each) =>
        follow(each.organisationId) === entry.survivingId || nameKey(each.name) === nameKey(entry.name),
    ),
  );
  if (found) throw integrityProblems.organisationBlocked({ name: found.name });
  return true;
};

/** Everything mandatory is there and lawful (A3). Throws 2103, 2005 or 2002 with a sentence beside each field. */
export const complete = async (attempt: Submitting): Promise<boolean> => {
  const { context, row } = attempt;
  const draft = await contentOf(context.db, row);
  if (draft.isSecret)
    throw applicationsProblems.secret({}, refusedAt(['isSecret'], 'secretRefused', context.language));
  if (await agencyCompletes(attempt, draft))
    throw general.conflictOfInterest(
      { why: inLanguage(applicationsWords.agencyCompletes, context.language) },
      refusedAt(['evaluationAgencyId'], 'agencyCompletes', context.language),
    );
  const facts = await factsFor(context.db, row.ownerId, row.evaluationAgencyId, dayOf(context.now));
  // A code that was closed since the draft was begun is chosen anew; one that was submitted before may stay.
  const closed = await unknownCodes(context.db, draft, await lastSubmitted(context.db, row.id));
  const lacking = [...missingFor(draft, facts), ...closed];
  if (lacking.length > 0) throw lackingProblem(lacking, context.language);
  return true;
};

/**
 * Nothing under way or just passed is the same (A3). Throws 2004 with the matches as the owner may hear of them. What only looks
 * alike keeps nobody from submitting: whoever decides is shown it.
 */
export const noDuplicate = async ({ context, row }: Submitting): Promise<boolean> => {
  const matches = (await duplicatesOfDraft(context as Context, row)).filter(({ reason }) =>
    isDecisive(reason),
  );
  if (matches.length === 0) return true;
  throw applicationsProblems.duplicate(
    {},
    shownMatches(matches, context).map((match) => ({
      Id: match.id ?? '',
      ApplyNo: match.applicationNumber ?? '',
      ApplyInfo: match.achievementName ?? '',
      Score: match.score,
      Reason: match.reason,
    })),
  );
};

/** The owner's code, bound to exactly this content; a draft changed since makes it worthless. */
export const signed = async ({ context, row, data }: Submitting): Promise<boolean> => {
  const hash = hashOf(await contentOf(context.db, row), row);
  await spendSigningCode(context as Context<Me>, 'apply.submit', row.id, hash, data.signCode ?? '');
  return true;
};

/** Keeps what was submitted, version by version, with its hash; from the first one on the settings stay as they are now. */
export const freeze = async ({ context, is }: Submitted): Promise<void> => {
  const similar = await similarAtSubmission(context as Context, is);
  await pinSettings(context.db, is.id);
  const draft = await contentOf(context.db, is);
  const { version } = await context.db
    .selectFrom('applicationSnapshot')
    .select((snapshot) => snapshot.fn.coalesce(snapshot.fn.max('version'), snapshot.lit(0)).as('version'))
    .where('applicationId', '=', is.id)
    .executeTakeFirstOrThrow();
  await context.db
    .insertInto('applicationSnapshot')
    .values({
      id: context.newId(),
      applicationId: is.id,
      version: Number(version) + 1,
      content: JSON.stringify(signedContent(draft, is)),
      sha256: hashOf(draft, is),
      createdAt: context.now.toISOString(),
    })
    .execute();
  // What stood in a field that is not asked for was a draft's; whoever decides reads what was signed.
  await context.db
    .updateTable('application')
    .set({
      ...columnsOf(askedOf(draft)),
      similarFound: JSON.stringify(similar.map(({ id, reason, score }) => ({ id, reason, score }))),
    })
    .where('id', '=', is.id)
    .execute();
};

/** The number, once and for ever, from the year's counter: its row is the last one taken in the transaction. */
export const number = async ({ context, is }: Submitted): Promise<Partial<Application>> => {
  if (is.applicationNumber) return {};
  const year = Number(dayOf(context.now).slice(0, 4));
  const value = await countUp(context.db, `application/${year}`);
  const given = { applicationNumber: applicationNumber(year, value) };
  await context.db.updateTable('application').set(given).where('id', '=', is.id).execute();
  return given;
};
