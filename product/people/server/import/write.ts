import type { Context } from '../../../../host/context';
import { accessProblems } from '../../../access/problems';
import { sendPasswordLinks } from '../../../access/server';
import { dayOf } from '../../../tasks/calendar';
import { drawnName } from '../add';
import { emailFor } from '../contact';
import type { GoodRow } from './check';

/** So many rows go to the database at once. */
const atOnce = 500;

/** Makes people of the rows that are in order, in the transaction of the call: all of them, or none. */
export const writeRows = async (
  good: readonly GoodRow[],
  { userType, roleId }: { readonly userType: number; readonly roleId: string },
  context: Context,
): Promise<void> => {
  const { db, house, me, now, newId } = context;
  const names = new Set<string>();
  while (names.size < good.length) names.add(drawnName(userType, context));
  const loginNames = [...names];
  const made = good.map(({ mobile, email, ...row }, place) => {
    const id = newId();
    return {
      ...row,
      id,
      loginName: loginNames[place]!,
      loginKey: loginNames[place]!,
      passwordHash: null,
      userType,
      mobileCipher: house.cipher.seal({ table: 'person', column: 'mobile', row: id }, mobile),
      ...emailFor(email, id, context),
      registeredBy: me.roles.has('PJJ') ? me.organisationId : null,
      createdAt: now.toISOString(),
    };
  });
  await sendPasswordLinks(made, 'invitation', context);
  const today = dayOf(now);
  for (let from = 0; from < made.length; from += atOnce) {
    const some = made.slice(from, from + atOnce);
    await db
      .insertInto('person')
      .values(some)
      .execute()
      .catch((fault: { readonly code?: string }) => {
        // Somebody registered one of the numbers while the file was read: it is checked anew when it is sent again.
        throw fault.code === '23505' ? accessProblems.nameTaken() : fault;
      });
    await db
      .insertInto('personRole')
      .values(some.map(({ id }) => ({ personId: id, roleId })))
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
  }
};
