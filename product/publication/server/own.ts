import { sql } from 'kysely';
import { general } from '#contract/problems';
import type { Language } from '#contract/words';
import type { Context } from '#host/context';
import { containing, pageFrom } from '#host/lists';
import { overallLevels } from '#product/dictionaries/level-codes';
import { labelsAt } from '#product/dictionaries/server';
import { claimsBeyond } from '#product/newsroom/level-claims';
import { listed, passedReports } from '#product/reports/server';
import {
  bandOf,
  benefitFields,
  namesContact,
  type BenefitConsents,
  type PresentationFilter,
  type SummaryEdit,
} from '../presentation';
import { publicationProblems } from '../problems';
import { amountsOf, benefitColumns, presentationOf, summariesOf, type Stored } from './presentations';
import { ratedOf } from './rated';

const ownResults = ({ db, me }: Pick<Context, 'db' | 'me'>) =>
  passedReports(db).where(listed).where('application.ownerId', '=', me.personId);
const named = (all: ReturnType<typeof ownResults>) =>
  all.select(['report.id', 'report.reportNumber', 'report.issueDate', 'application.achievementName']);

const rowOf = (
  row: { id: string; reportNumber: string | null; issueDate: string | null; achievementName: string },
  stored: Stored | undefined,
) => {
  const summaries = summariesOf(stored);
  return {
    id: row.id,
    achievementName: row.achievementName,
    reportNumber: row.reportNumber!,
    issueDate: row.issueDate!,
    isOwn: Object.keys(summaries).length > 0,
    languages: Object.keys(summaries) as Language[],
    benefits: benefitFields.filter((field) => stored?.benefits.includes(field)),
    approvedAt: stored?.approvedAt ?? null,
    rowVersion: stored?.rowVersion ?? 0,
  };
};

/** The caller's own published results, newest first, and what visitors read of each. */
export const listOwn = async ({ achievementName, ...paging }: PresentationFilter, context: Context) => {
  let chosen = ownResults(context);
  if (achievementName?.trim())
    chosen = chosen.where('application.achievementName', 'like', containing(achievementName.trim()));
  const { rows, total } = await pageFrom(chosen, paging, (all) =>
    named(all).orderBy('report.issueDate', 'desc').orderBy('report.id', 'desc'),
  );
  const ids = rows.map(({ id }) => id);
  const stored = ids.length
    ? await context.db.selectFrom('resultPresentation').selectAll().where('reportId', 'in', ids).execute()
    : [];
  return {
    rows: rows.map((row) =>
      rowOf(
        row,
        stored.find(({ reportId }) => reportId === row.id),
      ),
    ),
    total,
  };
};

/** One of the caller's own published results; whoever else asks for it is told that it is not there. */
const ownResult = async (id: string, context: Pick<Context, 'db' | 'me'>) => {
  const found = await named(ownResults(context))
    .select(['application.achievementType', 'application.mainOrganisationName'])
    .select([
      'report.maturityLevel',
      'report.innovationLevel',
      'report.advancementLevel',
      'report.overallLevel',
    ])
    .select(sql<string | null>`report.sections -> 'conclusion' ->> 'plainLanguage'`.as('plainLanguage'))
    .select(benefitColumns)
    .where('report.id', '=', id)
    .executeTakeFirst();
  if (!found) throw general.notFound();
  return found;
};

export const readOwn = async ({ id }: { readonly id: string }, context: Context) => {
  const found = await ownResult(id, context);
  const stored = await presentationOf(context.db, id);
  const amounts = amountsOf(found);
  return {
    ...rowOf(found, stored),
    zh: stored?.summaryZh ?? '',
    en: stored?.summaryEn ?? '',
    es: stored?.summaryEs ?? '',
    reportSummary: found.plainLanguage ?? '',
    bands: benefitFields.map((field) => ({ field, band: bandOf(amounts[field]) })),
  };
};

/** Writes what the caller says of a result; the row of its report is locked, so that nobody writes between. Throws 2003. */
const write = async (
  { id, rowVersion }: { readonly id: string; readonly rowVersion: number },
  said: Partial<Omit<Stored, 'reportId' | 'rowVersion' | 'updatedAt'>>,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<{ rowVersion: number }> => {
  const before = await presentationOf(db, id);
  if ((before?.rowVersion ?? 0) !== rowVersion) throw general.changedMeanwhile();
  const values = { ...said, updatedAt: now.toISOString(), rowVersion: rowVersion + 1 };
  await (
    before
      ? db.updateTable('resultPresentation').set(values).where('reportId', '=', id)
      : db.insertInto('resultPresentation').values({ reportId: id, ...values })
  ).execute();
  return { rowVersion: rowVersion + 1 };
};

/**
 * Publishes the caller's summary of their result: visitors read it from this moment. Throws 404, 2003, 5048 where they have not
 * agreed, 5049 for words that claim more than the report stands at, 5050 for a telephone or an address.
 */
export const saveSummary = async (
  { id, rowVersion, isApproved, ...said }: SummaryEdit,
  context: Context<Context['me'], unknown>,
) => {
  const { db, me, now } = context;
  const found = await ownResult(id, context);
  const [zh, en, es] = [said.zh.trim(), said.en.trim(), said.es.trim()];
  const all = [zh, en, es].join('\n');
  const isEmpty = all.trim() === '';
  if (!isEmpty && !isApproved) throw publicationProblems.approvalMissing();
  if (namesContact(all)) throw publicationProblems.contactNamed();
  const levels = ratedOf(found);
  const words = claimsBeyond(all, levels);
  if (words.length > 0) {
    const labels = await labelsAt(db);
    const of = (language: Language) =>
      labels.of('standing', overallLevels.codes[levels.overallLevel], language);
    throw publicationProblems.levelNotReached({
      words: words.join(' / '),
      level: [of('zh'), of('en'), of('es')],
    });
  }
  const stored = await write(
    { id, rowVersion },
    {
      ...{ summaryZh: zh, summaryEn: en, summaryEs: es },
      approvedBy: isEmpty ? null : me.personId,
      approvedAt: isEmpty ? null : now.toISOString(),
    },
    context,
  );
  context.audit({ object: ['report', id], after: { zh, en, es } });
  return stored;
};

/** Keeps which benefits may be shown: each by itself, given or taken back, from this moment on. Throws 404, 2003. */
export const setBenefits = async (
  { id, rowVersion, benefits }: BenefitConsents,
  context: Context<Context['me'], unknown>,
) => {
  await ownResult(id, context);
  const before = await presentationOf(context.db, id);
  const after = benefitFields.filter((field) => benefits.includes(field));
  const stored = await write({ id, rowVersion }, { benefits: after }, context);
  context.audit({
    object: ['report', id],
    before: { benefits: before?.benefits ?? [] },
    after: { benefits: after },
    loggedFields: ['benefits'],
  });
  return stored;
};
