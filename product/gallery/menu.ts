import type { Word } from '#contract/words';

/** A section of the catalogue: its pages by the last step of their address, each with its three names. */
interface GallerySection {
  readonly names: Word;
  readonly icon: string;
  readonly specimens: Readonly<Record<string, Word>>;
}

/**
 * Every page of the catalogue by its address: `/table/dynamic-table` is drawn by
 * `web/specimens/table/dynamic-table.tsx`. `gallery.test.ts` holds that each entry has its file and each file its entry.
 */
export const gallerySections: Readonly<Record<string, GallerySection>> = {
  '/table': {
    names: ['表格示例', 'Tables', 'Tablas'],
    icon: 'ledger',
    specimens: {
      'dynamic-table': ['动态列', 'Chosen columns', 'Columnas elegidas'],
    },
  },
};

/** The page of the office that draws all of them. */
export const galleryPage = 'gallery/Gallery';
