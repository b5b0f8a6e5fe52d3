import { inLanguage, languages, type Language } from '#contract/words';
import type { Services } from '#host/services';
import { publicCheck } from '#host/limits/limit';
import { labelsAt, type Labels } from '#product/dictionaries/server';
import { categories, overallLevels } from '#product/dictionaries/level-codes';
import { parseReportNumber } from '#product/reports/numbers';
import {
  checkPdf,
  checkReport,
  publicResult,
  publicResults,
  type PublicResult,
  type ReportCheck,
  type CheckedNumber,
  type PdfCheck,
} from '#product/publication/server';
import { dayOf } from '#contract/calendar';
import { benefitWords } from '#product/publication/words';
import { markIn } from '#product/receipts/file-mark';
import type { AskedFile } from '#product/receipts/asked-file';
import type { CheckAnswer, CheckView, Levels, ResultCard, ResultDetailView } from '../view-types';

const levelsOf = (rated: Extract<ReportCheck, { kind: 'full' }> | PublicResult): Levels => ({
  category: categories.codes[rated.category],
  maturity: rated.maturityLevel,
  innovation: rated.innovationLevel,
  advancement: rated.advancementLevel,
});
const overallOf = (level: PublicResult['overallLevel'], language: Language, labels: Labels): string =>
  labels.of('standing', overallLevels.codes[level], language);

export const cardOf = (result: PublicResult, language: Language, labels: Labels): ResultCard => ({
  id: result.id,
  achievementName: result.achievementName,
  englishName: language === 'zh' ? undefined : (result.achievementNameEnglish ?? undefined),
  mainOrganisation: result.mainOrganisation,
  achievementType: labels.of('achievementType', result.achievementType, language),
  levels: levelsOf(result),
  overallLevel: overallOf(result.overallLevel, language, labels),
  issuedOn: result.issueDate,
  validity: result.validity,
});

/** The newest published results, and how many there are in all. */
export const resultCards = async (
  services: Services,
  language: Language,
  size: number,
): Promise<{ rows: ResultCard[]; total: number }> => {
  const { rows, total } = await publicResults(services.db, { pageSize: size }, dayOf(services.clock()));
  const labels = await labelsAt(services.db);
  return { rows: rows.map((row) => cardOf(row, language, labels)), total };
};

type Detail = NonNullable<Awaited<ReturnType<typeof publicResult>>>;

/** The applicant's own words in the reader's language, else in the first that has any; the report's until they wrote some. */
const summaryIn = (
  language: Language,
  { ownSummaries, approvedAt, summary }: Pick<Detail, 'ownSummaries' | 'approvedAt' | 'summary'>,
): ResultDetailView['summary'] => {
  const own = [language, ...languages].find((each) => ownSummaries[each] !== undefined);
  return own
    ? {
        text: ownSummaries[own]!,
        language: own,
        approvedOn: approvedAt ? dayOf(new Date(approvedAt)) : undefined,
      }
    : { text: summary, language: 'zh' };
};

/** One published result; undefined for everything a visitor may not see. */
export const resultDetailView = async (
  services: Services,
  language: Language,
  id: string,
): Promise<ResultDetailView | undefined> => {
  const result = await publicResult(services.db, id, dayOf(services.clock()));
  if (!result) return undefined;
  const labels = await labelsAt(services.db);
  return {
    ...cardOf(result, language, labels),
    reportNumber: result.reportNumber,
    category: labels.of('achievementType', categories.codes[result.category], language),
    field: result.technologyField ? labels.of('technologyField', result.technologyField, language) : '',
    product: result.productKind ? labels.of('medicalProduct', result.productKind, language) : undefined,
    keywords: result.keywords,
    summary: summaryIn(language, result),
    evaluationAgency: result.evaluationAgency,
    validUntil: result.validUntil,
    rights: result.rights.map(({ form, count }) => ({ form: labels.of('rightForm', form, language), count })),
    wantedMethods: result.wantedMethods.map((method) => labels.of('transformationMethod', method, language)),
    projectLeader: result.projectLeader ?? undefined,
    benefits: result.benefits.map(({ field, band }) => [
      inLanguage(benefitWords[`benefit.${field}`], language),
      inLanguage(benefitWords[`band.${band}`], language),
    ]),
  };
};

