import type { Selectable } from 'kysely';
import { languageOf } from '#contract/words';
import type { Context } from '#host/context';
import type { Tables } from '#host/database/tables';
import { general } from '#contract/problems';
import { sendLater } from '#host/outbox';
import { applicationHeads } from '#queries/applications';
import { interestStates, keptMonths, type Reply } from '../interest';
import { interestProblems } from '../problems';
import { interestWords } from '../words';
import { contactPlace } from './contact';

type OfOne = Context<Context['me'], Selectable<Tables['interest']>>;

/**
 * Keeps what the technology manager answered, or why they declined, and sends it to whoever asked, where they gave an
 * address. Throws 2003 for another version, 5046 where it was dealt with.
 */
export const replyToInterest = async ({ rowVersion, outcome, answer }: Reply, context: OfOne) => {
  const { db, services, me, now, object } = context;
  if (object.status !== interestStates.open) throw interestProblems.decidedAlready();
  if (object.rowVersion !== rowVersion) throw general.changedMeanwhile();
  await db
    .updateTable('interest')
    .set({
      status: interestStates[outcome],
      answer: answer.trim(),
      decidedBy: me.personId,
      decidedAt: now.toISOString(),
      remindOn: null,
      rowVersion: object.rowVersion + 1,
    })
    .where('id', '=', object.id)
    .execute();
  if (object.emailCipher !== null) {
    const { achievementName } = await db
      .selectFrom(applicationHeads.as('application'))
      .select('application.achievementName')
      .where('application.id', '=', object.applicationId)
      .executeTakeFirstOrThrow();
    await sendLater(context, {
      channel: 'mail',
      to: services.cipher.open(contactPlace('email', object.id), object.emailCipher),
      subject: interestWords.mailSubject,
      body: interestWords.mailBody,
      values: {
        achievement: achievementName,
        answer: answer.trim(),
        link: `${services.publicUrl}/resultInfo?id=${object.reportId}`,
        months: keptMonths,
      },
      cause: 'interest answered',
      reader: { name: object.name, language: languageOf(object.language) ?? 'zh' },
    });
  }
  context.audit({
    object: ['interest', object.id],
    before: { state: object.status },
    after: { state: interestStates[outcome] },
    loggedFields: ['state'],
  });
  return {};
};

/** Removes an enquiry whose writer wants that. */
export const removeInterest = async (_: unknown, { db, object, audit }: OfOne) => {
  await db.deleteFrom('interest').where('id', '=', object.id).execute();
  audit({ object: ['interest', object.id] });
  return {};
};
