import type { Contributions } from '#host/contributions';

type Mailboxes = Contributions['addressees']['mailboxes'];

/** Where those of some people who have a mailbox, or a mobile, are written to. */
const contacts =
  (column: 'email' | 'mobile'): Mailboxes =>
  async ({ db, services }, ids) => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('person')
      .select(['id', `${column}Cipher as sealed`])
      .where('id', 'in', ids)
      .execute();
    return rows.flatMap(({ id, sealed }) =>
      sealed ? [{ id, to: services.cipher.open({ table: 'person', column, row: id }, sealed) }] : [],
    );
  };

/** People to whom messages go: what they are called, which language they read, and where they are written to. */
export const addressees: Contributions['addressees'] = {
  named: (db, ids) =>
    db.selectFrom('person').select(['id', 'trueName as name', 'language']).where('id', 'in', ids).execute(),
  mailboxes: contacts('email'),
  mobiles: contacts('mobile'),
};
