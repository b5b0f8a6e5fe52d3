import { contentHash } from '#host/audit/record';
import { documentsFor, levelsFor, type DemoDocument } from '../demo/report-evidence';
import { outcomeCategoryOf } from '#product/dictionaries/dictionaries';
import {
  factsOf,
  indicatorsOf,
  innovationPointsOf,
  workBreakdownOf,
  type EvidenceIds,
} from '../demo/report-tables';
import type { DemoAchievement } from '../demo/achievements';
import { checklistFor, templateOf, type ChecklistItem } from '#product/materials/checklist';
import { materialCodes, resultCodes } from '#product/dictionaries/material-status';
import type { Frozen } from '#product/materials/frozen';
import type { FrozenFile } from '#product/materials/material';
import type { MaterialTables } from '#product/materials/proposals';
import type { ScanState } from '#product/materials/uploads';
import { dayOf, workingDaysAfter } from '#contract/calendar';
import { standardValues } from '#product/settings/settings';
import { applicantsOf, idAt, momentOf, personOfCase, writeNotices, type SeedContext } from './seeding';
import { clocksOfMaterial, trailOfMaterial } from './material-trail';
import { materialDefects, stagesOf } from './plan';

interface FiledDocument extends DemoDocument {
  readonly id: string;
  readonly fileId: string;
  readonly itemCode: string;
  readonly issuedOn: string;
  readonly sort: number;
}

const day = 86_400_000;

/** The rows of the checklist with the ids and documents of this material. */
const filed = (
  seedContext: SeedContext,
  one: DemoAchievement,
  items: readonly ChecklistItem[],
  submittedAt: Date,
): FiledDocument[] =>
  documentsFor(one, levelsFor(one)).map((document, sort) => {
    const row = items.find(({ documents }) => documents.includes(document.type));
    if (!row) throw new Error(`no row of the checklist takes a document of type ${document.type}`);
    return {
      ...document,
      id: idAt(seedContext, submittedAt),
      fileId: idAt(seedContext, submittedAt),
      itemCode: row.code,
      issuedOn: dayOf(new Date(submittedAt.getTime() - document.daysBefore * day)),
      sort,
    };
  });

const tablesOf = (one: DemoAchievement, idOf: EvidenceIds, year: number): MaterialTables => {
  const levels = levelsFor(one);
  const common = {
    workBreakdown: workBreakdownOf(one, levels, idOf),
    innovationPoints: innovationPointsOf(one, levels, idOf),
  };
  if (outcomeCategoryOf(one.achievementType) !== '3')
    return { ...common, indicators: indicatorsOf(one, levels, idOf, year) };
  return {
    ...common,
    discoveryPoints: factsOf(one).points.map((text, place) => ({
      number: String(place + 1),
      text,
      isCore: place < 2,
      evidenceIds: [idOf('1.1')],
    })),
  };
};

const notApplicable = '仅使用既往留存的匿名样本，申报人认为无须另行审批。';

/** An item that must be filled and is not, is explained: so stands the missing approval that a rejection is about. */
const reasonFor = (item: ChecklistItem, documents: readonly FiledDocument[]): string | null =>
  item.required && item.kind === 'files' && !documents.some(({ itemCode }) => itemCode === item.code)
    ? notApplicable
    : null;

const asFile = (document: FiledDocument, { paper }: SeedContext): FrozenFile => ({
  id: document.id,
  fileId: document.fileId,
  name: `${document.title}.pdf`,
  sha256: paper.sha256,
  size: paper.size,
  mime: 'application/pdf',
  scanState: 'notScanned' satisfies ScanState,
  documentType: document.type,
  title: document.title,
  issuer: document.issuer,
  issuedOn: document.issuedOn,
  deIdentified: true,
});

