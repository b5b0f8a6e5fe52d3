import type { Selectable } from 'kysely';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { byItself } from '#host/jobs';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import type { Services } from '#host/services';
import { dayOf, isWorking } from '#contract/calendar';
import { calendarNow } from '#product/settings/server';
import { nextReminder, reminderOn, type Reminder } from '../reminder';
import { tasksWords } from '../words';

type Working = Context<Me | null, unknown>;
type Clock = Selectable<Tables['deadline']>;
export type Holder = 'owner' | 'agency' | 'assessor' | 'publicAgency';

/** Whom a clock of an evaluation concerns: those who have to act, and those who hear of it once it has run out. */
interface Responsible {
  readonly name: string;
  readonly number: string;
  readonly holders: readonly (string | null)[];
  readonly above: readonly (string | null)[];
}
declare module '#host/contributions' {
  interface Contributions {
    /** Who answers for the clocks of an evaluation. */
    readonly responsible: {
      readonly for: (context: Working, applicationId: string, holder: Holder) => Promise<Responsible>;
    };
  }
}

/** So many clocks are reminded in one transaction. */
const atOnce = 100;

const wordOf = (says: Reminder, holder: Holder) =>
  says === 'overdue' ? (`overdue.${holder}` as const) : (`remind.${says}` as const);

const remind = async (context: Working, clock: Clock, says: Reminder): Promise<void> => {
  const holder = clock.holder as Holder;
  const found = await context.services.contributed.responsible.for(context, clock.applicationId, holder);
  const word = wordOf(says, holder);
  await notify(context, {
    to: says === 'overdue' ? found.above : found.holders,
    kind: `tasks.${word}`,
    says: tasksWords[word],
    values: { name: found.name, number: found.number, due: dayOf(new Date(clock.dueAt)) },
    // Whoever stands above may not read what its holder works on, but the evaluation.
    object: says === 'overdue' ? ['application', clock.applicationId] : [clock.objectKind, clock.objectId],
    actionNeeded: true,
  });
};

/** Reminds of some clocks whose day has come; gives how many there were. Another run passes by what this one holds. */
const remindSome = async (context: Working): Promise<number> => {
  const { db, now } = context;
  const calendar = await calendarNow(db);
  const clocks = await db
    .selectFrom('deadline')
    .selectAll()
    .where('doneAt', 'is', null)
    .where('remindOn', '<=', dayOf(now))
    .orderBy('remindOn')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const clock of clocks) {
    const period = { days: clock.days, dueAt: new Date(clock.dueAt) };
    const says = reminderOn(now, period, calendar);
    if (says !== undefined) await remind(context, clock, says);
    await db
      .updateTable('deadline')
      .set({ remindOn: nextReminder(now, period, calendar) })
      .where('id', '=', clock.id)
      .execute();
  }
  return clocks.length;
};

/**
 * Reminds whoever has to act at 50, 80 and 100 % of a clock, and then every working day whoever stands above them (domain
 * §3.5). Nobody is reminded on a day off, nor twice on one day.
 */
export const remindAll = async (services: Services): Promise<void> => {
  if (!isWorking(dayOf(services.clock()), await calendarNow(services.db))) return;
  let count = atOnce;
  while (count === atOnce)
    await byItself(services, async (context) => {
      count = await remindSome(context);
    });
};
