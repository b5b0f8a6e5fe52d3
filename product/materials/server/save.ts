import { codesIn, type Coded } from '#contract/facts';
import { codecOf } from '#contract/codec';
import { general } from '#contract/problems';
import { wirePath } from '#contract/traverse';
import { inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import { uploadedBy } from '#host/files/rows';
import { makeTransition } from '#host/transitions';
import { notOffered, type Chosen } from '#product/dictionaries/server';
import { materialTemplates, mayNotApply, type MaterialTemplate } from '../checklist';
import { fields } from '../fields';
import type { FileFields } from '../file';
import { SaveMaterial } from '../material';
import { citedIn, withoutCitations, type MaterialTables } from '../proposals';
import { materialsWords, type MaterialsWord } from '../words';
import { caseOf } from './case';
import { itemsOf, type StoredItem } from './content';
import { filedApprovals } from './filed';
import { columnsOf } from './stored-fields';
import { materialMachine } from './machine';
import { lookThroughSoon } from './patient-data/job';
import { transitionReply } from './transition-reply';
import type { Material } from './visible';

type Saving = Context<Context['me'], Material>;
type Item = NonNullable<SaveMaterial['items']>[number];
type Flaw = readonly [field: string, word: MaterialsWord];

const refuse = (flaws: readonly Flaw[], { language }: Saving): void => {
  if (flaws.length === 0) return;
  throw general.badInput(
    {},
    flaws.map(([Field, word]) => ({ Field, Msg: inLanguage(materialsWords[word], language) })),
  );
};

/** The files a person may put in: their own uploads, those the material holds already, and approvals filed with the application. */
const allowedFiles = async (
  items: readonly Item[],
  current: readonly StoredItem[],
  { db, me, object }: Saving,
): Promise<ReadonlySet<string>> => {
  const storedIds = current.flatMap(({ files }) => files.map(({ fileId }) => fileId));
  const named = items.flatMap(({ files }) => files.map(({ fileId }) => fileId));
  if (named.length === 0) return new Set(storedIds);
  const filed = (await filedApprovals(db, object.applicationId)).map(({ fileId }) => fileId);
  return new Set([...storedIds, ...filed, ...(await uploadedBy(db, me.personId, named))]);
};

const flawsOf = (
  items: readonly Item[],
  current: readonly StoredItem[],
  allowed: ReadonlySet<string>,
  template: MaterialTemplate,
): Flaw[] =>
  items.flatMap((item, at): Flaw[] => {
    const ids = item.files.map(({ fileId }) => fileId);
    const row = materialTemplates[template].find(({ code }) => code === item.code);
    return [
      ...(item.notApplicableReason?.trim() && row && !mayNotApply(row)
        ? [[`Items.${at}.NotApplicableReason`, 'alwaysApplies'] as const]
        : []),
      ...(current.some(({ code }) => code === item.code)
        ? []
        : [[`Items.${at}.Code`, 'noSuchItem'] as const]),
      ...(items.findIndex(({ code }) => code === item.code) === at
        ? []
        : [[`Items.${at}.Code`, 'itemTwice'] as const]),
      ...item.files.flatMap(({ fileId }, place): Flaw[] => {
        const path = `Items.${at}.Files.${place}`;
        return [
          ...(ids.indexOf(fileId) === place ? [] : [[`${path}.FileId`, 'fileTwice'] as const]),
          ...(allowed.has(fileId) ? [] : [[`${path}.FileId`, 'notOwnFile'] as const]),
        ];
      }),
    ];
  });

const codesOf = (items: readonly { readonly files: readonly FileFields[] }[]) =>
  items.flatMap(({ files }, at) =>
    files.flatMap((file, place) => codesIn(fields.file, file, ['items', at, 'files', place])),
  ) as (Chosen & Pick<Coded, 'path'>)[];

/** Codes that no dictionary offers; what a file of this material held before may stay, closed or not. */
const closedCodes = async (
  items: readonly Item[],
  current: readonly StoredItem[],
  { db }: Saving,
): Promise<Flaw[]> =>
  (await notOffered(db, codesOf(items), codesOf(current))).map(
    ({ path }) => [wirePath(codecOf(SaveMaterial), path.map(String)), 'fileOfOtherType'] as const,
  );

/** Rewrites one item. A file that stays keeps its id: tables and reports cite it. */
const storeItem = async (item: Item, before: StoredItem, { db, object, newId }: Saving): Promise<void> => {
  await db
    .updateTable('materialItem')
    .set({ notApplicableReason: item.notApplicableReason?.trim() || null })
    .where('materialId', '=', object.id)
    .where('code', '=', item.code)
    .execute();
  const gone = before.files.filter(({ fileId }) => !item.files.some((file) => file.fileId === fileId));
  if (gone.length > 0)
    await db
      .deleteFrom('materialFile')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  for (const [sort, file] of item.files.entries()) {
    const known = before.files.find(({ fileId }) => fileId === file.fileId);
    if (known)
      await db
        .updateTable('materialFile')
        .set({ ...columnsOf(file), sort })
        .where('id', '=', known.id)
        .execute();
    else
      await db
        .insertInto('materialFile')
        .values({
          id: newId(),
          materialId: object.id,
          itemCode: item.code,
          fileId: file.fileId,
          ...columnsOf(file),
          sort,
        })
        .execute();
  }
};

/** The tables as they are after the save; what is stored loses its citations of files that went. */
const tablesAfter = (
  stored: MaterialTables,
  { workBreakdown, indicators, innovationPoints, discoveryPoints }: SaveMaterial,
  files: ReadonlySet<string>,
): MaterialTables => {
  const given = { workBreakdown, indicators, innovationPoints, discoveryPoints };
  const named = Object.fromEntries(Object.entries(given).filter(([, rows]) => rows !== undefined));
  return { ...withoutCitations(stored, (id) => !files.has(id)), ...named };
};

/** Saves what is named and leaves the rest (domain §3.2): items with their files, and the owner's tables. */
export const save = async (input: SaveMaterial, context: Saving) => {
  const { db, object } = context;
  const row = await caseOf(db, object);
  const rowVersion = await makeTransition(context, materialMachine, row, 'save', {
    rowVersion: input.rowVersion,
  });
  const items = input.items ?? [];
  const current = (await itemsOf(db, [object.id])).get(object.id)!;
  refuse(
    [
      ...flawsOf(items, current, await allowedFiles(items, current, context), row.template),
      ...(await closedCodes(items, current, context)),
    ],
    context,
  );
  for (const item of items)
    await storeItem(
      item,
      current.find(({ code }) => code === item.code)!,
      context,
    );
  const after = (await itemsOf(db, [object.id])).get(object.id)!;
  const files = new Set(after.flatMap((item) => item.files.map(({ id }) => id)));
  const tables = tablesAfter(object.tables, input, files);
  refuse(
    citedIn(tables)
      .filter((id) => !files.has(id))
      .map((id) => [`EvidenceIds.${id}`, 'noSuchEvidence'] as const),
    context,
  );
  context.afterCommit(() => void lookThroughSoon(context.services, object.id));
  await db
    .updateTable('material')
    .set({ tables: JSON.stringify(tables) })
    .where('id', '=', object.id)
    .execute();
  return transitionReply(row, row.status, rowVersion);
};
