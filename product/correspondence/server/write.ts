import type * as z from 'zod';
import { general } from '#contract/problems';
import type { Context } from '#host/context';
import { readNotices } from '#host/notify';
import { seats } from '#queries/panels';
import { people } from '#queries/people';
import { judgedReports } from '#queries/reports';
import { isIn, minutesToEdit, sideOf, type Circle, type Part } from '../circles';
import type { correspondence } from '../contract';
import { correspondenceProblems } from '../problems';
import { caseOf, isClosed, partIn } from './access';
import { notifyReaders } from './notify';
import { agencyOf, participantsOf, type About } from './participants';
import { mentionableIn } from './read';
import type { CaseMessageRecord } from './visible';

type At<Object> = Context<Context['me'], Object>;
type Input<Key extends keyof typeof correspondence.calls> = z.output<
  (typeof correspondence.calls)[Key]['takes']
>;

/** Mentions that a text really holds, checked against those who may be mentioned. Throws 2161. */
const checkedMentions = async (
  context: At<About>,
  circle: Circle,
  mentions: readonly string[],
): Promise<readonly string[]> => {
  const distinct = [...new Set(mentions)];
  if (distinct.length === 0) return [];
  const known = new Set((await mentionableIn(context, circle)).map(({ id }) => id));
  if (!distinct.every((id) => known.has(id))) throw correspondenceProblems.notOfCircle();
  return distinct;
};

/**
 * What somebody who knows the panel writes to the applicant must not name its experts (domain §1.1). The applicant's own text
 * is not looked at: a refusal would tell them whom they have guessed. Throws 2162.
 */
const requireNoExpertNamed = async (
  { db }: Pick<Context, 'db'>,
  about: About,
  circle: Circle,
  part: Part,
  body: string,
): Promise<void> => {
  if (circle !== 'applicant' || sideOf(part) === 'applicant') return;
  const experts = await db
    .selectFrom(seats.as('seat'))
    .innerJoin(judgedReports.as('report'), 'report.id', 'seat.reportId')
    .innerJoin(people.as('expert'), 'expert.id', 'seat.expertId')
    .select('expert.trueName')
    .distinct()
    .where('report.applicationId', '=', about.id)
    .execute();
  if (experts.some(({ trueName }) => body.includes(trueName))) throw correspondenceProblems.namesExpert();
};

const mention = async ({ db }: Pick<Context, 'db'>, messageId: string, personIds: readonly string[]) => {
  if (personIds.length === 0) return;
  await db
    .insertInto('caseMessageMention')
    .values(personIds.map((personId) => ({ messageId, personId })))
    .execute();
};

/** Writes into a circle of a case. Throws 404 for whoever does not read it, 2160 to 2162. */
export const postMessage = async ({ circle, body, mentions }: Input<'post'>, context: At<About>) => {
  const { db, me, now, newId, object: about } = context;
  const part = await partIn(context, about, circle);
  if (isClosed(about)) throw correspondenceProblems.closed();
  const called = await checkedMentions(context, circle, mentions);
  await requireNoExpertNamed(context, about, circle, part, body);
  const id = newId();
  await db
    .insertInto('caseMessage')
    .values({
      id,
      applicationId: about.id,
      circle,
      agencyId: agencyOf(about),
      authorId: me.personId,
      authorPart: part,
      body,
      writtenAt: now.toISOString(),
    })
    .execute();
  await mention(context, id, called);
  context.audit({ object: ['caseMessage', id], after: { circle, applicationId: about.id, body } });
  const readers = (await participantsOf(context, about))
    .filter(({ parts }) => parts.some((each) => isIn(each, circle)))
    .map((each) => each.id);
  await notifyReaders(context, await caseOf(context, about.id), readers, called);
  return { id };
};

/** What its author may still do to a message: they read its circle, the case is open, it was not withdrawn. */
const changeable = async (context: At<CaseMessageRecord>) => {
  const { object: message } = context;
  const about = await caseOf(context, message.applicationId);
  const { circle } = message;
  const part = await partIn(context, about, circle);
  if (isClosed(about)) throw correspondenceProblems.closed();
  if (message.withdrawnAt !== null) throw correspondenceProblems.withdrawn();
  return { about, circle, part };
};

/** Changes one's own message within minutes after it was written. Throws 404, 2160 to 2164. */
export const editMessage = async ({ body, mentions }: Input<'edit'>, context: At<CaseMessageRecord>) => {
  const { db, now, object: message } = context;
  const { about, circle, part } = await changeable(context);
  if (now.getTime() >= new Date(message.writtenAt).getTime() + minutesToEdit * 60_000)
    throw correspondenceProblems.tooLateToEdit({ minutes: minutesToEdit });
  const called = await checkedMentions({ ...context, object: about } as never, circle, mentions);
  await requireNoExpertNamed(context, about, circle, part, body);
  await db
    .updateTable('caseMessage')
    .set({ body, editedAt: now.toISOString() })
    .where('id', '=', message.id)
    .execute();
  await db.deleteFrom('caseMessageMention').where('messageId', '=', message.id).execute();
  await mention(context, message.id, called);
  context.audit({ object: ['caseMessage', message.id], before: { body: message.body }, after: { body } });
  return {};
};

/** Takes one's own message back: its text is gone, that it was there stays. Throws 404, 2160, 2164. */
export const withdrawMessage = async (context: At<CaseMessageRecord>) => {
  const { db, now, object: message } = context;
  await changeable(context);
  await db
    .updateTable('caseMessage')
    .set({ body: '', withdrawnAt: now.toISOString() })
    .where('id', '=', message.id)
    .execute();
  await db.deleteFrom('caseMessageMention').where('messageId', '=', message.id).execute();
  context.audit({
    object: ['caseMessage', message.id],
    before: { body: message.body, withdrawn: false },
    after: { body: '', withdrawn: true },
  });
  return {};
};

/** The caller has read a circle up to a moment; never back to an earlier one, nor ahead of what there is. */
export const markRead = async ({ circle, until }: Input<'markRead'>, context: At<About>) => {
  const { db, me, now, object: about } = context;
  await partIn(context, about, circle);
  if (new Date(until) > now) throw general.badInput();
  await db
    .insertInto('caseMessageReading')
    .values({ applicationId: about.id, circle, personId: me.personId, readUntil: until })
    .onConflict((earlier) =>
      earlier
        .columns(['applicationId', 'circle', 'personId'])
        .doUpdateSet((row) => ({ readUntil: row.ref('excluded.readUntil') }))
        .whereRef('caseMessageReading.readUntil', '<', 'excluded.readUntil' as never),
    )
    .execute();
  await readNotices(context, { personId: me.personId, object: ['correspondence', about.id] });
  return {};
};
