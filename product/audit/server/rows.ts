import { roleCode } from '#contract/rights';
import { inLanguage, type Word } from '#contract/words';
import type { LogEntry } from '#host/audit/entries';
import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { problemKindsOf } from '#host/problem-kinds';
import { looksAs } from '#host/scopes';
import { leadTo } from '#product/tasks/server';
import { kindNames, reasonNames } from '../words-kinds';
import { knownCalls } from './calls';
import { namesFor, roleNames } from './names';

/** An entry with the names that stand beside it. */
export type AuditRow = LogEntry & {
  readonly actorName: string | null;
  readonly organisationName: string | null;
};

/** Addresses and sessions are personal data: one's own, or the administrator's to read. */
export const readsPlaces = (me: Me, actorId: string | null): boolean =>
  looksAs(me, roleCode.administrator) || actorId === me.personId;

/** What a refused action was refused for; what an accepted one was done for. */
const reasonOf = (
  { result, reason }: AuditRow,
  { services, language }: Pick<Context, 'services' | 'language'>,
): string => {
  const kind = result === 'ok' ? undefined : problemKindsOf(services.contributed).get(Number(reason));
  if (kind) return inLanguage(kind.says, language).replace(/\{\{\w+\}\}/g, '…');
  return reasonNames[reason ?? ''] ? inLanguage(reasonNames[reason!]!, language) : (reason ?? '');
};

/** Entries in the reader's words. */
export const shownEntries = async (rows: readonly AuditRow[], context: Context) => {
  const { me, language, services } = context;
  const { callNames } = knownCalls(services.contributed);
  const word = (names: Readonly<Record<string, Word>>, key: string) =>
    names[key] ? inLanguage(names[key], language) : key;
  const names = await namesFor(rows, context);
  const roles = await roleNames(context);
  return rows.map((row) => {
    const place = readsPlaces(me, row.actorId);
    const { objectKind, objectId } = row;
    const objectName = names.get(`${objectKind}/${objectId}`);
    return {
      id: row.id,
      at: row.at,
      actorName: row.actorName ?? '',
      actorKey: row.actorId ?? '',
      actorRoles: roles(row.heldRoles ?? row.actingRole),
      organisationName: row.organisationName ?? '',
      callName: word(callNames, row.action),
      objectKind: objectKind ?? '',
      objectKindName: objectKind === null ? '' : word(kindNames, objectKind),
      objectKey: objectId ?? '',
      objectName: objectName ?? '',
      // Only what its reader sees by name has a page for them.
      url: objectName === undefined ? '' : leadTo(services, objectKind, objectId, me),
      result: row.result,
      reason: reasonOf(row, context),
      address: place ? (row.address ?? '') : '',
      sessionKey: place ? (row.sessionId ?? '') : '',
    };
  });
};
