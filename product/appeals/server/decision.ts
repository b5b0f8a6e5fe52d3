import type { Context } from '#host/context';
import { steps } from '#host/timeline';
import { workingDaysAfter } from '#contract/calendar';
import { calendarNow, settingsOf } from '#product/settings/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import { appealable, type Appealable } from '../appeal';

type At = Pick<Context<unknown, unknown>, 'db'>;

/** A decision that ended an application, and until when its owner may appeal against it. */
export interface AppealedDecision {
  readonly decision: Appealable;
  readonly at: string;
  readonly until: Date;
}

/** What is appealed against, for whoever files; nothing for whoever decides. */
export interface AppealData {
  readonly decided?: AppealedDecision | undefined;
}

const isAppealable = (transition: string): transition is Appealable =>
  (appealable as readonly string[]).includes(transition);

/** What ended this application, as its record tells; undefined while it goes on, or where its owner ended it. */
export const decisionOn = async (
  { db }: At,
  { id, status }: { readonly id: string; readonly status: number },
): Promise<AppealedDecision | undefined> => {
  if (status !== applicationCodes.rejected) return undefined;
  const last = await db
    .selectFrom(steps.as('step'))
    .select(['transition', 'at'])
    .where('objectKind', '=', 'application')
    .where('objectId', '=', id)
    .where('toState', '=', applicationCodes.rejected)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || !isAppealable(last.transition)) return undefined;
  const { appealDays } = await settingsOf(db, id);
  const until = workingDaysAfter(new Date(last.at), appealDays, await calendarNow(db));
  return { decision: last.transition, at: last.at, until };
};
