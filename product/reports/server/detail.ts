import type { z } from 'zod';
import { roleCode } from '#contract/rights';
import type { Language } from '#contract/words';
import { contentHash } from '#host/audit/record';
import type { Context } from '#host/context';
import { isOfOwn, type Me } from '#host/me';
import { shownCitations } from '#product/citations/server';
import { people } from '#queries/people';
import { progressOf } from '#product/applications/server';
import { dayOf } from '#contract/calendar';
import { frozenLevels } from '#product/levels/frozen';
import { levelsNamed } from '#product/levels/presented';
import { newestRuleSet, ruleSet } from '#product/levels/rule-sets/published';
import type { Trace, TraceStep } from '#product/levels/trace';
import type { ReportDetail } from '../report';
import { categoryOf, type ApplicationFacts } from './application';
import {
  assess,
  changesOf,
  isWriting,
  sayAssessment,
  sayChanges,
  sayTrace,
  type Assessed,
  type ReportRecord,
} from './computed-levels';
import { dossierOf, draftHash, evidenceList, pathOf, reportHash, type ReportContent } from './content';
import { beyondForm, sayBeyondForm, withReturnedLevels } from './formal-return';
import { missingOf } from './dossier-checks';
import { writtenIn } from './kept';
import { foundReport, rowsOf } from './list';
import { suggestionsOf } from './panel';
import { reconciliationOf } from './reconciliation';
import { signaturesOf } from './signatures';
import { audienceOf, type Audience } from './visible';

