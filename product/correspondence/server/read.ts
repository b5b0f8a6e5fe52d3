import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type * as z from 'zod';
import type { Context } from '#host/context';
import { containing } from '#host/lists';
import { entriesOf } from '#product/organisations/server';
import { people } from '#queries/people';
import { circles, minutesToEdit, sideOf, type Circle, type Part } from '../circles';
import type { CaseMessage, correspondence } from '../contract';
import { circlesOf, isClosed, partIn } from './access';
import { agencyOf, participantsOf, type About } from './participants';

type At = Context<Context['me'], About>;
type Input<Key extends keyof typeof correspondence.calls> = z.output<
  (typeof correspondence.calls)[Key]['takes']
>;

/** The messages of a circle that somebody of this part reads: of the agency those of its own time with the case. */
const messagesIn = ({ db, me }: Pick<At, 'db' | 'me'>, about: About, circle: Circle, part: Part) => {
  const all = db
    .selectFrom('caseMessage')
    .where('caseMessage.applicationId', '=', about.id)
    .where('caseMessage.circle', '=', circle);
  return sideOf(part) === 'agency' ? all.where('caseMessage.agencyId', 'in', me.organisationIds) : all;
};

/** The circles of a case that the caller reads, with what is unread in each. */
export const readCircles = async (context: At) => {
  const { db, me, object: about } = context;
  const read = await circlesOf(context, about);
  const found = await Promise.all(
    [...read].map(async ([name, part]) => {
      const { unread } = await messagesIn(context, about, name, part)
        .select((row) => row.fn.countAll<number>().as('unread'))
        .where('caseMessage.authorId', '!=', me.personId)
        .where('caseMessage.withdrawnAt', 'is', null)
        .where((row) =>
          row.not(
            row.exists(
              db
                .selectFrom('caseMessageReading as reading')
                .select('reading.personId')
                .where('reading.applicationId', '=', about.id)
                .where('reading.circle', '=', name)
                .where('reading.personId', '=', me.personId)
                .whereRef('reading.readUntil', '>=', row.ref('caseMessage.writtenAt')),
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      return { name, unread: Number(unread), readers: [...circles[name]] };
    }),
  );
  return { circles: found, isClosed: isClosed(about) };
};

interface Reader {
  readonly id: string;
  readonly name: string;
  readonly readUntil: string;
}

/** Who of those that take part has read how far, and as what. */
const readersOf = async ({ db, now, object: about }: At, circle: Circle) => {
  const readers: Reader[] = await db
    .selectFrom('caseMessageReading as reading')
    .innerJoin(people.as('person'), 'person.id', 'reading.personId')
    .select(['person.id', 'person.trueName as name', 'reading.readUntil'])
    .where('reading.applicationId', '=', about.id)
    .where('reading.circle', '=', circle)
    .orderBy('person.trueName')
    .orderBy('person.id')
    .execute();
  if (readers.length === 0) return [];
  const partOf = new Map(
    (await participantsOf({ db, now }, about)).map(({ id, parts }) => [
      id,
      parts.find((part) => (circles[circle] as readonly Part[]).includes(part)),
    ]),
  );
  return readers.flatMap((reader) => {
    const part = partOf.get(reader.id);
    return part === undefined ? [] : [{ ...reader, part }];
  });
};

/** A page of a circle's messages, newest first. Throws 404 for whoever does not read it. */
export const listMessages = async ({ circle, before, keyword }: Input<'list'>, context: At) => {
  const { me, now, object: about } = context;
  const part = await partIn(context, about, circle);
  const most = 20;
  let chosen = messagesIn(context, about, circle, part);
  if (keyword?.trim()) chosen = chosen.where('caseMessage.body', 'ilike', containing(keyword.trim()));
  if (before)
    chosen = chosen.where(
      sql<SqlBool>`(case_message.written_at, case_message.id) < (select edge.written_at, edge.id
        from case_message edge where edge.id = ${before} and edge.application_id = ${about.id} and edge.circle = ${circle})`,
    );
  const rows = await chosen
    .innerJoin(people.as('author'), 'author.id', 'caseMessage.authorId')
    .select(['caseMessage.id', 'caseMessage.authorId', 'author.trueName as authorName'])
    .select(['caseMessage.authorPart', 'caseMessage.body', 'caseMessage.writtenAt'])
    .select(['caseMessage.editedAt', 'caseMessage.withdrawnAt'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('caseMessageMention as mention')
          .innerJoin(people.as('person'), 'person.id', 'mention.personId')
          .select(['person.id', 'person.trueName as name'])
          .whereRef('mention.messageId', '=', 'caseMessage.id')
          .orderBy('person.trueName'),
      ).as('mentions'),
    )
    .orderBy('caseMessage.writtenAt', 'desc')
    .orderBy('caseMessage.id', 'desc')
    .limit(most + 1)
    .execute();
  const readers = await readersOf(context, circle);
  const closed = isClosed(about);
  const messages = rows.slice(0, most).map((row): z.output<typeof CaseMessage> => {
    const editUntil = new Date(new Date(row.writtenAt).getTime() + minutesToEdit * 60_000);
    const isOwn = row.authorId === me.personId;
    const isChangeable = isOwn && !closed && row.withdrawnAt === null;
    return {
      id: row.id,
      authorName: row.authorName,
      part: row.authorPart,
      isOwn,
      body: row.body,
      mentions: row.mentions.map((each) => ({ ...each, isMe: each.id === me.personId })),
      writtenAt: row.writtenAt,
      editedAt: row.editedAt,
      withdrawnAt: row.withdrawnAt,
      editUntil: isChangeable && now < editUntil ? editUntil.toISOString() : null,
      mayWithdraw: isChangeable,
      readBy: readers
        .filter((reader) => reader.id !== row.authorId && reader.readUntil >= row.writtenAt)
        .map((reader) => ({
          name: sideOf(reader.part) === sideOf(part) ? reader.name : null,
          part: reader.part,
        })),
    };
  });
  return { messages, hasMore: rows.length > most };
};

/**
 * Whom the caller may mention in a circle: of their own house everybody who reads it; of another one those whom the case
 * names to them already, or who have written here. Nobody learns from it who else works there.
 */
export const mentionableIn = async (context: At, circle: Circle) => {
  const { db, me, object: about } = context;
  const own = sideOf(await partIn(context, about, circle));
  const [everybody, authors] = await Promise.all([
    participantsOf(context, about),
    db
      .selectFrom('caseMessage')
      .select('authorId')
      .distinct()
      .where('applicationId', '=', about.id)
      .where('circle', '=', circle)
      .where('agencyId', 'in', entriesOf(agencyOf(about)))
      .execute(),
  ]);
  const written = new Set(authors.map(({ authorId }) => authorId));
  return everybody.flatMap(({ id, name, parts }) => {
    const part = parts.find((each) => (circles[circle] as readonly Part[]).includes(each));
    if (part === undefined || id === me.personId) return [];
    const isKnown =
      sideOf(part) === own ||
      written.has(id) ||
      part === 'assessor' ||
      part === 'owner' ||
      part === 'techManager';
    return isKnown ? [{ id, name, part }] : [];
  });
};
