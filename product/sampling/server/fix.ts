import { dayOf, isWorking } from '#contract/calendar';
import { recordEntry } from '#host/audit/record';
import { byItself } from '#host/jobs';
import type { Services } from '#host/services';
import { sha256Of } from '#product/panels/server';
import { calendarNow, settingsNow } from '#product/settings/server';
import { issuedReports } from '#queries/reports';
import { daysOf, quarterBefore } from '../quarter';
import { candidatesHashOf } from './record';
import { fixedIn } from './stored';

const secretBytes = 32;

/**
 * On the first working day of a quarter, fixes which reports passed in the one before, whichever agency evaluated them, and
 * commits to a secret: both stand in the log before the checkpoint from which the seed is made (domain §9.20). A quarter in
 * which none passed has no lot.
 */
export const fixCandidates = (services: Services): Promise<void> =>
  byItself(services, async (context) => {
    const { db, now } = context;
    const today = dayOf(now);
    if (!isWorking(today, await calendarNow(db))) return;
    const quarter = quarterBefore(today);
    const there = await db
      .selectFrom('samplingDraw')
      .select('id')
      .where('quarter', '=', quarter)
      .executeTakeFirst();
    if (there) return;
    const { first, after } = daysOf(quarter);
    const passed = await db
      .selectFrom(issuedReports.as('report'))
      .select(['report.id as reportId', 'report.agencyId'])
      .where('issueDate', '>=', first)
      .where('issueDate', '<', after)
      .orderBy('report.id')
      .execute();
    if (passed.length === 0) return;
    const { samplingShare: share } = await settingsNow(db);
    const secret = Buffer.from(services.random(secretBytes)).toString('hex');
    const fixed = { quarter, share, candidates: passed };
    const row = { quarter, share, commitment: sha256Of(secret), candidatesHash: candidatesHashOf(fixed) };
    const id = context.newId();
    await db
      .insertInto('samplingDraw')
      .values({
        ...row,
        id,
        secret,
        candidates: JSON.stringify(passed),
        fixedAt: now.toISOString(),
        drawn: null,
        drawnAt: null,
      })
      .execute();
    await recordEntry(db, {
      id: context.newId(),
      at: now,
      me: null,
      action: 'sampling.fixed',
      object: ['samplingDraw', id],
      after: fixedIn(row),
      result: 'ok',
    });
  });
