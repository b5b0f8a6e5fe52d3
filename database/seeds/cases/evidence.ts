import { idAt, type SeedContext } from './seeding';

/** Puts a paper into somebody's hands that proves what they propose; gives the file's id. */
export const storeEvidence = async (
  seedContext: SeedContext,
  at: Date,
  { ownerId, name }: { readonly ownerId: string; readonly name: string },
): Promise<string> => {
  const { services, paper } = seedContext;
  const id = idAt(seedContext, at);
  await services.db
    .insertInto('file')
    .values({
      ...{ id, name, ownerId, sha256: paper.sha256, size: paper.size, mime: 'application/pdf' },
      ...{ scanState: 'clean', class: 'document', createdAt: at.toISOString() },
    })
    .execute();
  return id;
};
