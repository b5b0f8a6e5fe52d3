import { sql, type Selectable } from 'kysely';
import type * as z from 'zod';
import { wireName } from '#contract/glossary';
import { general } from '#contract/problems';
import { fill, inLanguage } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { personalExportPerPerson } from '#host/limits/limit';
import { pageFrom } from '#host/lists';
import { notify } from '#host/notify';
import { people } from '#queries/people';
import { holdersOf } from '#product/access/server';
import type { ExportAsked, exports, RequestFilter } from '../contract';
import { leastPurpose } from '../purpose';
import { exportsProblems } from '../problems';
import { exportsWords } from '../words';
import { gatherCells, openAsked, withCells } from './gather';
import { exportRequestKind } from './visible';

type Row = Selectable<Tables['exportRequest']>;
type Asked = Context<Context['me'], Row>;

/** So many rows of personal data leave at once at most, for so long after the approval, so often. */
export const mostPersonalRows = 1_000;
const goodHours = 24;
export const mostTaken = 3;

const place = (row: string) => ({ table: 'exportRequest', column: 'asked', row });

interface Sealed extends ExportAsked {
  /** The headings of those of its columns that are personal. */
  readonly personal: readonly string[];
}
/** What was asked, as it was asked. */
export const askedOf = (
  row: Pick<Row, 'id' | 'askedCipher'>,
  { services }: Pick<Context, 'services'>,
): Sealed => JSON.parse(services.cipher.open(place(row.id), row.askedCipher)) as Sealed;

export const isOver = ({ state, goodUntil, taken }: Pick<Row, 'state' | 'goodUntil' | 'taken'>, now: Date) =>
  state === 'approved' && (goodUntil! <= now.toISOString() || taken >= mostTaken);

/**
 * Keeps a request to take personal columns of a list along, and tells those who may decide. Throws what the list itself
 * would, 2002 without a purpose, 2046 where nothing is personal, 2041 beyond a thousand rows.
 */
export const requestExport = async (
  { reason, ...asked }: z.output<typeof exports.calls.request.takes>,
  context: Context,
) => {
  const { db, services, language, me, now } = context;
  if ([...reason.trim()].length < leastPurpose) {
    const says = fill(inLanguage(exportsWords.reasonHint, language), { least: leastPurpose });
    throw general.badInput({}, [{ Field: wireName('reason'), Msg: says }]);
  }
  const { list, personal } = await openAsked(asked, context);
  if (personal.length === 0) throw exportsProblems.nothingPersonal();
  await services.limiter.demand([[personalExportPerPerson, me.personId]], now);
  const most = Math.min(mostPersonalRows, services.exportRows);
  const { length: rowCount } = await withCells(list, asked, context, most, gatherCells);
  const id = context.newId();
  const headings = personal.map(({ heading }) => heading);
  await db
    .insertInto('exportRequest')
    .values({
      id,
      personId: me.personId,
      list: asked.list,
      askedCipher: services.cipher.seal(
        place(id),
        JSON.stringify({ ...asked, personal: headings } satisfies Sealed),
      ),
      rowCount,
      reason: reason.trim(),
      state: 'pending',
      askedAt: now.toISOString(),
      decidedBy: null,
      decidedAt: null,
      goodUntil: null,
    })
    .execute();
  await notify(context, {
    to: await holdersOf(db, 'export.approve'),
    kind: 'exports.arrived',
    says: exportsWords.arrived,
    values: { name: me.name, list: asked.title },
    object: ['exportRequest', id],
    actionNeeded: true,
  });
  const fields = asked.columns.map(({ field }) => field);
  context.audit({
    object: ['exportRequest', id],
    after: { query: asked.query, scope: asked.scope, format: asked.format ?? 'xlsx', fields, rows: rowCount },
    loggedFields: ['scope', 'format', 'fields', 'rows'],
    reason: reason.trim(),
  });
  return { id };
};

