import type { Context } from '../../../../host/context';
import { sendPasswordLinks } from '../../../access/server';
import { dayOf } from '../../../tasks/calendar';
import { drawnName } from '../add';
import { emailFor } from '../contact';
import type { GoodRow } from './check';

/** So many rows go to the database at once; between two lots others get their turn on this thread. */
const atOnce = 100;

interface Kind {
  readonly userType: number;
  readonly roleId: string;
}

const peopleOf = (
  rows: readonly GoodRow[],
  names: readonly string[],
  { userType }: Kind,
  context: Context,
) => {
  const { house, me, now, newId } = context;
  return rows.map(({ mobile, email, ...row }, place) => {
    const id = newId();
    return {
      ...row,
      id,
      loginName: names[place]!,
      loginKey: names[place]!,
      passwordHash: null,
      userType,
      mobileCipher: house.cipher.seal({ table: 'person', column: 'mobile', row: id }, mobile),
      ...emailFor(email, id, context),
      registeredBy: me.roles.has('PJJ') ? me.organisationId : null,
      createdAt: now.toISOString(),
    };
  });
};

/**
 * Makes people of the rows that are in order, in the transaction of the import: all of them, or none. Each gets a link
 * that sets a first password. `onStep` hears how many are written.
 */
export const writeRows = async (
  good: readonly GoodRow[],
  kind: Kind,
  context: Context,
  onStep: (written: number) => Promise<void>,
): Promise<void> => {
  const { db, now, newId } = context;
  const names = new Set<string>();
  while (names.size < good.length) names.add(drawnName(kind.userType, context));
  const loginNames = [...names];
  const today = dayOf(now);
  for (let from = 0; from < good.length; from += atOnce) {
    const some = peopleOf(
      good.slice(from, from + atOnce),
      loginNames.slice(from, from + atOnce),
      kind,
      context,
    );
    await db.insertInto('person').values(some).execute();
    await sendPasswordLinks(some, 'invitation', context);
    await db
      .insertInto('personRole')
      .values(some.map(({ id }) => ({ personId: id, roleId: kind.roleId })))
      .execute();
    await db
      .insertInto('workplace')
      .values(
        some.map(({ id, organisationId }) => ({
          id: newId(),
          personId: id,
          organisationId,
          college: null,
          fromDay: today,
          toDay: null,
        })),
      )
      .execute();
    await onStep(from + some.length);
  }
};
