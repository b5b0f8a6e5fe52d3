import { general } from '#contract/problems';
import { inLanguage, type Language } from '#contract/words';
import type { Made, TransitionAttempt } from '#host/transitions';
import { fileProblems } from '#host/files/problems';
import { lockReport } from '#queries/reports';
import { settingsNow } from '#product/settings/server';
import { materialTemplates, type MaterialTemplate } from '../checklist';
import type { ReviewMaterial } from '../material';
import { sentenceOf, type Missing } from '../missing';
import { materialsProblems } from '../problems';
import { reportIsOpen } from '../workflow';
import { evidenceTypes, greatestFile, scanPasses } from '../uploads';
import type { MaterialCase } from './case';
import type { StoredItem } from './content';

/** What a transition brings with it; each of them its own part. */
export interface TransitionData {
  readonly items?: readonly StoredItem[];
  readonly missing?: readonly Missing[];
  readonly results?: ReviewMaterial['items'];
  readonly reason?: string;
}
export type MaterialAttempt = TransitionAttempt<MaterialCase, TransitionData>;
export type Done = Made<MaterialCase, TransitionData>;

/** The name of an item in one language. */
export const titleOf = (template: MaterialTemplate, code: string, language: Language): string => {
  const row = materialTemplates[template].find((each) => each.code === code);
  return row ? inLanguage(row.title, language) : code;
};

/** 2002 with every gap; an item's place is its code. */
export const complete = ({ context, data }: MaterialAttempt): boolean => {
  const missing = data.missing ?? [];
  if (missing.length === 0) return true;
  throw general.badInput(
    {},
    missing.map((gap) => ({
      Field: [`Items.${gap.code}`, gap.fileId && `Files.${gap.fileId}`].filter(Boolean).join('.'),
      Msg: sentenceOf(gap, context.language),
    })),
  );
};

/**
 * Type, size and scan of every file, as they are now: the rules may have grown stricter since it came in. And each was
 * looked through for patient data, so that nobody is faster than what finds it.
 */
export const filesFit = async ({ data, context }: MaterialAttempt): Promise<boolean> => {
  const { unscannedAllowed } = await settingsNow(context.db);
  for (const { name, mime, size, scanState, patientData } of (data.items ?? []).flatMap(
    ({ files }) => files,
  )) {
    if (!evidenceTypes.has(mime)) throw fileProblems.fileRefused({ name });
    if (size > greatestFile) throw fileProblems.fileTooBig({ name, megabytes: greatestFile / 1024 ** 2 });
    if (!scanPasses(scanState, unscannedAllowed)) throw materialsProblems.scanNeeded({ name });
    if (patientData?.state === 'waiting') throw materialsProblems.patientDataWaiting({ name });
  }
  return true;
};

/**
 * M5: no report, or one on the assessor's desk. Its row is locked and read anew, so that nobody sends it to the experts
 * at the same moment: a report with the experts stands on passed material (domain §3.0).
 */
export const reportStillOpen = async ({ context, row }: MaterialAttempt): Promise<boolean> => {
  const report = await lockReport(context.db, row.applicationId);
  return reportIsOpen(report?.status ?? null);
};
