import { sql } from 'kysely';
import { byItself } from '#host/jobs';
import { notify } from '#host/notify';
import { probe, type Answered, type Probe } from '#host/outbound/probe';
import type { Services } from '#host/services';
import { newsroomWords } from '../words';
import { isOn } from './online';

/** So many are asked at once. */
const atOnce = 4;
/** After so many checks in a row its editors are told: one bad night of the other side disturbs nobody. */
const toldAfter = 2;
/** A link that has not answered in more checks than these is shown to visitors no more (decision 0091). */
export const shownThrough = 3;

interface Link {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly editedBy: string | null;
  readonly submittedBy: string | null;
}

/** The links that readers have, with whoever wrote them. */
const linksOnline = ({ db, clock }: Services): Promise<Link[]> =>
  db
    .selectFrom('content')
    .innerJoin('contentVersion as shown', (join) =>
      join
        .onRef('shown.contentId', '=', 'content.id')
        .onRef('shown.version', '=', 'content.publishedVersion'),
    )
    .select(['content.id', 'shown.title', 'shown.editedBy', 'content.submittedBy'])
    .select(sql<string>`shown.details ->> 'webAddress'`.as('address'))
    .where('content.kind', '=', 'link')
    .where(isOn('content', clock()))
    .orderBy('content.id')
    .execute();

interface Checked {
  readonly link: Link;
  readonly answered: Answered;
}

/** Writes down what was found of one link, and tells its editors once that it does not answer. */
const keep = (services: Services, { link, answered }: Checked): Promise<void> =>
  byItself(services, async (context) => {
    const { db, now } = context;
    const { id, address, title } = link;
    const before = await db
      .selectFrom('linkCheck')
      .selectAll()
      .where('contentId', '=', id)
      .where('address', '=', address)
      .executeTakeFirst();
    const at = now.toISOString();
    const failures = answered.reason === null ? 0 : (before?.failures ?? 0) + 1;
    const found = {
      address,
      checkedAt: at,
      failures,
      failedSince: failures === 0 ? null : (before?.failedSince ?? at),
      reason: answered.reason,
      statusCode: (answered.reason !== null && answered.status) || null,
    };
    await db
      .insertInto('linkCheck')
      .values({ contentId: id, ...found })
      .onConflict((there) => there.column('contentId').doUpdateSet(found))
      .execute();
    if (failures === toldAfter)
      await notify(context, {
        to: [link.editedBy, link.submittedBy],
        kind: 'newsroom.toldDeadLink',
        says: newsroomWords.toldDeadLink,
        values: { name: title },
        object: ['content', id],
      });
  });

/** Whether it was the other side that did not answer. Where nobody does, it is our own way out that is broken. */
const isOurFault = (checked: readonly Checked[]): boolean =>
  checked.length > 1 &&
  checked.every(({ answered: { reason } }) => reason === 'unknownHost' || reason === 'noAnswer');

/** Asks every link that readers have whether it still answers. */
export const checkLinks = async (services: Services, ask: Probe = probe()): Promise<void> => {
  const links = await linksOnline(services);
  const checked: Checked[] = [];
  for (let at = 0; at < links.length; at += atOnce) {
    const some = links.slice(at, at + atOnce);
    checked.push(
      ...(await Promise.all(some.map(async (link) => ({ link, answered: await ask(link.address) })))),
    );
  }
  if (isOurFault(checked)) {
    services.log.warn({ links: links.length }, 'no link answered: nothing is concluded from this check');
    return;
  }
  for (const each of checked) await keep(services, each);
};