const answerOf = (checked: ReportCheck, language: Language, labels: Labels): CheckAnswer => {
  if (checked.kind === 'unknown') return { kind: 'unknown' };
  const number = numberAnswer(checked);
  if (checked.kind === 'number') return { kind: 'number', ...number };
  return {
    kind: 'full',
    ...number,
    achievementName: checked.achievementName,
    mainOrganisation: checked.mainOrganisation,
    levels: levelsOf(checked),
    overallLevel: overallOf(checked.overallLevel, language, labels),
    validUntil: checked.validUntil,
    contentHash: checked.contentHash,
  };
};
const numberAnswer = (checked: CheckedNumber) => ({
  reportNumber: checked.reportNumber,
  validity: checked.validity,
  evaluationAgency: checked.evaluationAgency,
  issuedOn: checked.issueDate,
  supersededBy: checked.supersededBy ?? undefined,
  publicNote: checked.publicNote ?? undefined,
  receiptAt: checked.isListed ? `/receipt.json?no=${encodeURIComponent(checked.reportNumber)}` : undefined,
});
const fileAnswer = (checked: PdfCheck, fileHash: string): CheckAnswer => {
  if (checked.kind === 'identical') return { kind: 'identical', ...numberAnswer(checked), fileHash };
  return { ...checked, fileHash };
};

interface Asked {
  readonly isFile: boolean;
  readonly number: string;
  readonly code: string;
  readonly sha256: string;
  /** What a file says of itself, as the browser read it. */
  readonly kind: string;
  readonly content: string;
  readonly size: string;
  readonly states: string;
  /** The caller's network address, for the limit of ten checks a minute. */
  readonly address: string;
}

/** The check of a report by number, by number and code, or by file; nothing asked, nothing answered. */
export const checkView = async (services: Services, language: Language, asked: Asked): Promise<CheckView> => {
  const now = services.clock();
  const isAsked = asked.isFile ? /^[0-9a-f]{64}$/.test(asked.sha256) : asked.number.trim() !== '';
  const view = (answer: CheckAnswer): CheckView =>
    asked.isFile
      ? { tab: 'file', answer }
      : { tab: 'report', number: asked.number, code: asked.code, answer };
  if (!isAsked) return view({ kind: 'none' });
  const verdict = await services.limiter.take(publicCheck, asked.address, now);
  if (!verdict.admitted)
    return view({ kind: 'tooMany', retryAfterSeconds: Math.ceil(verdict.retryAfter / 1_000) });
  services.log.info(
    { number: asked.number, file: asked.sha256, address: asked.address },
    'a visitor checked a report',
  );
  if (!asked.isFile)
    return view(
      answerOf(
        await checkReport(services.db, asked.number, asked.code || undefined, dayOf(now)),
        language,
        await labelsAt(services.db),
      ),
    );
  const file: AskedFile = {
    sha256: asked.sha256,
    size: /^\d{1,9}$/.test(asked.size) ? Number(asked.size) : undefined,
    states: asked.states.split('.').filter((hash) => /^[0-9a-f]{64}$/.test(hash)),
    number: asked.number || undefined,
    mark: markIn(`assay:${asked.kind} content:${asked.content}`),
  };
  return view(fileAnswer(await checkPdf(services.db, file, dayOf(now)), asked.sha256));
};

/** Whether what was typed into the search is a report's number: then it wants to be checked, not searched for. */
export const isReportNumber = (typed: string): boolean => parseReportNumber(typed) !== null;
