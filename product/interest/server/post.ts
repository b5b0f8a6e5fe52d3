import type { Context } from '#host/context';
import { interestPerAddress, interestPerResult } from '#host/limits/limit';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import { canonicalEmail } from '#host/secrets/canonical';
import { workingDaysAfter } from '#contract/calendar';
import { calendarNow } from '#product/settings/server';
import { nextReminder } from '#product/tasks/reminder';
import { applicationHeads } from '#queries/applications';
import { issuedReports } from '#queries/reports';
import { answerDays, consentVersion, type Enquiry } from '../interest';
import { interestProblems } from '../problems';
import { interestWords } from '../words';
import { answerers } from './answerers';
import { contactPlace } from './contact';

/** What may be a telephone number anywhere: digits, seven at least, with what people write between them. */
const isPhone = (text: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 7;

/**
 * Takes down what a visitor wrote about a published result, and tells its technology manager; the applicant hears that
 * somebody is interested, and not who. Throws 5044 without a consent, 5045 where neither address nor number reaches anybody,
 * 1004 for too many.
 */
export const postInterest = async (input: Enquiry, context: Context<Me | null>) => {
  const { db, services, address, now, language } = context;
  if (!input.consent) throw interestProblems.consentMissing();
  const phone = input.phone?.trim() ?? '';
  const typed = input.email?.trim() ?? '';
  const email = typed === '' ? '' : (canonicalEmail(typed) ?? undefined);
  if (email === undefined || (phone !== '' && !isPhone(phone)) || (email === '' && phone === ''))
    throw interestProblems.unreachable();
  await services.limiter.demand(
    [
      [interestPerAddress, address],
      [interestPerResult, input.resultId],
    ],
    now,
  );
  const about = await db
    .selectFrom(issuedReports.as('report'))
    .innerJoin(applicationHeads.as('application'), 'application.id', 'report.applicationId')
    .select(['application.id', 'application.achievementName'])
    .select(['application.technologyManagerId', 'application.ownerId'])
    .where('report.id', '=', input.resultId)
    .executeTakeFirstOrThrow();
  const id = context.newId();
  const calendar = await calendarNow(db);
  const dueAt = workingDaysAfter(now, answerDays, calendar);
  const seal = (column: 'phone' | 'email', text: string) =>
    text === '' ? null : services.cipher.seal(contactPlace(column, id), text);
  await db
    .insertInto('interest')
    .values({
      id,
      reportId: input.resultId,
      applicationId: about.id,
      name: input.name.trim(),
      organisation: input.organisation?.trim() ?? '',
      need: input.need.trim(),
      phoneCipher: seal('phone', phone),
      emailCipher: seal('email', email),
      language,
      consent: consentVersion,
      createdAt: now.toISOString(),
      dueAt: dueAt.toISOString(),
      remindOn: nextReminder(now, { days: answerDays, dueAt }, calendar),
    })
    .execute();
  const values = { achievement: about.achievementName };
  await notify(context, {
    to: await answerers(db, about),
    kind: 'interest.arrived',
    says: interestWords.arrived,
    values,
    object: ['interest', id],
    actionNeeded: true,
  });
  await notify(context, {
    to: [about.ownerId],
    kind: 'interest.ownerTold',
    says: interestWords.ownerTold,
    values,
    object: ['application', about.id],
    unlessUnread: true,
  });
  context.audit({ object: ['interest', id] });
  return {};
};