/** A rule set by its version, with the day of its publication and its SHA-256. */
const ruleSetNamed = (version: number) => {
  const set = ruleSet(version);
  return { version, publishedOn: set.publishedOn, sha256: contentHash(set) };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const placeOf = ({ rule, about }: TraceStep): string => `${rule} ${about}`;

/** The steps of the newer trace whose result is another one, each with what the one before it said. */
export const otherwise = (own: Trace, newest: Trace, language: Language) => {
  const before = new Map(own.map((step) => [placeOf(step), step.result]));
  return sayTrace(
    newest.filter((step) => !isSame(before.get(placeOf(step)), step.result)),
    language,
  ).map(({ rule, says, about, result }) => ({
    rule,
    says,
    about,
    own: before.get(`${rule} ${about}`) ?? null,
    byNewest: result,
  }));
};

/**
 * What the newest rule set says to a report beside what its own says, both as the rules compute them and without changes by
 * hand (domain §6.3, decision 0116); null where the report names the newest. While a report is written both are of today.
 * Afterwards its own is what was frozen, and the newest is asked as of the day on which it was.
 */
const comparedWithNewest = (
  { row, application, evidence }: ReportContent,
  assessed: Assessed | null,
  { today, language }: { readonly today: string; readonly language: Language },
) => {
  const { version } = newestRuleSet();
  if (row.ruleSet === version) return null;
  const asOf = assessed ? today : (row.levelsOn ?? row.baseDate);
  const { computed } = assess({ ...row, ruleSet: version }, categoryOf(application), evidence, asOf);
  return {
    newest: ruleSetNamed(version),
    asOf,
    own: levelsNamed(assessed?.computed ?? frozenLevels(row.trace)),
    byNewest: levelsNamed(computed),
    steps: otherwise(assessed?.computed.trace ?? row.trace, computed.trace, language),
  };
};

type Detail = z.output<typeof ReportDetail>;
type Read = Context<Me, ReportRecord>;

/** As what the caller reads this report. */
export const audienceFor = (
  me: Me,
  row: ReportRecord,
  { application, seats }: Pick<ReportContent, 'application' | 'seats'>,
): Audience =>
  audienceOf(
    me,
    row,
    me.roles.has(roleCode.expert) &&
      seats.some(({ expertId, invitation }) => expertId === me.personId && invitation === 'accepted'),
    isOwnSide(me, application),
  );

const isOwnSide = (me: Me, application: ApplicationFacts): boolean =>
  (me.roles.has(roleCode.owner) &&
    (application.ownerId === me.personId ||
      (me.isOrganisationAdmin && isOfOwn(me, application.mainOrganisationId)))) ||
  (me.roles.has(roleCode.technologyManager) && application.technologyManagerId === me.personId);

/** While it is written, a report is assessed as of today; afterwards it stands as it was frozen. */
const assessedNow = ({ row, application, evidence }: ReportContent, { now }: Read): Assessed | null =>
  isWriting(row) ? assess(row, categoryOf(application), evidence, dayOf(now)) : null;

const bodyOf = async (dossier: ReportContent, context: Read, assessed: Assessed | null) => {
  const { row } = dossier;
  const { language } = context;
  return {
    ...writtenIn(row),
    evidence: evidenceList(dossier),
    citations: await shownCitations(row.citations, dossier.evidence, context),
    regulatoryPath: pathOf(dossier),
    trace: sayTrace(row.trace, language),
    ruleSet: ruleSetNamed(row.ruleSet),
    overrides: sayChanges(assessed ?? changesOf(row), row),
  };
};

/** The names of people by their ids. */
export const namesOf = async (
  db: Read['db'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom(people.as('person'))
    .select(['id', 'trueName'])
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map(({ id, trueName }) => [id, trueName]));
};

const staff = async (dossier: ReportContent, { db, language, now, me }: Read, assessed: Assessed | null) => {
  const { row, seats } = dossier;
  const remarkers = await namesOf(
    db,
    row.checkRemarks.map(({ byId }) => byId),
  );
  const closed = row.tally !== null;
  const reconciled = closed ? reconciliationOf(dossier) : null;
  const hash = reportHash(withReturnedLevels(dossier));
  const checker = row.checkedBy
    ? await db
        .selectFrom(people.as('person'))
        .select('trueName')
        .where('id', '=', row.checkedBy)
        .executeTakeFirstOrThrow()
    : null;
  return {
    assessment: assessed && sayAssessment(assessed, language),
    ruleComparison: comparedWithNewest(dossier, assessed, { today: dayOf(now), language }),
    missing: [...missingOf(dossier)],
    secondCheck:
      checker && row.checkedAt
        ? {
            by: checker.trueName,
            at: row.checkedAt,
            remark: row.checkRemark ?? '',
            checklist: row.checkChecklist ?? [],
            isCurrent: row.checkedHash === draftHash(dossier),
            isOwn: row.checkedBy === me.personId,
          }
        : null,
    remarks: row.checkRemarks.map(({ byId, ...remark }) => ({ ...remark, by: remarkers.get(byId) ?? '' })),
    contentVersion: row.contentVersion,
    contentHash: hash,
    isContentKept: row.contentHash === hash,
    isLimitedDeclared: dossier.application.isLimited,
    tally: row.tally && {
      outcome: row.tally.outcome,
      agree: row.tally.agree,
      agreeAfterModification: row.tally.agreeAfterModification,
      disagree: row.tally.disagree,
      quorum: row.tally.quorum,
      heldByMandatoryItem: row.tally.heldByMandatoryItem,
    },
    // Sealed until the round is closed (domain §9.7): nobody is influenced by who wrote first.
    suggestions: closed ? suggestionsOf(seats) : [],
    answers: row.answers,
    noteRequired: reconciled?.noteRequired ?? false,
    reconciled,
    reconciliation: row.reconciliation,
    defects: row.defects,
    returnScope: row.returnScope,
    changedBeyondForm: row.asReturned && sayBeyondForm(beyondForm(dossier, dayOf(now)), language),
    signatures: (await signaturesOf(db, row.id)).map(({ actor, name, contentHash, signedAt }) => ({
      actor,
      name,
      contentHash,
      signedAt,
      isCurrent: contentHash === hash,
    })),
    verifyCode: row.verifyCode,
    pdfSha256: row.pdfSha256,
  };
};

const without = <Row extends object, Key extends keyof Row>(row: Row, ...keys: Key[]): Omit<Row, Key> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key as Key))) as Omit<Row, Key>;

/** One report in the shape of who reads it (domain §1.1). */
export const reportDetail = async (_: unknown, context: Read): Promise<Detail> => {
  const { db, me, object } = context;
  const row = (await rowsOf(context, [await foundReport(context, object.id)]))[0]!;
  const dossier = await dossierOf(db, object);
  const audience = audienceFor(me, object, dossier);
  const isInformed = audience === 'staff' || audience === 'administrator';
  const found = object.isCurrent ? await progressOf(context, dossier.application, isInformed) : null;
  const progress = found && { stage: found.stage, holder: found.holder };
  if (audience === 'administrator') return { audience, ...row, standing: progress };
  const assessed = assessedNow(dossier, context);
  const body = { ...row, standing: progress, ...(await bodyOf(dossier, context, assessed)) };
  if (audience === 'staff')
    return { audience, ...body, ...(await staff(dossier, context, assessed)) } as Detail;
  if (audience === 'expert') return { audience, ...without(body, 'outcome') } as Detail;
  return {
    audience,
    ...without(body, 'outcome'),
    verifyCode: object.verifyCode ?? '',
    contentHash: object.contentHash ?? reportHash(dossier),
  } as Detail;
};
