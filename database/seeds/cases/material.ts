import { dayOf } from '#contract/calendar';
import { outcomeCategoryOf } from '#product/dictionaries/dictionaries';
import { materialCodes, type resultCodes } from '#product/dictionaries/material-status';
import { checklistFor, type ChecklistItem } from '#product/materials/checklist';
import type { MaterialTables } from '#product/materials/proposals';
import { itemsOf } from '#product/materials/server/content';
import { save } from '#product/materials/server/save';
import { review, submit } from '#product/materials/server/transitions';
import type { DemoAchievement } from '../demo/achievements';
import { documentsFor, levelsFor } from '../demo/report-evidence';
import {
  factsOf,
  indicatorsOf,
  innovationPointsOf,
  workBreakdownOf,
  type EvidenceIds,
} from '../demo/report-tables';
import { before, type Course } from './course';
import { materialDefects, stagesOf } from './plan';
import { idAt, personOfCase } from './seeding';

const day = 86_400_000;

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

const checklistOf = (one: DemoAchievement): readonly ChecklistItem[] =>
  checklistFor({
    category: outcomeCategoryOf(one.achievementType)!,
    medicalProducts: one.medicalProducts,
    humanResearch: one.humanResearch === '1',
    usesHumanGeneticResources: one.usesHumanGeneticResources === '1',
    economicBenefit: one.economicBenefit,
  });

/** Where the documents of a material are filed: each in the row of the checklist that takes its type. */
const filedIn = (one: DemoAchievement, items: readonly ChecklistItem[]) =>
  documentsFor(one, levelsFor(one)).map((document) => {
    const row = items.find(({ documents }) => documents.includes(document.type));
    if (!row) throw new Error(`no row of the checklist takes a document of type ${document.type}`);
    return { ...document, itemCode: row.code };
  });

/** The ids by which reports cite the documents of a case. */
export const evidenceOfCase = async ({ seedContext, one, ids }: Course): Promise<EvidenceIds> => {
  const items = (await itemsOf(seedContext.services.db, [ids.material])).get(ids.material)!;
  const files = items.flatMap((item) => item.files);
  return (type) => {
    const found = files.find(({ documentType }) => documentType === type);
    if (!found) throw new Error(`achievement ${one.number} has no document of type ${type}`);
    return found.id;
  };
};

/** What is asked for and not there is explained: so stands the missing approval that a rejection is about. */
const fileAt = async (course: Course, at: Date): Promise<void> => {
  const { seedContext, one, ids } = course;
  const { services, paper } = seedContext;
  const { id } = await services.db
    .selectFrom('material')
    .select('id')
    .where('applicationId', '=', ids.application)
    .executeTakeFirstOrThrow();
  ids.material = id;
  const ownerId = personOfCase(seedContext, one.owner);
  const checklist = checklistOf(one);
  const documents = filedIn(one, checklist).map((each) => ({ ...each, fileId: idAt(seedContext, at) }));
  const { sha256, size, type: mime, scan: scanState } = paper;
  const stored = { sha256, size, mime, scanState, ownerId, class: 'document', createdAt: at.toISOString() };
  await services.db
    .insertInto('file')
    .values(documents.map(({ fileId, title }) => ({ ...stored, id: fileId, name: `${title}.pdf` })))
    .execute();
  const items = checklist.map(({ code, required, kind }) => {
    const files = documents
      .filter(({ itemCode }) => itemCode === code)
      .map(({ fileId, type, title, issuer, daysBefore }) => ({
        ...{ fileId, documentType: type, title, issuer, deIdentified: true },
        issuedOn: dayOf(new Date(at.getTime() - daysBefore * day)),
      }));
    const isMissing = required && kind === 'files' && files.length === 0;
    return { code, notApplicableReason: isMissing ? notApplicable : null, files };
  });
  const filing = await before(course, at, one.owner, 'material', id);
  const filed = await save({ id, rowVersion: filing.object.rowVersion, items }, filing);
  const tabling = await before(course, at, one.owner, 'material', id);
  const tables = tablesOf(one, await evidenceOfCase(course), at.getUTCFullYear());
  await save({ id, rowVersion: filed.rowVersion, ...tables }, tabling);
};

/** Every row of the checklist is marked, and the material passes or comes back (M3, M4). */
const reviewAt = async (course: Course, at: Date): Promise<void> => {
  const { one, ids } = course;
  const defects = materialDefects(one.number);
  const context = await before(course, at, one.progress.assessor!, 'material', ids.material);
  const stored = (await itemsOf(context.db, [ids.material])).get(ids.material)!;
  const items = checklistOf(one).map(({ code, required, kind }) => {
    const item = stored.find((each) => each.code === code)!;
    const isFilled =
      item.files.length > 0 || (kind !== 'files' && required && item.notApplicableReason === null);
    const defect = defects.find(({ field }) => field === code);
    const result: keyof typeof resultCodes = defect ? 'toSupplement' : isFilled ? 'passed' : 'notApplicable';
    return { code, result, comment: defect?.text ?? '' };
  });
  const overall = defects.length > 0 ? 'return' : 'pass';
  const { rowVersion } = context.object;
  await review({ id: ids.material, rowVersion, items, overall }, context);
};

/** The material of an accepted case (domain §3.2). */
export const materialIn = (course: Course): void => {
  const { one, ids, next } = course;
  if (one.progress.materialStatus === undefined) return;
  const { materialSubmitted, materialReviewed } = stagesOf(one);
  next(materialSubmitted, 5, (at) => fileAt(course, at));
  next(materialSubmitted, 6, async (at) => {
    const context = await before(course, at, one.owner, 'material', ids.material);
    await submit({ id: ids.material, rowVersion: context.object.rowVersion }, context);
  });
  if (Number(one.progress.materialStatus) === materialCodes.submitted) return;
  next(materialReviewed, 7, (at) => reviewAt(course, at));
};
