import { sql } from 'kysely';
import { inLanguage, type Language } from '#contract/words';
import type { AtCase, HeldFile } from '#product/case-parts/server';
import { ofWholeApplication } from '#product/applications/server';
import { materialTemplates, type MaterialTemplate } from '../checklist';
import { visibleMaterials } from './visible';

/** The material of the case's present round, for a reader who sees it. */
export const materialOfCase = async ({ db, me, object }: AtCase): Promise<string | undefined> => {
  const row = await db
    .selectFrom('material')
    .select('id')
    .where('applicationId', '=', object.id)
    .where('round', '=', object.round)
    .where((each) => visibleMaterials(each as never, me))
    .executeTakeFirst();
  return row?.id;
};

const titleIn = (template: number, code: string, language: Language): string => {
  const item = materialTemplates[template as MaterialTemplate].find((each) => each.code === code);
  return item ? inLanguage(item.title, language) : '';
};

/** What the submissions of a material froze and it holds no more. */
const formerFiles = async (
  { db, language }: AtCase,
  id: string,
  held: readonly HeldFile[],
): Promise<HeldFile[]> => {
  const versions = await db
    .selectFrom('materialVersion')
    .select('content')
    .where('materialId', '=', id)
    .orderBy('version', 'desc')
    .execute();
  const known = new Set(held.map(({ fileId }) => fileId));
  const found: HeldFile[] = [];
  for (const { content } of versions)
    for (const { code, files } of content.items)
      for (const { fileId } of files.filter((file) => !known.has(file.fileId))) {
        known.add(fileId);
        found.push({ fileId, origin: 'earlierMaterial', title: titleIn(content.template, code, language) });
      }
  return found;
};

/** The files of the case's materials by their items; what only an earlier submission or round held, for its parties. */
export const materialFiles = async (context: AtCase): Promise<HeldFile[]> => {
  const { db, me, language, object } = context;
  const seen = await db
    .selectFrom('material')
    .select(['id', 'round', 'template'])
    .select(sql<boolean>`${ofWholeApplication('material.application_id', me)}`.as('isWhole'))
    .where('applicationId', '=', object.id)
    .where((each) => visibleMaterials(each as never, me))
    .orderBy('round', 'desc')
    .execute();
  const found: HeldFile[] = [];
  for (const { id, round, template, isWhole } of seen) {
    const files = await db
      .selectFrom('materialFile')
      .leftJoin('materialItem as item', (join) =>
        join
          .onRef('item.materialId', '=', 'materialFile.materialId')
          .onRef('item.code', '=', 'materialFile.itemCode'),
      )
      .select(['fileId', 'itemCode'])
      .where('materialFile.materialId', '=', id)
      .orderBy(sql`item.sort nulls last`)
      .orderBy('materialFile.sort')
      .orderBy('materialFile.id')
      .execute();
    const origin = round === object.round ? ('material' as const) : ('earlierMaterial' as const);
    const held = files.map(({ fileId, itemCode }) => ({
      fileId,
      origin,
      title: titleIn(template, itemCode, language),
    }));
    found.push(...held, ...(isWhole ? await formerFiles(context, id, held) : []));
  }
  return found;
};
