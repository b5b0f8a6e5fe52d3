import { inLanguage } from '../../../contract/words';
import type { Context } from '../../../host/context';
import { isOfOwn } from '../../../host/me';
import { applicationCodes, statusOf } from '../status';
import { applicationsWords, type ApplicationsWord } from '../words';
import { hatsOf } from './hats';
import type { Application } from './visible';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The steps of an application that this person may read, oldest first. */
export const timelineOf = async ({ db, me, object, language }: Context<Context['me'], Application>) => {
  const rows = await db
    .selectFrom('timeline')
    .leftJoin('person', 'person.id', 'timeline.actorId')
    .selectAll('timeline')
    .select('person.trueName')
    .where('objectKind', '=', 'application')
    .where('objectId', '=', object.id)
    .orderBy('at')
    .orderBy('timeline.id')
    .execute();
  const isReturned = object.status === applicationCodes.draft && isOfOwn(me, object.returnedBy);
  // Who sent it back follows what became of it, though nothing is theirs to do until it is submitted again.
  const hats: string[] =
    isReturned && me.roles.has('PJJ') ? ['agency', ...hatsOf(me, object)] : hatsOf(me, object);
  const word = (prefix: 'hat' | 'step', name: string): string => {
    const found = applicationsWords[`${prefix}${capital(name)}` as ApplicationsWord];
    return found ? inLanguage(found, language) : name;
  };
  return rows
    .filter(
      ({ visibility }) => visibility === 'all' || visibility.split(',').some((hat) => hats.includes(hat)),
    )
    .map((row) => ({
      at: row.at,
      actor: row.trueName ?? '',
      roleName: word('hat', row.hat),
      // The public-service agency does not decline to accept: it rejects what was evaluated.
      action: word('step', row.deed === 'reject' && row.hat === 'publicAgency' ? 'refuse' : row.deed),
      from: row.fromState === null ? null : statusOf(row.fromState),
      to: row.toState === null ? null : statusOf(row.toState),
      note: row.note ?? '',
      visibility: row.visibility,
    }));
};
