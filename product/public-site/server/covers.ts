import type { Language } from '#contract/words';
import type { ShownPicture } from '#product/media/Shown';
import { shownPictures } from '#product/media/server';
import type { Readers } from './page';
import { previewed } from './preview';

interface Entry {
  readonly id: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * The pictures of the library that stand for these entries, by the entries' ids, as a page in a language shows them. One whose
 * picture goes to nobody is not among them.
 */
export const coversOf = async (
  { db, preview }: Pick<Readers, 'db' | 'preview'>,
  language: Language,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, ShownPicture>> => {
  const named = entries.flatMap(({ id, details: { coverId } }) =>
    typeof coverId === 'string' ? [[id, coverId] as const] : [],
  );
  const shown = await shownPictures(
    db,
    named.map(([, coverId]) => coverId),
    language,
  );
  return new Map(
    named.flatMap(([id, coverId]) => {
      const picture = shown.get(coverId);
      // A link to a draft opens the pictures of that draft, and no others.
      return picture ? [[id, id === preview?.id ? previewed(picture, preview) : picture] as const] : [];
    }),
  );
};