/** The material of an accepted achievement with its documents, results, history and clocks (domain §3.2). Gives the ids reports cite. */
export const seedMaterial = async (
  seedContext: SeedContext,
  one: DemoAchievement,
  applicationId: string,
  number: string,
): Promise<{ materialId: string; idOf: EvidenceIds }> => {
  const { services } = seedContext;
  const now = services.clock();
  const stages = stagesOf(one);
  const [begun, sent, reviewed] = [
    momentOf(now, stages.accepted, 3),
    momentOf(now, stages.materialSubmitted, 6),
    momentOf(now, stages.materialReviewed, 7),
  ];
  const status = Number(one.progress.materialStatus);
  const defects = materialDefects(one.number);
  const category = outcomeCategoryOf(one.achievementType)!;
  const items = checklistFor({
    category,
    medicalProducts: one.medicalProducts,
    humanResearch: one.humanResearch === '1',
    usesHumanGeneticResources: one.usesHumanGeneticResources === '1',
    economicBenefit: one.economicBenefit,
  });
  const documents = filed(seedContext, one, items, sent);
  const idOf: EvidenceIds = (type) => {
    const found = documents.find((document) => document.type === type);
    if (!found) throw new Error(`achievement ${one.number} has no document of type ${type}`);
    return found.id;
  };
  const tables = tablesOf(one, idOf, sent.getUTCFullYear());
  const isReviewed = status === materialCodes.passed || status === materialCodes.returned;
  const [last, version] = isReviewed ? [reviewed, 3] : [sent, 2];
  const materialId = idAt(seedContext, begun);
  const owner = personOfCase(seedContext, one.owner);
  const assessor = personOfCase(seedContext, one.progress.assessor!);
  await services.db
    .insertInto('material')
    .values({
      id: materialId,
      applicationId,
      round: 1,
      template: templateOf(category),
      status,
      version: 1,
      tables: JSON.stringify(tables),
      reason: null,
      submittedAt: sent.toISOString(),
      createdAt: begun.toISOString(),
      updatedAt: last.toISOString(),
      rowVersion: version,
    })
    .execute();
  const resultOf = (code: string, isFilled: boolean): number | null => {
    if (!isReviewed) return null;
    if (defects.some(({ field }) => field === code)) return resultCodes.toSupplement;
    return isFilled ? resultCodes.passed : resultCodes.notApplicable;
  };
  await services.db
    .insertInto('materialItem')
    .values(
      items.map((item, sort) => ({
        id: idAt(seedContext, begun),
        materialId,
        code: item.code,
        isRequired: item.required,
        notApplicableReason: reasonFor(item, documents),
        result: resultOf(
          item.code,
          documents.some(({ itemCode }) => itemCode === item.code) ||
            (item.kind !== 'files' && reasonFor(item, documents) === null && item.required),
        ),
        comment: defects.find(({ field }) => field === item.code)?.text ?? null,
        sort,
      })),
    )
    .execute();
  await services.db
    .insertInto('file')
    .values(
      documents.map(({ fileId, title }) => ({
        id: fileId,
        sha256: seedContext.paper.sha256,
        name: `${title}.pdf`,
        size: seedContext.paper.size,
        mime: 'application/pdf',
        scanState: 'notScanned' as const,
        ownerId: owner,
        class: 'document',
        createdAt: sent.toISOString(),
      })),
    )
    .execute();
  await services.db
    .insertInto('materialFile')
    .values(
      documents.map(({ id, fileId, itemCode, type, title, issuer, issuedOn, sort }) => ({
        id,
        materialId,
        itemCode,
        fileId,
        documentType: type,
        title,
        issuer,
        issuedOn,
        deIdentified: true,
        sort,
      })),
    )
    .execute();
  const frozen: Frozen = {
    template: templateOf(category),
    items: items.map((item) => ({
      code: item.code,
      notApplicableReason: reasonFor(item, documents),
      files: documents
        .filter(({ itemCode }) => itemCode === item.code)
        .map((each) => asFile(each, seedContext)),
    })),
    tables,
  };
  await services.db
    .insertInto('materialVersion')
    .values({
      id: idAt(seedContext, sent),
      materialId,
      version: 1,
      content: JSON.stringify(frozen),
      sha256: contentHash(frozen),
      fileIds: documents.map(({ fileId }) => fileId),
      submittedBy: owner,
      createdAt: sent.toISOString(),
    })
    .execute();
  await trailOfMaterial(seedContext, {
    applicationId,
    materialId,
    status,
    begun,
    sent,
    reviewed,
    owner,
    assessor,
  });
  await clocksOfMaterial(seedContext, { applicationId, materialId, status, begun, sent, reviewed });
  const valuesWith = (begun: Date, days: number) => ({
    name: one.name,
    number,
    due: dayOf(workingDaysAfter(begun, days)),
  });
  const values = valuesWith(reviewed, standardValues.supplementDays);
  await writeNotices(
    seedContext,
    sent,
    [assessor],
    'materials.toldSubmitted',
    valuesWith(sent, standardValues.materialReviewDays),
    ['material', materialId],
  );
  if (isReviewed)
    await writeNotices(
      seedContext,
      reviewed,
      applicantsOf(seedContext, one),
      status === materialCodes.passed ? 'materials.toldPassed' : 'materials.toldReturned',
      values,
      ['material', materialId],
    );
  return { materialId, idOf };
};
