import type { Db } from '#host/database/connection';
import { holdersOf } from '#product/access/server';

/** Whose an enquiry is: the technology manager of the application; where it has none, every technology manager's. */
export const answerers = async (
  db: Db,
  { technologyManagerId }: { readonly technologyManagerId: string | null },
): Promise<readonly string[]> =>
  technologyManagerId === null ? holdersOf(db, 'interest.answer') : [technologyManagerId];
