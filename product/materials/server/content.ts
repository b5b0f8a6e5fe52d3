import type { Db } from '#host/database/connection';
import { fileFacts } from '#host/files/rows';
import { completingOrganisations } from '#queries/applications';
import { people } from '#queries/people';
import { dayOf } from '#contract/calendar';
import type { MaterialFile } from '../material';
import { missingFor, type Missing } from '../missing';
import type { ScanState } from '../uploads';
import { rulesVersion } from './patient-data/identifiers';
import { patientDataOf } from './patient-data/stored';
import type { MaterialCase } from './case';
import { saidOf } from './stored-fields';

/** An item of the checklist as it is stored, with its files. */
export interface StoredItem {
  readonly code: string;
  readonly required: boolean;
  readonly notApplicableReason: string | null;
  readonly result: number | null;
  readonly comment: string | null;
  readonly files: readonly MaterialFile[];
}

const filesOf = async (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('materialFile')
    .innerJoin(fileFacts.as('file'), 'file.id', 'materialFile.fileId')
    .leftJoin('patientDataScan as scan', (join) =>
      join.onRef('scan.sha256', '=', 'file.sha256').on('scan.rules', '=', rulesVersion),
    )
    .leftJoin(people.as('confirming'), 'confirming.id', 'materialFile.deIdentifiedBy')
    .selectAll('materialFile')
    .select(['scan.state as patientDataState', 'scan.part', 'scan.readParts', 'scan.parts', 'scan.findings'])
    .select(['scan.updatedAt as lookedThroughAt', 'confirming.trueName as confirmedByName'])
    .select(['file.name', 'file.sha256', 'file.size', 'file.mime', 'file.scanState'])
    .where('materialFile.materialId', 'in', ids)
    .orderBy('materialFile.sort')
    .orderBy('materialFile.id')
    .execute();

type FileRow = Awaited<ReturnType<typeof filesOf>>[number];
const shownFile = (row: FileRow): MaterialFile => ({
  id: row.id,
  fileId: row.fileId,
  name: row.name,
  sha256: row.sha256,
  size: row.size,
  mime: row.mime,
  scanState: row.scanState as ScanState,
  ...saidOf(row),
  patientData: patientDataOf(row),
});

/** The items of some materials by the material's id, in the order of the template: two reads, however many there are. */
export const itemsOf = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredItem[]>> => {
  const found = new Map<string, StoredItem[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const files = new Map<string, MaterialFile[]>();
  for (const row of await filesOf(db, ids)) {
    const key = `${row.materialId} ${row.itemCode}`;
    files.set(key, [...(files.get(key) ?? []), shownFile(row)]);
  }
  const items = await db
    .selectFrom('materialItem')
    .selectAll()
    .where('materialId', 'in', ids)
    .orderBy('sort')
    .execute();
  for (const { materialId, isRequired, code, notApplicableReason, result, comment } of items)
    found.get(materialId)!.push({
      code,
      required: isRequired,
      notApplicableReason,
      result,
      comment,
      files: files.get(`${materialId} ${code}`) ?? [],
    });
  return found;
};

const completing = async (db: Db, applicationIds: readonly string[]) => {
  const names = new Map<string, string[]>();
  if (applicationIds.length === 0) return names;
  const rows = await db
    .selectFrom(completingOrganisations.as('organisation'))
    .select(['applicationId', 'name'])
    .where('applicationId', 'in', applicationIds)
    .execute();
  for (const { applicationId, name } of rows)
    names.set(applicationId, [...(names.get(applicationId) ?? []), name]);
  return names;
};

/** What keeps each of these materials from being submitted, by the material's id; `now` decides what today is. */
export const gapsOf = async (
  db: Db,
  rows: readonly Pick<MaterialCase, 'id' | 'applicationId' | 'template' | 'tables'>[],
  now: Date,
  items?: ReadonlyMap<string, readonly StoredItem[]>,
): Promise<ReadonlyMap<string, readonly Missing[]>> => {
  const stored =
    items ??
    (await itemsOf(
      db,
      rows.map(({ id }) => id),
    ));
  const names = await completing(
    db,
    rows.map(({ applicationId }) => applicationId),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      missingFor({
        template: row.template,
        items: stored.get(row.id)!,
        tables: row.tables,
        completingOrganisations: names.get(row.applicationId) ?? [],
        today: dayOf(now),
      }),
    ]),
  );
};
