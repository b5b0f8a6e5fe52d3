import { sql, type SqlBool } from 'kysely';
import { dayOf } from '#contract/calendar';
import type { Language } from '#contract/words';
import type { Context } from '#host/context';
import type { Db } from '#host/database/connection';
import { containing } from '#host/lists';
import type { Me } from '#host/me';
import { overallLevels } from '#product/dictionaries/level-codes';
import { labelsAt } from '#product/dictionaries/server';
import { agenciesInForce } from '#product/organisations/server';
import { publishedResults } from '#product/reports/server';
import type { ListedKind } from '../listed';
import { claimsBeyond, type PublishedLevels } from '../level-claims';
import { newsroomProblems } from '../problems';

/** What a piece of some kinds is about, named by an id in its details: an agency of the register, a published result. */
const subjects = {
  agencyShowcase: 'organisationId',
  promotedProject: 'reportId',
} as const satisfies Partial<Record<ListedKind, string>>;

/**
 * That readers may have a version of a piece for what it is about: an agency while it is in force, a result while it is
 * published. Whatever is about neither has no such condition.
 */
export const isEligible = (piece: string, version: string, now: Date) => {
  const [kind, details] = [sql.ref(`${piece}.kind`), sql.ref(`${version}.details`)];
  return sql<SqlBool>`case ${kind}
    when 'agencyShowcase' then exists (select 1 from ${agenciesInForce(dayOf(now)).as('agency')}
      where agency.id = (${details} ->> 'organisationId')::uuid)
    when 'promotedProject' then exists (select 1 from ${publishedResults.as('result')}
      where result.id = (${details} ->> 'reportId')::uuid)
    else true end`;
};

/** What that is called, by the field that names it; of a result that is no longer published, nothing. */
export const subjectNames = sql<Record<string, string>>`case content.kind
  when 'agencyShowcase' then (select jsonb_build_object('organisationId', agency.name) from organisation agency
    where agency.id = (written.details ->> 'organisationId')::uuid)
  when 'promotedProject' then (select jsonb_build_object('reportId', result.achievement_name)
    from ${publishedResults.as('result')} where result.id = (written.details ->> 'reportId')::uuid)
  end`;

const mostChoices = 20;

/** Agencies in force whose name or number holds a keyword. */
export const agencyChoices = async ({ keyword }: { readonly keyword: string }, { db, now }: Context) => {
  const rows = await db
    .selectFrom(agenciesInForce(dayOf(now)).as('agency'))
    .select(['agency.id', 'agency.name', 'agency.number as note'])
    .where((row) =>
      row.or([
        row('agency.name', 'like', containing(keyword.trim())),
        row('agency.number', 'like', containing(keyword.trim())),
      ]),
    )
    .orderBy('agency.number')
    .limit(mostChoices)
    .execute();
  return rows;
};

/** Published results whose name or number holds a keyword, the newest first; beside each its number and how high it stands. */
export const projectChoices = async (
  { keyword }: { readonly keyword: string },
  { db, language }: Context,
) => {
  const rows = await db
    .selectFrom(publishedResults.as('result'))
    .select(['result.id', 'result.achievementName', 'result.reportNumber', 'result.overallLevel'])
    .where((row) =>
      row.or([
        row('result.achievementName', 'like', containing(keyword.trim())),
        row('result.reportNumber', 'like', containing(keyword.trim())),
      ]),
    )
    .orderBy('result.issueDate', 'desc')
    .orderBy('result.id', 'desc')
    .limit(mostChoices)
    .execute();
  const labels = await labelsAt(db);
  return rows.map(({ id, achievementName, reportNumber, overallLevel }) => ({
    id,
    name: achievementName,
    note: [reportNumber, overallLevel && labels.of('standing', overallLevel, language)]
      .filter(Boolean)
      .join(' · '),
  }));
};

interface Written {
  readonly title: string;
  readonly summary: string;
  readonly body: unknown;
  readonly details: Readonly<Record<string, unknown>>;
  /** What its pictures show, in words. */
  readonly descriptions: readonly string[];
}

/** Every text of a document tree; words of one block stand together, whatever marks divide them. */
const textOf = (node: unknown): string => {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node !== 'object' || node === null) return '';
  const { type, text, content, attrs } = node as Readonly<Record<string, unknown>>;
  if (type === 'text') return String(text);
  const { alt = '', caption = '', name = '' } = (attrs ?? {}) as Readonly<Record<string, string>>;
  return `${[alt, caption, name].join('\n')}${type === 'hardBreak' ? ' ' : textOf(content)}\n`;
};

const published = (db: Db, id: unknown) =>
  db
    .selectFrom(publishedResults.as('result'))
    .selectAll('result')
    .where('result.id', '=', String(id))
    .executeTakeFirst();

/**
 * What a piece is about has to be there for readers, and its words may claim no more than that carries (domain §9.18). Throws
 * 5011 where the agency is not in force, 5012 where the result is not published, 5013 with the words that claim a higher level.
 */
export const requireEligible = async (
  { db, now }: Pick<Context<Me | null, unknown>, 'db' | 'now'>,
  kind: string,
  { title, summary, body, details, descriptions }: Written,
): Promise<void> => {
  if (kind === 'agencyShowcase') {
    const agency = await db
      .selectFrom(agenciesInForce(dayOf(now)).as('agency'))
      .select('agency.id')
      .where('agency.id', '=', String(details[subjects.agencyShowcase]))
      .executeTakeFirst();
    if (!agency) throw newsroomProblems.agencyNotInForce();
  }
  if (kind !== 'promotedProject') return;
  const { contact = '' } = details;
  const said = [title, summary, textOf(body), String(contact), ...descriptions].join('\n');
  if (!(await requireSayable(db, kind, details, said))) throw newsroomProblems.resultNotPublished();
};

/**
 * Words of a promotion, or of a picture in it, may claim no more than its result stands at. False where readers have no such result,
 * so that nothing is claimed of it. Throws 5013 with the words that claim a higher level.
 */
export const requireSayable = async (
  db: Db,
  kind: string,
  details: Written['details'],
  said: string,
): Promise<boolean> => {
  if (kind !== 'promotedProject') return true;
  const result = await published(db, details[subjects.promotedProject]);
  if (!result) return false;
  const levels = levelsOf(result);
  const words = claimsBeyond(said, levels);
  if (words.length === 0) return true;
  const labels = await labelsAt(db);
  const of = (language: Language) =>
    labels.of('standing', overallLevels.codes[levels.overallLevel], language);
  throw newsroomProblems.levelNotReached({
    words: words.join(' / '),
    level: [of('zh'), of('en'), of('es')],
  });
};

const levelsOf = (result: NonNullable<Awaited<ReturnType<typeof published>>>): PublishedLevels => ({
  maturityLevel: result.maturityLevel,
  innovationLevel: result.innovationLevel,
  advancementLevel: result.advancementLevel,
  overallLevel: overallLevels.named(result.overallLevel ?? '') ?? 'notRated',
});
