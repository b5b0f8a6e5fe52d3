import type { IsolationLevel } from 'kysely';
import type { Db, Tx } from './connection';
import { isOutdated } from './statements';

const retried = new Set(['40001', '40P01']);
const mostTries = 5;

/**
 * Runs a request in one transaction and tries again when the database asks for it
 * (serialisation failure, deadlock) or a newer program has altered a table meanwhile. The request must do nothing outside the database.
 */
export const transact = async <Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  { isolation = 'read committed' }: { isolation?: IsolationLevel } = {},
): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (fault) {
      const code = (fault as { code?: string }).code ?? '';
      if (!(retried.has(code) || isOutdated(fault)) || tries === mostTries) throw fault;
    }
  }
};
