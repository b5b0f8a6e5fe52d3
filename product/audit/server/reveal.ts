import type * as z from 'zod';
import { wireName } from '#contract/glossary';
import { general } from '#contract/problems';
import { fill, inLanguage } from '#contract/words';
import { logEntries } from '#host/audit/entries';
import type { Context } from '#host/context';
import { revealPerPerson } from '#host/limits/limit';
import { notify } from '#host/notify';
import { notOffered } from '#product/dictionaries/server';
import { dayOf, startOfDay } from '#contract/calendar';
import type { RevealAsked } from '../entry';
import { leastReason, type hiddenFields } from '../names';
import { auditProblems } from '../problems';
import { auditWords } from '../words';

type Reading = (id: string, field: (typeof hiddenFields)[number], context: Context) => Promise<string>;
declare module '#host/contributions' {
  interface Contributions {
    /** What a hidden field of an object holds in full, by the object's kind: empty where nothing is stored, 404 for one that the caller may not see it of. */
    readonly hiddenValues: Readonly<Record<string, Reading>>;
  }
}

export const revealed = 'audit.reveal';
/** Whoever found a person by a whole number has seen that it is theirs. */
export const lookedUp = ['staff.list', 'staff.experts'] as const;

const isFirstToday = async (personId: string, { db, now }: Context): Promise<boolean> => {
  const before = await db
    .selectFrom(logEntries.as('auditLog'))
    .select('id')
    .where('objectKind', '=', 'person')
    .where('objectId', '=', personId)
    .where('action', '=', revealed)
    .where('result', '=', 'ok')
    .where('at', '>=', startOfDay(dayOf(now)).toISOString())
    .executeTakeFirst();
  return before === undefined;
};

/**
 * Shows one value of somebody the caller administers, for a reason that its person reads too (PI-03). The log keeps who,
 * whose, which field and why, and never the value; the person is told the first time of a day. Throws 404 for somebody
 * else's, 2732 without a reason, 2731 where nothing is stored, and beyond twenty within an hour.
 */
export const reveal = async (
  { userId, field, reasonCode, reason }: z.output<typeof RevealAsked>,
  context: Context<Context['me'], { readonly id: string }>,
) => {
  const plain = context as unknown as Context;
  const { db, me, services, now, language } = plain;
  const value = await services.contributed.hiddenValues['person']!(userId, field, plain);
  const said = reason.trim();
  const defects = [
    ...((await notOffered(db, [{ dictionary: 'revealReason', code: reasonCode }])).length > 0
      ? [{ Field: wireName('reasonCode'), Msg: inLanguage(auditWords.chooseReason, language) }]
      : []),
    ...([...said].length < leastReason
      ? [
          {
            Field: wireName('reason'),
            Msg: fill(inLanguage(auditProblems.reasonTooShort.kind.says, language), { least: leastReason }),
          },
        ]
      : []),
  ];
  if (defects.length > 0) throw general.badInput({}, defects);
  if (value === '') throw auditProblems.nothingStored();
  await services.limiter.demand([[revealPerPerson, me.personId]], now);
  const isFirst = await isFirstToday(userId, plain);
  context.audit({
    object: ['person', userId],
    after: { field, why: reasonCode },
    loggedFields: ['field', 'why'],
    // Whoever repeats the value among their reasons does not thereby write it into the log.
    reason: said.replaceAll(value, '****'),
  });
  if (isFirst)
    await notify(plain, {
      to: [userId],
      kind: 'audit.toldLooked',
      says: auditWords.toldLooked,
      values: { name: me.name },
      object: ['looks', userId],
    });
  return { value };
};
