import type { Contributions } from '#host/contributions';

/** People to whom messages go: what they are called, which language they read, and where those who have an address get mail. */
export const addressees: Contributions['addressees'] = {
  named: (db, ids) =>
    db.selectFrom('person').select(['id', 'trueName as name', 'language']).where('id', 'in', ids).execute(),
  mailboxes: async ({ db, services }, ids) => {
    const rows = await db.selectFrom('person').select(['id', 'emailCipher']).where('id', 'in', ids).execute();
    return rows.flatMap(({ id, emailCipher }) =>
      emailCipher
        ? [{ id, to: services.cipher.open({ table: 'person', column: 'email', row: id }, emailCipher) }]
        : [],
    );
  },
};
