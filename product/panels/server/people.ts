import { roleCode } from '#contract/rights';
import type { Context } from '#host/context';
import { notify } from '#host/notify';
import { people } from '#queries/people';
import { heldRoles } from '#queries/roles';
import { entriesOf } from '#product/organisations/server';
import { panelsWords } from '../words';

/** The managers of an evaluation agency. */
export const managersOf = async ({ db }: Context<unknown, unknown>, agencyId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom(people.as('person'))
    .innerJoin(heldRoles.as('role'), 'role.personId', 'person.id')
    .select('person.id')
    .where('role.code', '=', roleCode.agency)
    .where('person.organisationId', 'in', entriesOf(agencyId))
    .where('person.isLocked', '=', false)
    .execute();
  return rows.map(({ id }) => id);
};

type NoticeWord = Extract<keyof typeof panelsWords, `told${string}`>;

/** Tells people about a panel or one of its sheets, by a sentence of this area. */
export const notifyPanel = (
  context: Context<unknown, unknown>,
  word: NoticeWord,
  to: readonly string[],
  object: readonly [kind: string, id: string],
  values: Readonly<Record<string, string | number>>,
): Promise<void> =>
  notify(context, {
    to,
    kind: `panels.${word}`,
    says: panelsWords[word],
    values,
    object,
    actionNeeded: ['toldInvited', 'toldReturned', 'toldDeclined', 'toldComplete'].includes(word),
  });
