import type { Context } from '#host/context';
import type { Me } from '#host/me';
import { notify } from '#host/notify';
import { people } from '#queries/people';
import { heldRoles } from '#queries/roles';
import { entriesOf } from '#product/organisations/server';
import { applicationsWords } from '../words';
import type { Application } from './visible';

type NoticeWord = Extract<keyof typeof applicationsWords, `told${string}`>;
type AnyContext = Context<Me | null, unknown>;

/** Tells people something about an application: its name and number are in every sentence. */
export const notifyAbout = (
  context: AnyContext,
  row: Pick<Application, 'id' | 'achievementName' | 'applicationNumber'>,
  word: NoticeWord,
  to: readonly (string | null)[],
  { due, actionNeeded = false }: { due?: string; actionNeeded?: boolean } = {},
): Promise<void> =>
  notify(context, {
    to,
    kind: `applications.${word}`,
    says: applicationsWords[word],
    values: {
      name: row.achievementName,
      number: row.applicationNumber ?? '',
      ...(due !== undefined && { due }),
    },
    object: ['application', row.id],
    actionNeeded,
  });

/** Everybody not locked who holds a built-in role, in an organisation when one is given. */
export const peopleInRole = async (
  { db }: AnyContext,
  code: string,
  organisationId?: string | null,
): Promise<string[]> => {
  if (organisationId === null) return [];
  let query = db
    .selectFrom(people.as('person'))
    .innerJoin(heldRoles.as('role'), 'role.personId', 'person.id')
    .select('person.id')
    .where('role.code', '=', code)
    .where('role.isStarted', '=', true)
    .where('person.isLocked', '=', false);
  if (organisationId) query = query.where('person.organisationId', 'in', entriesOf(organisationId));
  return (await query.execute()).map(({ id }) => id);
};
