import { serve } from '../../../host/serve';
import type { Db } from '../../../host/database/connection';
import { dictionaryCalls } from '../contract';
import './tables';

/** Every set with its items, by sort: what the browser keeps after signing in (EN5). */
const allSets = async (db: Db) => {
  const [sets, items] = await Promise.all([
    db.selectFrom('codeSet').selectAll().orderBy('sort').execute(),
    db.selectFrom('codeItem').selectAll().orderBy('sort').execute(),
  ]);
  const bySet = new Map<string, typeof items>();
  for (const item of items) bySet.set(item.setId, [...(bySet.get(item.setId) ?? []), item]);
  return sets.map((set) => ({
    id: set.id,
    name: set.name,
    code: set.code,
    children: (bySet.get(set.id) ?? []).map((item) => ({
      id: item.id,
      parentId: item.parentId ?? '',
      setId: item.setId,
      name: item.names[0],
      nameEn: item.names[1],
      nameEs: item.names[2],
      code: item.code,
      number: item.number,
      isLocked: item.isLocked,
      isDeleted: item.isDeleted,
      sort: item.sort,
    })),
  }));
};

export default serve(dictionaryCalls, { all: (_, { db }) => allSets(db) });
