import type { Context } from '#host/context';
import { steps } from '#host/timeline';
import { workingDaysAfter } from '#contract/calendar';
import { calendarNow, settingsOf } from '#product/settings/server';
import { applicationCodes } from '#product/dictionaries/application-status';
import { revocationInForce } from '#queries/revocations';
import { appealable, type Appealable } from '../appeal';

type At = Pick<Context<unknown, unknown>, 'db'>;

/** A decision that may be appealed against: what it was for, and until when. */
export interface AppealedDecision {
  readonly decision: Appealable;
  readonly at: string;
  readonly until: Date;
  readonly ground: string | null;
  readonly text: string | null;
  readonly fileId: string | null;
  /** Of a report; null where an application was ended. */
  readonly revocationId: string | null;
}

/** What is appealed against, for whoever files; nothing for whoever decides. */
export interface AppealData {
  readonly decided?: AppealedDecision | undefined;
}

/** What of an application tells how it ended. */
export interface Decided {
  readonly id: string;
  readonly status: number;
  readonly decisionReason: string | null;
  readonly decisionText: string | null;
  readonly decisionFileId: string | null;
}

const isAppealable = (transition: string): transition is Appealable =>
  (appealable as readonly string[]).includes(transition);

/** What ended a rejected application, as its record tells; undefined where its owner ended it. */
const endOf = async (
  { db }: At,
  application: Decided,
): Promise<Omit<AppealedDecision, 'until'> | undefined> => {
  const last = await db
    .selectFrom(steps.as('step'))
    .select(['transition', 'at'])
    .where('objectKind', '=', 'application')
    .where('objectId', '=', application.id)
    .where('toState', '=', applicationCodes.rejected)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || !isAppealable(last.transition)) return undefined;
  return {
    ...{ decision: last.transition, at: last.at, revocationId: null },
    ground: application.decisionReason,
    text: application.decisionText,
    fileId: application.decisionFileId,
  };
};

/** What ended the standing of a passed application's report (domain §3.3 R10). */
const revocationOf = async (
  { db }: At,
  { id }: Decided,
): Promise<Omit<AppealedDecision, 'until'> | undefined> => {
  const found = await revocationInForce(db, id);
  return (
    found && {
      ...{ decision: 'revoke', at: found.decidedAt, revocationId: found.id },
      ...{ ground: found.ground, text: found.reason, fileId: found.evidenceFileId },
    }
  );
};

/** Against which decision its owner may still appeal now, in time and for the first time; undefined for everybody else. */
export const openDecisionFor = async (
  context: Pick<Context, 'db' | 'me' | 'now'>,
  application: Decided & { readonly ownerId: string },
): Promise<AppealedDecision | undefined> => {
  const { db, me, now } = context;
  if (application.ownerId !== me.personId || !me.rights.has('appeal.file')) return undefined;
  const decided = await decisionOn(context, application);
  if (!decided || now > decided.until) return undefined;
  const earlier = await db
    .selectFrom('appeal')
    .select('id')
    .where('applicationId', '=', application.id)
    .where('decisionAt', '=', decided.at)
    .executeTakeFirst();
  return earlier ? undefined : decided;
};

/** What may be appealed against about an application, and until when; undefined while nothing was decided against its owner. */
export const decisionOn = async (at: At, application: Decided): Promise<AppealedDecision | undefined> => {
  const { passed, rejected } = applicationCodes;
  const { status } = application;
  const found =
    status === rejected
      ? await endOf(at, application)
      : status === passed
        ? await revocationOf(at, application)
        : undefined;
  if (!found) return undefined;
  const { appealDays } = await settingsOf(at.db, application.id);
  return { ...found, until: workingDaysAfter(new Date(found.at), appealDays, await calendarNow(at.db)) };
};
