import { expressionBuilder, sql, type Expression, type ExpressionBuilder } from 'kysely';
import { general } from '#contract/problems';
import { roleCode } from '#contract/rights';
import { inLanguage } from '#contract/words';
import { logEntries } from '#host/audit/entries';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { containing, pageFrom, requireOrdered } from '#host/lists';
import { looksAs } from '#host/scopes';
import { applicationHeads } from '#queries/applications';
import { materialHeads } from '#queries/materials';
import { survivors } from '#queries/organisations';
import { people } from '#queries/people';
import { judgedReports } from '#queries/reports';
import { endOfDay, startOfDay } from '#contract/calendar';
import type { AuditFilter, TimelineFilter } from '../entry';
import { auditProblems } from '../problems';
import { knownCalls } from './calls';
import { revealed } from './reveal';
import { shownEntries, type AuditRow } from './rows';
import { visibleEntries } from './visible';

type Row = ExpressionBuilder<Tables, 'auditLog'>;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The actions whose name holds a text, in the reader's language. */
const deedsCalled = (text: string, { services, language }: Context): string[] => {
  const wanted = text.trim().toLowerCase();
  return Object.entries(knownCalls(services.contributed).callNames).flatMap(([action, name]) =>
    action.toLowerCase() === wanted || inLanguage(name, language).toLowerCase().includes(wanted)
      ? [action]
      : [],
  );
};

const asText = (id: Expression<string>) => sql<string>`${id}::text`.as('id');

/** By its key, or by the number that stands on it; which entries are shown is decided apart from it. */
const aboutRecord = (row: Row, key: string) => {
  const about = expressionBuilder<Tables>();
  const ofApplication = about
    .selectFrom(applicationHeads.as('application'))
    .where('application.applicationNumber', '=', key);
  const ids = ofApplication
    .select(({ ref }) => asText(ref('application.id')))
    .unionAll(
      ofApplication
        .innerJoin(materialHeads.as('material'), 'material.applicationId', 'application.id')
        .select(({ ref }) => asText(ref('material.id'))),
    )
    .unionAll(
      ofApplication
        .innerJoin(judgedReports.as('report'), 'report.applicationId', 'application.id')
        .select(({ ref }) => asText(ref('report.id'))),
    )
    .unionAll(
      about
        .selectFrom(survivors.as('entry'))
        .select(({ ref }) => asText(ref('entry.id')))
        .where('entry.number', '=', key),
    );
  return row.or([row('auditLog.objectId', '=', key), row('auditLog.objectId', 'in', ids)]);
};

const wanted = (filter: AuditFilter, context: Context) => (row: Row) => {
  const { startTime, endTime, actor, personId, action, sessionKey, address } = filter;
  const { me, services } = context;
  const { kinds } = services.contributed;
  const everywhere = looksAs(me, roleCode.administrator);
  return row.and([
    visibleEntries(kinds)(row, me),
    ...(startTime ? [row('auditLog.at', '>=', startOfDay(startTime).toISOString())] : []),
    ...(endTime ? [row('auditLog.at', '<=', endOfDay(endTime).toISOString())] : []),
    ...(personId ? [row('auditLog.actorId', '=', personId)] : []),
    ...(actor?.trim()
      ? [
          row(
            'auditLog.actorId',
            'in',
            row
              .selectFrom(people.as('person'))
              .select('person.id')
              .where('person.trueName', 'like', containing(actor.trim())),
          ),
        ]
      : []),
    ...(action?.trim()
      ? [row('auditLog.action', '=', sql<string>`any(${deedsCalled(action, context)}::text[])`)]
      : []),
    ...(filter.objectKind ? [row('auditLog.objectKind', '=', filter.objectKind)] : []),
    ...(filter.objectKey?.trim() ? [aboutRecord(row, filter.objectKey.trim())] : []),
    ...(filter.onlyChanges
      ? [
          row('auditLog.changes', 'is not', null),
          row('auditLog.result', '=', 'ok'),
          row(
            'auditLog.action',
            '=',
            sql<string>`any(${[...knownCalls(services.contributed).writes]}::text[])`,
          ),
          row('auditLog.action', '!=', revealed),
        ]
      : []),
    ...(sessionKey
      ? [
          uuid.test(sessionKey) ? row('auditLog.sessionId', '=', sessionKey) : sql<boolean>`false`,
          // Whose sign-in it was is hidden in their rows, and so not to be asked either (AZ-05).
          ...(everywhere ? [] : [row('auditLog.actorId', '=', me.personId)]),
        ]
      : []),
    ...(address?.trim() ? [row('auditLog.address', '=', address.trim())] : []),
    ...(filter.result ? [row('auditLog.result', '=', filter.result)] : []),
  ]);
};

/** Entries with who did them and for which organisation. */
export const entriesIn = (db: Context['db']) =>
  db
    .selectFrom(logEntries.as('auditLog'))
    .leftJoin(people.as('actor'), 'actor.id', 'auditLog.actorId')
    .leftJoin('organisation as place', 'place.id', 'auditLog.organisationId')
    .selectAll('auditLog')
    .select(['actor.trueName as actorName', 'place.name as organisationName']);

/**
 * One page of the log, newest first, of what the caller may read. Throws 2002 for a period that ends before it begins,
 * 403 where somebody asks for an address that they could not read in the rows.
 */
export const listEntries = async (filter: AuditFilter, context: Context) => {
  const { db, me, language } = context;
  requireOrdered(filter, [['startTime', 'endTime']], language);
  if (filter.address?.trim() && !looksAs(me, roleCode.administrator)) throw general.notAllowed();
  const chosen = db
    .selectFrom(logEntries.as('auditLog'))
    .where((row) => wanted(filter, context)(row as never));
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all.select('auditLog.id').orderBy('auditLog.at', 'desc').orderBy('auditLog.id', 'desc'),
  );
  const ids = rows.map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await entriesIn(db)
          .where('auditLog.id', 'in', ids)
          .orderBy('auditLog.at', 'desc')
          .orderBy('auditLog.id', 'desc')
          .execute();
  return { rows: await shownEntries(found as AuditRow[], context), total };
};

/** The log about one record, one person or one session. Throws 2733 where none is named. */
export const timelineOf = async (filter: TimelineFilter, context: Context) => {
  const { objectKind, objectKey, personId, sessionKey } = filter;
  if (!(objectKind && objectKey) && !personId && !sessionKey) throw auditProblems.oneSubject();
  return listEntries(filter, context);
};
