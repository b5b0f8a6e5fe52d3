import type * as z from 'zod';
import { inLanguage } from '#contract/words';
import { logEntries } from '#host/audit/entries';
import type { Context } from '#host/context';
import { pageFrom, requireOrdered } from '#host/lists';
import { endOfDay, startOfDay } from '#contract/calendar';
import type { LookFilter } from '../entry';
import { hiddenFields } from '../names';
import { entriesIn } from './list';
import { roleNames } from './names';
import { auditWords } from '../words';
import { lookedUp, revealed } from './reveal';

const known = (field: string | undefined) => hiddenFields.find((each) => each === field) ?? hiddenFields[0];

/** Who saw something of the caller in full: by name, when, what and why. Nobody else's is ever found. */
export const whoLooked = async (filter: z.output<typeof LookFilter>, context: Context) => {
  const { db, me, language } = context;
  requireOrdered(filter, [['startTime', 'endTime']], language);
  let chosen = db
    .selectFrom(logEntries.as('auditLog'))
    .where('auditLog.objectKind', '=', 'person')
    .where('auditLog.objectId', '=', me.personId)
    .where('auditLog.action', 'in', [revealed, ...lookedUp])
    .where('auditLog.result', '=', 'ok');
  if (filter.startTime)
    chosen = chosen.where('auditLog.at', '>=', startOfDay(filter.startTime).toISOString());
  if (filter.endTime) chosen = chosen.where('auditLog.at', '<=', endOfDay(filter.endTime).toISOString());
  const { rows, total } = await pageFrom(chosen, filter, (all) =>
    all.select('auditLog.id').orderBy('auditLog.at', 'desc').orderBy('auditLog.id', 'desc'),
  );
  const ids = rows.map(({ id }) => id);
  const found = ids.length === 0 ? [] : await entriesIn(db).where('auditLog.id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  const roles = await roleNames(context);
  return {
    rows: ids.map((id) => {
      const row = byId.get(id)!;
      const said = Object.fromEntries((row.changes ?? []).map(({ field, after }) => [field, after]));
      return {
        id,
        at: row.at,
        actorName: row.actorName ?? '',
        actorRoles: roles(row.heldRoles ?? row.actingRole),
        organisationName: row.organisationName ?? '',
        field: known(said['field']),
        reasonCode: said['why'] ?? '',
        reason: row.action === revealed ? (row.reason ?? '') : inLanguage(auditWords.lookedUp, language),
      };
    }),
    total,
  };
};