/** Approves or refuses somebody else's request. Throws 2001 where it is decided, 2044 for one's own, 2002 for a refusal without a reason. */
export const decideExport = async (
  { approve, reason = '' }: z.output<typeof exports.calls.decide.takes>,
  context: Asked,
) => {
  const { db, language, me, now, object } = context;
  if (object.personId === me.personId) throw exportsProblems.ownRequest();
  if (object.state !== 'pending') throw general.stateNotAllowed();
  const isApproved = approve === 'yes';
  if (!isApproved && reason.trim() === '')
    throw general.badInput({}, [
      { Field: wireName('reason'), Msg: inLanguage(exportsWords.decisionReason, language) },
    ]);
  const goodUntil = new Date(now.getTime() + goodHours * 3_600_000).toISOString();
  await db
    .updateTable('exportRequest')
    .set({
      state: isApproved ? 'approved' : 'refused',
      decidedBy: me.personId,
      decidedAt: now.toISOString(),
      decisionReason: reason.trim(),
      goodUntil: isApproved ? goodUntil : null,
      rowVersion: object.rowVersion + 1,
    })
    .where('id', '=', object.id)
    .execute();
  const { title } = askedOf(object, context);
  await notify(context, {
    to: [object.personId],
    kind: isApproved ? 'exports.approvedNotice' : 'exports.refusedNotice',
    says: exportsWords[isApproved ? 'approvedNotice' : 'refusedNotice'],
    values: { list: title, reason: reason.trim() },
    object: ['exportRequest', object.id],
  });
  context.audit({
    object: ['exportRequest', object.id],
    after: { decision: approve },
    loggedFields: ['decision'],
    reason: reason.trim(),
  });
  return {};
};

const stateIn = (now: Date) => sql<
  RequestFilter['state'] & string
>`case when export_request.state = 'approved'
  and (export_request.good_until <= ${now.toISOString()} or export_request.taken >= ${mostTaken})
  then 'over' else export_request.state end`;

/** One page of requests, those that wait first, then the newest: the caller's own, and everybody's for whom may decide. */
export const listRequests = async ({ own, state, ...paging }: RequestFilter, context: Context) => {
  const { db, me, now } = context;
  let chosen = db
    .selectFrom('exportRequest')
    .innerJoin(people.as('person'), 'person.id', 'exportRequest.personId')
    .leftJoin('organisation', 'organisation.id', 'person.organisationId')
    .leftJoin(people.as('decider'), 'decider.id', 'exportRequest.decidedBy')
    .where((row) => exportRequestKind.visible(row as never, me) as never);
  if (own) chosen = chosen.where('exportRequest.personId', '=', me.personId);
  if (state) chosen = chosen.where(stateIn(now), '=', state);
  const { rows, total } = await pageFrom(chosen, paging, (all) =>
    all
      .selectAll('exportRequest')
      .select(['person.trueName as applicantName', 'organisation.name as organisationName'])
      .select(['decider.trueName as deciderName', stateIn(now).as('standing')])
      .orderBy((row) => row('exportRequest.state', '=', 'pending'), 'desc')
      .orderBy('exportRequest.askedAt', 'desc')
      .orderBy('exportRequest.id'),
  );
  return {
    rows: await Promise.all(
      rows.map(async (row) => {
        const asked = askedOf(row, context);
        const isOwn = row.personId === me.personId;
        const decides = !isOwn && row.state === 'pending' && me.rights.has('export.approve');
        const takes = isOwn && row.state === 'approved' && !isOver(row, now);
        return {
          id: row.id,
          applicantName: row.applicantName,
          organisationName: row.organisationName ?? '',
          title: asked.title,
          personalColumns: [...asked.personal],
          narrowing: narrowingOf(asked.query),
          rowCount: row.rowCount,
          reason: row.reason,
          state: row.standing,
          askedAt: row.askedAt,
          decidedBy: row.deciderName ?? '',
          decidedAt: row.decidedAt,
          decisionReason: row.decisionReason,
          goodUntil: row.goodUntil,
          can: [...(decides ? (['approve', 'refuse'] as const) : []), ...(takes ? (['take'] as const) : [])],
        };
      }),
    ),
    total,
  };
};

/** What a list was narrowed by, but for the page; nothing where it was the whole of it. */
export const narrowingOf = (query: unknown): string => {
  const { PageIndex: _index, PageSize: _size, ...rest } = (query ?? {}) as Record<string, unknown>;
  return Object.keys(rest).length === 0 ? '' : JSON.stringify(rest).slice(0, 2_000);
};
