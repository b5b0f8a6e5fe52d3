import { sql } from 'kysely';
import { dayOf } from '#contract/calendar';
import { general } from '#contract/problems';
import { inLanguage, type Language } from '#contract/words';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { steps } from '#host/timeline';
import { people } from '#queries/people';
import { materialTemplates, mayNotApply, type ItemCode } from '../checklist';
import { resultOf } from '../codes';
import { guides } from '../guides';
import { itemTemplates } from '../templates';
import { sentenceOf, type Missing } from '../missing';
import type { MaterialDetail } from '../material';
import { warningsFor } from '../warnings';
import { materialsWords, type MaterialsWord } from '../words';
import { wholeCases, type MaterialCase } from './case';
import { gapsOf, itemsOf, type StoredItem } from './content';
import { filedApprovals } from './filed';
import { headOf } from './list';
import { transitionsForAll } from './machine';
import { pinsOf } from './pins';
import { asExpert, visibleMaterials } from './visible';

interface Asked {
  readonly id?: string | undefined;
  readonly applicationId?: string | undefined;
}

/** The material asked for, by its own id or as the one of an application's current round. */
const found = async ({ id, applicationId }: Asked, { db, me }: Context) => {
  if ((id === undefined) === (applicationId === undefined)) throw general.badInput();
  const seen = wholeCases(db)
    .select(sql<boolean>`${asExpert(me)}`.as('isExpert'))
    .where((row) => visibleMaterials(row as never, me));
  const row = await (
    id === undefined
      ? seen
          .where('material.applicationId', '=', applicationId!)
          .whereRef('material.round', '=', 'application.round')
      : seen.where('material.id', '=', id)
  ).executeTakeFirst();
  if (!row) throw general.notFound();
  return row as MaterialCase & { readonly isExpert: boolean };
};

const itemsFor = (row: MaterialCase, items: readonly StoredItem[], language: Language) =>
  items.flatMap((item) => {
    const said = materialTemplates[row.template].find(({ code }) => code === item.code);
    if (!said) return [];
    return [
      {
        code: item.code,
        title: inLanguage(said.title, language),
        hint: said.hint ? inLanguage(said.hint, language) : '',
        kind: said.kind,
        required: item.required,
        mayNotApply: mayNotApply(said),
        documentTypes: [...said.documents],
        minimum: said.minimum,
        maximum: said.maximum ?? null,
        notApplicableReason: item.notApplicableReason,
        files: [...item.files],
        result: resultOf(item.result),
        comment: item.comment,
      },
    ];
  });

const tablesFor = ({ tables }: MaterialCase) => ({
  workBreakdown: tables.workBreakdown ?? [],
  indicators: tables.indicators ?? [],
  innovationPoints: tables.innovationPoints ?? [],
  discoveryPoints: tables.discoveryPoints ?? [],
});

const versionsOf = async (db: Db, id: string) =>
  (
    await db
      .selectFrom('materialVersion')
      .selectAll()
      .where('materialId', '=', id)
      .orderBy('version', 'desc')
      .execute()
  ).map(({ version, createdAt, sha256, content }) => ({
    version,
    submittedAt: createdAt,
    sha256,
    files: content.items.flatMap(({ code, files }) =>
      files.map((file) => ({
        code,
        id: file.id,
        fileId: file.fileId,
        title: file.title,
        name: file.name,
        sha256: file.sha256,
        size: file.size,
        mime: file.mime,
      })),
    ),
  }));

const gapIn = (language: Language) => (gap: Missing) => ({
  code: gap.code,
  fileId: gap.fileId,
  message: sentenceOf(gap, language),
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Its steps, oldest first. */
const historyOf = async (db: Db, id: string, language: Language) => {
  const word = (key: string): string => inLanguage(materialsWords[key as MaterialsWord], language);
  const rows = await db
    .selectFrom(steps.as('step'))
    .leftJoin(people.as('person'), 'person.id', 'step.actorId')
    .selectAll('step')
    .select('person.trueName')
    .where('objectKind', '=', 'material')
    .where('objectId', '=', id)
    .orderBy('at')
    .orderBy('step.id')
    .execute();
  return rows.map((row) => ({
    at: row.at,
    actor: row.trueName ?? '',
    roleName: word(`actor${capital(row.actor)}`),
    transition: row.transition,
    says: word(`step${capital(row.transition)}`),
    from: row.fromState,
    to: row.toState,
    note: row.note,
  }));
};

const guideOf = (code: ItemCode, language: Language) => ({
  good: inLanguage(guides[code].good, language),
  returned: inLanguage(guides[code].returned, language),
  hasTemplate: itemTemplates[code] !== null,
});

/** What whoever judges reads of a material: what was found in a file is between its owner and those who review it. */
const evidenceFor = (row: MaterialCase, items: ReturnType<typeof itemsFor>) => ({
  ...tablesFor(row),
  items: items.map(({ result: _result, comment: _comment, files, ...item }) => ({
    ...item,
    files: files.map((file) => ({ ...file, patientData: null })),
  })),
});

/**
 * The evidence of an application's current round for whoever judges it apart from its evaluation: files and tables, nobody's
 * remark, and no name of those who looked at it. Who may read it, the caller has to ask. Throws 404 where there is none.
 */
export const evidenceApart = async (
  applicationId: string,
  { db, language }: Pick<Context, 'db' | 'language'>,
) => {
  const row = (await wholeCases(db)
    .where('material.applicationId', '=', applicationId)
    .whereRef('material.round', '=', 'application.round')
    .executeTakeFirst()) as MaterialCase | undefined;
  if (!row) throw general.notFound();
  const stored = await itemsOf(db, [row.id]);
  return evidenceFor(row, itemsFor(row, stored.get(row.id)!, language));
};

/** Everything of a material; an expert gets the evidence and nothing about the people who looked at it (domain §1.1). */
export const materialDetail = async (asked: Asked, context: Context): Promise<MaterialDetail> => {
  const { db, now, language } = context;
  const row = await found(asked, context);
  const stored = await itemsOf(db, [row.id]);
  const items = itemsFor(row, stored.get(row.id)!, language);
  if (row.isExpert)
    return {
      audience: 'expert',
      ...headOf(row),
      ...evidenceFor(row, items),
    };
  const gaps = (await gapsOf(db, [row], now, stored)).get(row.id)!;
  const filed = await filedApprovals(db, row.applicationId);
  return {
    audience: 'staff',
    ...headOf(row),
    ...tablesFor(row),
    items: items.map((item) => ({
      ...item,
      guide: guideOf(item.code as ItemCode, language),
      filed: filed.filter(({ code }) => code === item.code).map(({ code: _code, ...file }) => file),
    })),
    missing: gaps.map(gapIn(language)),
    warnings: warningsFor({ template: row.template, items: stored.get(row.id)!, today: dayOf(now) }).map(
      gapIn(language),
    ),
    unscanned: items.flatMap(({ files }) => files).filter(({ scanState }) => scanState !== 'clean').length,
    reason: row.reason,
    dueAt: row.dueAt,
    pins: await pinsOf(db, row.id, context.me),
    versions: await versionsOf(db, row.id),
    history: await historyOf(db, row.id, language),
    rowVersion: row.rowVersion,
    can: (await transitionsForAll(context, [row]))(row),
  };
};
