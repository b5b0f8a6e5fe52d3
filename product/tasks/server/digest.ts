import type { Word } from '#contract/words';
import type { Context } from '#host/context';
import { byItself } from '#host/jobs';
import type { Me } from '#host/me';
import { mailedSince, sendLater } from '#host/outbox';
import type { Services } from '#host/services';
import { dayOf, firstWorkingDayOfWeek, startOfDay } from '#contract/calendar';
import { calendarNow } from '#product/settings/server';
import type { DeadlineStep } from '../step';
import { tasksWords } from '../words';
import type { Holder } from './remind';

type Working = Context<Me | null, unknown>;
/** One line of a digest. */
interface Line {
  readonly due: string;
  readonly isOverdue: boolean;
  readonly step: string;
  readonly name: string;
  readonly number: string;
}

const cause = 'tasks.digest';
/** So many lines stand in a mail; how many more there are is said. */
const mostLines = 20;

/** What waits for whom, the most pressing first. */
const gathered = async (context: Working): Promise<ReadonlyMap<string, readonly Line[]>> => {
  const { db, now, services } = context;
  const clocks = await db
    .selectFrom('deadline')
    .select(['applicationId', 'holder', 'step', 'dueAt'])
    .where('doneAt', 'is', null)
    .orderBy('dueAt')
    .orderBy('id')
    .execute();
  const lines = new Map<string, Line[]>();
  for (const { applicationId, holder, step, dueAt } of clocks) {
    const found = await services.contributed.responsible.for(context, applicationId, holder as Holder);
    const due = new Date(dueAt);
    const { name, number } = found;
    const line = { due: dayOf(due), isOverdue: due < now, step, name, number };
    for (const personId of new Set(found.holders)) {
      if (personId === null) continue;
      lines.set(personId, [...(lines.get(personId) ?? []), line]);
    }
  }
  return lines;
};

const written = (lines: readonly Line[], behind: string): Word => {
  const inOne = (language: 0 | 1 | 2): string => {
    const rows = lines.slice(0, mostLines).map(({ due, isOverdue, step, name, number }) => {
      const late = isOverdue ? ` (${tasksWords.overdue[language]})` : '';
      return `${due}${late}  ${tasksWords[`step.${step as DeadlineStep}`][language]}: ${name} (${number || '/'})`;
    });
    const more = lines.length > mostLines ? [`+ ${lines.length - mostLines}`] : [];
    return [tasksWords.digestBegins[language], '', ...rows, ...more, '', behind].join('\n');
  };
  return [inOne(0), inOne(1), inOne(2)];
};

/**
 * Mails everybody for whom something waits what it is and until when, once on the first working day of a week (domain §9.3).
 * Whoever chose otherwise, has no mailbox or has got it already this week is passed by; a run that comes again is harmless.
 */
export const sendDigests = async (services: Services): Promise<void> => {
  const today = dayOf(services.clock());
  if (firstWorkingDayOfWeek(today, await calendarNow(services.db)) !== today) return;
  await byItself(services, async (context) => {
    const { addressees, noticeChannels } = services.contributed;
    const sent = await mailedSince(context.db, cause, startOfDay(today));
    const lines = await gathered(context);
    const people = [...lines.keys()].filter((id) => !sent.has(id));
    if (people.length === 0) return;
    const wanted = await noticeChannels.of(context, people, cause);
    for (const { id, to } of await addressees.mailboxes(context, wanted.mail))
      await sendLater(context, {
        channel: 'mail',
        to,
        subject: tasksWords.digest,
        body: written(lines.get(id)!, `${services.publicUrl}/workbench/workbench`),
        values: { count: lines.get(id)!.length },
        cause,
        personId: id,
      });
  });
};
