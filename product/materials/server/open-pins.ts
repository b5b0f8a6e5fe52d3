import type { Db } from '#host/database/connection';

/** Whether pins of a material are open still: it does not pass before its reviewer says that all are settled. */
export const hasOpenPins = async (db: Db, materialId: string): Promise<boolean> => {
  const open = await db
    .selectFrom('materialPin')
    .select('id')
    .where('materialId', '=', materialId)
    .where('settledAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
};
